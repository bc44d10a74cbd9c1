import type { Metadata } from 'next';
import { authoredListQuery } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { contentFilter, ContentScreen, contentTable } from '@/components/screens/content/content-table';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: contentTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/content'>) {
  await requireRoute();
  const view = contentTable.read(await searchParams);
  const [list, marks] = await Promise.all([
    must(authoredListQuery(contentFilter(view), view.sort, contentTable.rowsOf(view))),
    must(marksQuery()),
  ]);
  return <ContentScreen view={view} list={list} marks={marks.items} />;
}

import type { Metadata } from 'next';
import { authoredListQuery, CONTENT_PAGE } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { ContentScreen } from '@/components/screens/content/content-screen';
import { contentFilter, contentList } from '@/components/screens/content/content-view';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Статьи и видео' };

export default async function Page({ searchParams }: PageProps<'/lk/content'>) {
  await requireRoute();
  const view = contentList.read(await searchParams);
  const { page } = view;
  const [list, marks] = await Promise.all([
    must(authoredListQuery(contentFilter(view), view.sort, { page, number: page, size: CONTENT_PAGE })),
    must(marksQuery()),
  ]);
  return <ContentScreen view={view} list={list} marks={marks.items} />;
}

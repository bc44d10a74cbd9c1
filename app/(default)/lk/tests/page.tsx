import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { firstLoadingQuery, testListQuery } from '@/api/testing/queries';
import { testsFilter, TestsScreen, testsShown, testsTable } from '@/components/screens/tests/tests-table';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: testsTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/tests'>) {
  await requireRoute();
  const view = testsTable.read(await searchParams);
  const [list, facts] = await Promise.all([
    must(testListQuery(testsFilter(view), view.sort, testsShown(view))),
    must(firstLoadingQuery()),
  ]);
  return <TestsScreen view={view} list={list} facts={facts} />;
}

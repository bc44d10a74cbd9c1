import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { programmeFirstLoadingQuery, programmeTestListQuery } from '@/api/programmetests/queries';
import {
  programmeTestsFilter,
  ProgrammeTestsScreen,
  programmeTestsTable,
} from '@/components/screens/tests/programme-tests-table';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: programmeTestsTable.title };

export default async function Page({ searchParams }: PageProps<'/education-programme2025/tests'>) {
  await requireRoute();
  const view = programmeTestsTable.read(await searchParams);
  const [list, { marks, months }] = await Promise.all([
    must(programmeTestListQuery(programmeTestsFilter(view), view.sort, programmeTestsTable.rowsOf(view))),
    must(programmeFirstLoadingQuery()),
  ]);
  return <ProgrammeTestsScreen {...{ view, list, marks, months }} />;
}

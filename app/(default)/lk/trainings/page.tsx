import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { managedListQuery } from '@/api/timetable/queries';
import { askedOf, TimetableScreen, timetableTable } from '@/components/screens/timetable/timetable-table';
import { can } from '@/lib/access/permissions';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: timetableTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/trainings'>) {
  const viewer = await requireRoute();
  const view = timetableTable.read(await searchParams);
  const isAdmin = can(viewer, 'admin.enter');
  const { filter, sort } = askedOf(view, isAdmin);
  const [list, marks] = await Promise.all([
    must(managedListQuery(filter, sort, view.page)),
    must(marksQuery()),
  ]);
  return <TimetableScreen view={view} list={list} marks={marks.items} isAdmin={isAdmin} />;
}

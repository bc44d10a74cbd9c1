import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { managedListQuery } from '@/api/timetable/queries';
import { TimetableScreen } from '@/components/screens/timetable/timetable-screen';
import { sortOf, timetableFilter, timetableList } from '@/components/screens/timetable/timetable-view';
import { can } from '@/lib/access/permissions';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('trainings') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings'>) {
  const viewer = await requireRoute();
  const view = timetableList.read(await searchParams);
  const isAdmin = can(viewer, 'admin.enter');
  const [list, marks] = await Promise.all([
    must(managedListQuery(timetableFilter(view, isAdmin), sortOf(view), view.page)),
    must(marksQuery()),
  ]);
  return <TimetableScreen view={view} list={list} marks={marks.items} isAdmin={isAdmin} />;
}

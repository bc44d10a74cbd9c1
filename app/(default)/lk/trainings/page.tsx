import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { managedListQuery, topicListQuery } from '@/api/timetable/queries';
import { askedOf, TimetableScreen, timetableTable } from '@/components/screens/timetable/timetable-table';
import { topicsFilter, TopicsScreen, topicsTable } from '@/components/screens/timetable/topics-table';
import { can } from '@/lib/access/permissions';
import type { ViewOf } from '@/lib/lists/list-address';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: timetableTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/trainings'>) {
  const viewer = await requireRoute();
  const query = await searchParams;
  const view = timetableTable.read(query);
  const isAdmin = can(viewer, 'admin.enter');
  if (view.state === 'topics') return showTopics(topicsTable.read(query), isAdmin);
  const { filter, sort } = askedOf(view, isAdmin);
  const [list, marks] = await Promise.all([
    must(managedListQuery(filter, sort, view.page)),
    must(marksQuery()),
  ]);
  return <TimetableScreen view={view} list={list} marks={marks.items} isAdmin={isAdmin} />;
}

/** Renders the tab of topics; the counts of dates are for the other tabs. */
async function showTopics(view: ViewOf<typeof topicsTable>, isAdmin: boolean) {
  const dates = askedOf(timetableTable.read({}), isAdmin);
  const [list, { meta }, marks] = await Promise.all([
    must(topicListQuery(topicsFilter(view), view.page)),
    must(managedListQuery(dates.filter, dates.sort, 1, 1)),
    must(marksQuery()),
  ]);
  return <TopicsScreen view={view} list={list} states={meta.states} marks={marks.items} />;
}

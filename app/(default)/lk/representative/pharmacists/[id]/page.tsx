import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { trainingsOfQuery } from '@/api/timetable/queries';
import { personQuery, personStatisticsQuery, userScoresQuery } from '@/api/user/queries';
import { PersonScreen } from '@/components/screens/pharmacist/person-screen';
import { scoresList } from '@/components/screens/pharmacist/scores-view';
import { isAdmin } from '@/lib/access/belongs';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('pharmacist') };

const SCORES = 20;
const TRAININGS = 20;

export default async function Page({
  params,
  searchParams,
}: PageProps<'/lk/representative/pharmacists/[id]'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  const view = { ...scoresList.read(await searchParams), id };
  const filter = {
    ...(view.type ? { modelType: view.type } : {}),
    ...(view.mark ? { mark: view.mark } : {}),
  };
  const [person, scores, trainings, statistics, marks] = await Promise.all([
    must(personQuery(id)),
    part(userScoresQuery(id, filter, view.page, SCORES)),
    part(trainingsOfQuery({ userId: id }, TRAININGS)),
    part(personStatisticsQuery(id)),
    must(marksQuery()),
  ]);
  return (
    <PersonScreen
      {...{ view, person, scores, trainings, statistics }}
      marks={marks.items}
      mayArchive={isAdmin(viewer)}
      now={new Date()}
    />
  );
}

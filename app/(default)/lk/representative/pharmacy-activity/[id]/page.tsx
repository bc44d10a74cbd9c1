import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { pharmacyQuery } from '@/api/pharmacies/queries';
import { radarQuery } from '@/api/representative/queries';
import { trainingsOfQuery } from '@/api/timetable/queries';
import { pharmacistsQuery } from '@/api/user/queries';
import { PharmacyScreen } from '@/components/screens/pharmacy/pharmacy-screen';
import { sortOf, teamList } from '@/components/screens/pharmacy/pharmacy-view';
import { isAdmin } from '@/lib/access/belongs';
import { sightOf } from '@/lib/domain/territory';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('pharmacy') };

const PEOPLE = 20;
const TRAININGS = 10;
const RADAR = 20;

export default async function Page({
  params,
  searchParams,
}: PageProps<'/lk/representative/pharmacy-activity/[id]'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  const view = { ...teamList.read(await searchParams), id };
  const filter = { pharmacy_id: id, archived: '0' as const };
  const [pharmacy, team, trainings, radar] = await Promise.all([
    must(pharmacyQuery(id)),
    part(pharmacistsQuery({ filter, sort: sortOf(view), page: view.page, size: PEOPLE, sector: true })),
    part(trainingsOfQuery({ pharmacyId: id }, TRAININGS)),
    part(radarQuery({ pharmacyId: id, size: RADAR, sector: true })),
  ]);
  // whoever sees everyone looks after nobody's plan
  const visits = sightOf(viewer.roles, true) !== 'everyone';
  const shown = { view, pharmacy, team, trainings, radar, visits, mayArchive: isAdmin(viewer) };
  return <PharmacyScreen {...shown} now={new Date()} />;
}

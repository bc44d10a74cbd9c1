import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { pharmacyQuery } from '@/api/pharmacies/queries';
import { dayPlanQuery, radarQuery } from '@/api/representative/queries';
import { trainingsOfQuery } from '@/api/timetable/queries';
import { pharmacistsQuery } from '@/api/user/queries';
import { PharmacyScreen } from '@/components/screens/pharmacy/pharmacy-screen';
import { sortOf, teamList } from '@/components/screens/pharmacy/pharmacy-view';
import { isAdmin } from '@/lib/access/belongs';
import { moscowDay } from '@/lib/domain/moscow';
import { sightOf } from '@/lib/domain/territory';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { mayOpen, requireRoute } from '@/lib/session/guard';

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
  const now = new Date();
  const filter = { pharmacy_id: id, archived: '0' as const };
  // viewers who see everyone have no day plan
  const visits = sightOf(viewer.roles, true) !== 'everyone';
  const [pharmacy, team, trainings, radar, plan, registers] = await Promise.all([
    must(pharmacyQuery(id)),
    part(pharmacistsQuery({ filter, sort: sortOf(view), page: view.page, size: PEOPLE, sector: true })),
    part(trainingsOfQuery({ pharmacyId: id }, TRAININGS)),
    part(radarQuery({ pharmacyId: id, size: RADAR, sector: true })),
    visits ? part(dayPlanQuery(moscowDay(now))) : null,
    mayOpen(path.pharmacistRegistration()),
  ]);
  const isPlanned = plan?.stops.some((stop) => stop.id === id) ?? false;
  const shown = { view, pharmacy, team, trainings, radar, visits, registers, isPlanned };
  return <PharmacyScreen {...shown} mayArchive={isAdmin(viewer)} now={now} />;
}

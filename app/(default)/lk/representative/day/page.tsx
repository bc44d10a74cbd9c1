import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { mustUnless } from '@/api/core/server';
import { dayPlanQuery, radarCountsQuery, radarQuery } from '@/api/representative/queries';
import { DayScreen } from '@/components/screens/representative-day/day-screen';
import { dayList } from '@/components/screens/representative-day/day-view';
import { isAdmin } from '@/lib/access/belongs';
import { moscowDay } from '@/lib/domain/moscow';
import { choosesScope } from '@/lib/domain/territory';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('representativeDay') };

const SIZE = 20;

export default async function Page({ searchParams }: PageProps<'/lk/representative/day'>) {
  const viewer = await requireRoute();
  const view = dayList.read(await searchParams);
  const now = new Date();
  const sector = view.scope === 'sector';
  const asked = { kind: view.kind, page: view.page, size: SIZE, sector };
  const [radar, plan, counts] = await Promise.all([
    mustUnless('list-too-long', radarQuery(asked)),
    part(dayPlanQuery(view.day ?? moscowDay(now))),
    sector ? part(radarCountsQuery()) : null,
  ]);
  return (
    <DayScreen
      {...{ view, radar, now }}
      plan={plan ?? null}
      counts={counts?.items ?? []}
      choosesScope={choosesScope(viewer.roles)}
      isAdmin={isAdmin(viewer)}
    />
  );
}

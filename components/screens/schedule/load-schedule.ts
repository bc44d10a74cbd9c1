import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/me/queries';
import { cityByIdQuery, marksQuery } from '@/api/select/queries';
import { invitationQuery } from '@/api/quotas/queries';
import { slotListQuery, type SlotFilter } from '@/api/trainings/queries';
import { weekOf } from '@/lib/domain/week';
import { ALL_CITIES, askedWeek, scheduleList, slotFilter, stepOf, type ScheduleView } from './schedule-view';

/** The city where the person works: halls of other cities are a journey. */
async function ownCityOf() {
  const { pharmacy } = await must(meQuery());
  return pharmacy?.cityId === undefined ? undefined : { id: pharmacy.cityId, name: pharmacy.city };
}

/** The city the address names, with its name; of a spoiled id there is none. */
async function namedCity(view: ScheduleView, ownCity: { id: string; name: string } | undefined) {
  if (view.city === undefined) return ownCity;
  if (view.city === ALL_CITIES) return undefined;
  const found = await part(cityByIdQuery(view.city));
  return found?.items[0];
}

/** Of a week by its pages no day can be counted from what is shown. */
async function countDays(
  { orNextWeek: _, ...filter }: SlotFilter,
  monday: string,
): Promise<ReadonlyMap<string, number>> {
  const days = weekOf(monday);
  const lists = await Promise.all(
    days.map((day) => must(slotListQuery({ ...filter, from: day, to: day }, 1))),
  );
  return new Map(days.map((day, nth) => [day, lists[nth]?.page?.total ?? 0]));
}

/** What the schedule shows: a week whole while it fits one answer, or the list page by page. */
export async function loadSchedule(view: ScheduleView, now: Date) {
  const { invitation } = view;
  // the layout knows the person already: everything else is asked for at once, which is one question of who asks
  const ownCity = await ownCityOf();
  const filter = slotFilter(view, ownCity?.id, now);
  const shown = scheduleList.shown(view, stepOf(view));
  const [list, city, marks, mine, invited] = await Promise.all([
    must(slotListQuery(filter, shown)),
    namedCity(view, ownCity),
    part(marksQuery()),
    part(slotListQuery({ mine: 'coming' }, 3)),
    invitation ? part(invitationQuery(invitation)) : null,
  ]);
  const monday = list.meta.monday ?? askedWeek(view, now);
  const isLong = view.view === 'week' && (list.page?.pages ?? 1) > 1;
  return {
    list,
    /** Of the week that is shown. */
    monday,
    /** Trainings on each day of a week that is more than one answer; null: the list has all of them. */
    counts: isLong ? await countDays(filter, monday) : null,
    ownCity,
    city,
    marks: marks?.items ?? [],
    mine: mine?.items ?? [],
    /** Null: the link is over, or there was none. */
    invited: invited ?? null,
  };
}

export type Schedule = Awaited<ReturnType<typeof loadSchedule>>;

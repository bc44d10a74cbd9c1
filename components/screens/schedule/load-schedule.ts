import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/me/queries';
import { cityByIdQuery, marksQuery } from '@/api/select/queries';
import { invitationQuery } from '@/api/quotas/queries';
import { slotListQuery, type SlotFilter } from '@/api/trainings/queries';
import { weekOf } from '@/lib/domain/week';
import { ALL_CITIES, askedWeek, scheduleList, slotFilter, stepOf, type ScheduleView } from './schedule-view';

/** City in which the person works: trainings in halls of other cities need a journey. */
async function ownCityOf() {
  const { pharmacy } = await must(meQuery());
  return pharmacy?.cityId === undefined ? undefined : { id: pharmacy.cityId, name: pharmacy.city };
}

/** City in the address with its name, by default the person's own; undefined for all cities and for an unknown id. */
async function namedCity(view: ScheduleView, ownCity: { id: string; name: string } | undefined) {
  if (view.city === undefined) return ownCity;
  if (view.city === ALL_CITIES) return undefined;
  const found = await part(cityByIdQuery(view.city));
  return found?.items[0];
}

/** Counts trainings of each day by separate calls: a page of a week does not have all of its days. */
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

/** Loads the schedule: a whole week while it fits one answer, or the list page by page. */
export async function loadSchedule(view: ScheduleView, now: Date) {
  const { invitation } = view;
  // the layout has loaded the person already; the other calls run in parallel, which authenticates the person once
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
    /** Monday of the shown week. */
    monday,
    /** Trainings per day of a week that does not fit one answer; null when the list has all of them. */
    counts: isLong ? await countDays(filter, monday) : null,
    ownCity,
    city,
    marks: marks?.items ?? [],
    mine: mine?.items ?? [],
    /** Null when the link is no longer valid, and without a link. */
    invited: invited ?? null,
  };
}

export type Schedule = Awaited<ReturnType<typeof loadSchedule>>;

import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/me/queries';
import { cityByIdQuery, marksQuery } from '@/api/select/queries';
import { invitationQuery } from '@/api/quotas/queries';
import { MOST_SLOTS, SLOTS_PAGE, slotListQuery } from '@/api/trainings/queries';
import { ALL_CITIES, slotFilter, scheduleList, type ScheduleView } from './schedule-view';

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

/** What the schedule shows: a week whole, or the list page by page. */
export async function loadSchedule(view: ScheduleView, now: Date) {
  const { invitation } = view;
  // the layout knows the person already: everything else is asked for at once, which is one question of who asks
  const ownCity = await ownCityOf();
  const shown = view.view === 'week' ? MOST_SLOTS : scheduleList.shown(view, SLOTS_PAGE);
  const [list, city, marks, mine, invited] = await Promise.all([
    must(slotListQuery(slotFilter(view, ownCity?.id, now), shown)),
    namedCity(view, ownCity),
    part(marksQuery()),
    part(slotListQuery({ mine: 'coming' }, 3)),
    invitation ? part(invitationQuery(invitation)) : null,
  ]);
  return {
    list,
    ownCity,
    city,
    marks: marks?.items ?? [],
    mine: mine?.items ?? [],
    /** Null: the link is over, or there was none. */
    invited: invited ?? null,
  };
}

export type Schedule = Awaited<ReturnType<typeof loadSchedule>>;

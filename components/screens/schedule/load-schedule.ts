import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/me/queries';
import { cityByIdQuery, marksQuery, pharmacyCitiesQuery } from '@/api/select/queries';
import { invitationQuery } from '@/api/quotas/queries';
import { MOST_SLOTS, SLOTS_PAGE, slotListQuery } from '@/api/trainings/queries';
import { ALL_CITIES, slotFilter, scheduleList, type ScheduleView } from './schedule-view';

/** The city where the person works, by its id: halls of other cities are a journey. */
async function ownCityOf() {
  const { pharmacy } = await must(meQuery());
  if (!pharmacy?.city) return undefined;
  const found = await part(pharmacyCitiesQuery({ name: pharmacy.city }));
  return found?.items.find(({ name }) => name === pharmacy.city);
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
  const [ownCity, marks, mine, invited] = await Promise.all([
    ownCityOf(),
    part(marksQuery()),
    part(slotListQuery({ mine: 'coming' }, 3)),
    invitation ? part(invitationQuery(invitation)) : null,
  ]);
  const shown = view.view === 'week' ? MOST_SLOTS : scheduleList.shown(view, SLOTS_PAGE);
  const list = await must(slotListQuery(slotFilter(view, ownCity?.id, now), shown));
  return {
    list,
    ownCity,
    city: await namedCity(view, ownCity),
    marks: marks?.items ?? [],
    mine: mine?.items ?? [],
    /** Null: the link is over, or there was none. */
    invited: invited ?? null,
  };
}

export type Schedule = Awaited<ReturnType<typeof loadSchedule>>;

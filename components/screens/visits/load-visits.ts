import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { registeredListQuery } from '@/api/timetable/queries';
import { slotListQuery, slotQuery } from '@/api/trainings/queries';
import { isOneOf } from '@/lib/access/belongs';
import { leadsTrainings } from '@/lib/access/roles';
import { moscowDay } from '@/lib/domain/moscow';
import { VISITS_FROM_MS, visitsWindow } from '@/lib/domain/trainings/visits-window';
import { shiftDay } from '@/lib/domain/week';
import type { VisitsView } from './visits-view';

const OFFERED = 24;
export const VISITS_PAGE = 100;
/** Calls that fill one part of the sheet: a whole hall; a webinar of thousands has several parts. */
const SHEET_CALLS = 10;
/** Days after a training in which visits can be marked. */
const DAYS_BACK = 31;

/** Loads trainings whose door is open now or was recently; leaders see only their own. */
async function offered(viewer: { id: string; roles: readonly string[] }, now: Date) {
  const today = moscowDay(now);
  const own = isOneOf(leadsTrainings, viewer) ? { trainerId: viewer.id } : {};
  const of = (from: string, to: string, order: 'starts_at' | '-starts_at') =>
    must(slotListQuery({ from, to, ...own }, OFFERED, order));
  // shortly before midnight the doors of trainings after midnight open
  const opening = moscowDay(new Date(now.getTime() + VISITS_FROM_MS));
  const [recent, next] = await Promise.all([
    of(shiftDay(today, -DAYS_BACK), today, '-starts_at'),
    opening === today ? { items: [] } : of(opening, opening, 'starts_at'),
  ]);
  const open = next.items.filter(
    ({ startsAt, endsAt }) =>
      visitsWindow({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }).from <= now,
  );
  return [...open, ...recent.items];
}

/** Loads everybody who has a seat, by name, without the filters of the list. */
async function loadSheet(training: string, part: number) {
  const load = (page: number) =>
    must(registeredListQuery(training, { filter: {}, page, size: VISITS_PAGE, sector: true }));
  const start = (part - 1) * SHEET_CALLS;
  const first = await load(start + 1);
  const pages = first.page?.pages ?? 1;
  const more = Math.max(0, Math.min(SHEET_CALLS, pages - start) - 1);
  const rest = await Promise.all(Array.from({ length: more }, (_, index) => load(start + 2 + index)));
  return {
    meta: first.meta,
    before: start * VISITS_PAGE,
    people: [first, ...rest].flatMap(({ items }) => items),
    parts: Math.ceil(pages / SHEET_CALLS),
  };
}

export type VisitsSheet = Awaited<ReturnType<typeof loadSheet>>;

/** Loads the chosen training with its people, or the trainings to choose from. */
export async function loadVisits(
  view: VisitsView,
  viewer: { id: string; roles: readonly string[] },
  now: Date,
) {
  const { training, search, visited, page } = view;
  if (training === undefined) {
    return { slot: null, people: null, sheet: null, recent: await offered(viewer, now) };
  }
  if (view.sheet) {
    const [slot, sheet] = await Promise.all([must(slotQuery(training)), loadSheet(training, page)]);
    return { slot, sheet, people: null, recent: [] };
  }
  const filter = { ...(search ? { fullname: search } : {}), ...(visited ? { visited } : {}) };
  const [slot, people] = await Promise.all([
    must(slotQuery(training)),
    part(registeredListQuery(training, { filter, page, size: VISITS_PAGE, sector: true })),
  ]);
  return { slot, people: people ?? null, sheet: null, recent: [] };
}

export type Visits = Awaited<ReturnType<typeof loadVisits>>;

import { and, asc, desc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { slotQuery } from '@/api/trainings/schemas';
import { can } from '@/lib/access/permissions';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { mondayOf, shiftDay } from '@/lib/domain/week';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { movesOf } from './moves';
import { presentSlot } from './present-slot';
import { seenCounts } from './seen-counts';
import { coming, past, planned, slotFilters } from './slot-filters';
import { ownState, selectSlots, type SlotRow } from './slot-row';

type Query = z.output<typeof slotQuery>;
type Filter = NonNullable<Query['filter']>;

/** Age of the oldest slots in the schedule: older ones are of no use to participants. */
const HISTORY_MS = 400 * DAY_MS;

const { startsAt, id } = trainings;

const inState = (now: Date): Record<NonNullable<Filter['state']>[number], SQL | undefined> => ({
  coming: coming(now),
  past: past(now),
  cancelled: eq(trainings.status, 'cancelled'),
});

/** The viewer's own bookings: a training under way counts as coming, a cancelled booking as past. */
const ofMine = (now: Date): Record<NonNullable<Filter['mine']>, SQL | undefined> => ({
  coming: and(planned, eq(ownState, 'registered'), gt(trainings.endsAt, now)),
  waiting: and(planned, eq(ownState, 'waiting'), gt(trainings.startsAt, now)),
  past: or(
    and(eq(ownState, 'registered'), lte(trainings.endsAt, now)),
    and(eq(ownState, 'waiting'), lte(startsAt, now)),
    inArray(ownState, ['cancelled', 'expired']),
  ),
});

const listBy = (sort: 'starts_at' | SQL[]) =>
  listing<Query, SlotRow>({
    from: (ctx, where) => selectSlots(ctx).where(where),
    filters: {
      ...slotFilters,
      trainerId: (trainerId) => eq(trainings.leaderId, trainerId),
      state: (states, ctx) => or(...states.map((state) => inState(ctx.now())[state])),
      mine: (mine, ctx) => ofMine(ctx.now())[mine],
      insteadOf: null,
      orNextWeek: null,
    },
    sorts: { starts_at: [asc(startsAt), asc(id)], '-starts_at': [desc(startsAt), desc(id)] },
    sort,
  });
const list = listBy('starts_at');

function visible(ctx: Ctx, { state, mine }: Filter): SQL | undefined {
  const known = state || mine ? undefined : planned;
  const isStaff = can(viewerOf(ctx), 'trainings.serve');
  return and(known, isStaff ? undefined : gte(startsAt, new Date(ctx.now().getTime() - HISTORY_MS)));
}

async function firstSlot(ctx: Ctx, where: SQL | undefined, filter: Filter): Promise<SlotRow | undefined> {
  const [first] = await selectSlots(ctx)
    .where(and(where, list.where(ctx, { filter })))
    .orderBy(asc(startsAt), asc(id))
    .limit(1);
  return first;
}

/** Finds the next slot that fits, for the case that the asked days have none. */
async function nearest(ctx: Ctx, filter: Filter) {
  const { from: _from, to: _to, state: _state, ...rest } = filter;
  const row = await firstSlot(ctx, coming(ctx.now()), rest);
  if (!row) return null;
  const { training } = row;
  const slot = formatSlot(wallOf(training, MOSCOW_ZONE));
  return { id: training.id, slot, startsAt: training.startsAt.toISOString() };
}

/** Returns the Monday of the next slot that fits and is not over, if it comes after the asked days; else null. */
async function nextMonday(ctx: Ctx, { to, ...filter }: Filter): Promise<string | null> {
  const next = await firstSlot(ctx, and(planned, gt(trainings.endsAt, ctx.now())), filter);
  const monday = next && mondayOf(moscowDay(next.training.startsAt));
  return monday && to && monday > to ? monday : null;
}

/** Lists slots of the schedule with the viewer's bookings; without `state` and `mine` planned slots. */
export async function listSlots(ctx: Ctx, query: Query) {
  const filter = query.filter ?? {};
  const isMove = filter.insteadOf !== undefined;
  const moves = isMove ? await movesOf(ctx, filter.insteadOf ?? '') : undefined;
  const shown = moves ? listBy(moves.order) : list;
  const own = moves === null ? sql`false` : and(visible(ctx, filter), moves?.where);
  const asked = await shown.read(ctx, query, own);
  const isAhead = asked.rows.some(({ training }) => training.endsAt > ctx.now());
  const monday = filter.orNextWeek && !isAhead ? await nextMonday(ctx, filter) : null;
  const week = monday && { ...filter, from: monday, to: shiftDay(monday, 6) };
  const { rows, page } = week ? await shown.read(ctx, { ...query, filter: week }, own) : asked;
  const seen = await seenCounts(
    ctx,
    rows.map(({ training }) => training.id),
  );
  const items = rows.map((row) => ({
    ...presentSlot(row, ctx),
    ...(seen ? { seenCount: seen.get(row.training.id) ?? 0 } : {}),
    ...(filter.mine ? { image: row.topic.image } : {}),
  }));
  const asksNearest = items.length === 0 && !filter.mine && !isMove;
  const meta = { nearest: asksNearest ? await nearest(ctx, filter) : null, ...(monday ? { monday } : {}) };
  return { items, page, meta };
}

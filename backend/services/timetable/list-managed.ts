import { and, asc, desc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { managedQuery } from '@/api/timetable/schemas';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { listing, narrow } from '../../http/listing';
import { managedFilters, stateIs, type ManagedFilter } from './managed-filters';
import { presentManaged, selectManaged, type ManagedRow } from './managed-row';

type Query = z.output<typeof managedQuery>;

const { startsAt, id, taken } = trainings;
const name = sql`${trainingTopics.name} collate "und-x-icu"`;

const list = listing<Query, ManagedRow>({
  from: (ctx, where) => selectManaged(ctx).where(where),
  filters: managedFilters,
  sorts: {
    starts_at: [asc(startsAt), asc(id)],
    '-starts_at': [desc(startsAt), desc(id)],
    name: [asc(name), asc(startsAt), asc(id)],
    '-name': [desc(name), asc(startsAt), asc(id)],
    taken: [asc(taken), asc(startsAt), asc(id)],
    '-taken': [desc(taken), asc(startsAt), asc(id)],
  },
  sort: 'starts_at',
});

const STATES = ['coming', 'past', 'cancelled'] as const;

/** Counts trainings by state under the other filters. */
async function countStates(ctx: Ctx, { state: _state, ...rest }: ManagedFilter) {
  const where = narrow<ManagedFilter>(managedFilters, ctx, rest as ManagedFilter);
  return Promise.all(
    STATES.map(async (value) => {
      const under = and(where, stateIs(value, ctx.now()));
      const [first] = await selectManaged(ctx).where(under).limit(1);
      return { value, count: first?.total ?? 0 };
    }),
  );
}

/** Lists trainings of the timetable by page, with counts by state. */
export async function listManaged(ctx: Ctx, query: Query) {
  const viewer = viewerOf(ctx);
  const [{ rows, page }, states] = await Promise.all([
    list.read(ctx, query),
    countStates(ctx, query.filter ?? {}),
  ]);
  const items = rows.map((row) => presentManaged(row, viewer, ctx.now()));
  return { items, page, meta: { states } };
}

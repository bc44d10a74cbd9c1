import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { allRegisteredQuery, registeredQuery } from '@/api/registrations/schemas';
import { chains, cities, marks, pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { holds } from '../../db/text';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { trainingMissing } from '../trainings/find-slot';
import { pharmacyOf, registrationsSeen } from '../trainings/registrations-seen';
import { slotFilters } from '../trainings/slot-filters';
import {
  contacts,
  contactsSeen,
  personName,
  presentRegistered,
  registeredIds,
  selectRegistered,
  type RegisteredRow,
} from './registered-row';

type Query = z.output<typeof registeredQuery>;
type AllQuery = z.output<typeof allRegisteredQuery>;

const row = trainingRegistrations;
const name = sql`${personName} collate "und-x-icu"`;

const filters = {
  state: (state: (typeof row.$inferSelect)['state']) => eq(row.state, state),
  visited: (visited: '0' | '1') => (visited === '1' ? isNotNull(row.visitedAt) : isNull(row.visitedAt)),
  late: (late: '0' | '1') => eq(row.cancelledLate, late === '1'),
  fullname: (part: string, ctx: Ctx) =>
    or(holds(personName, part), and(holds(contacts, part), contactsSeen(viewerOf(ctx)))),
  chainId: (id: string) => eq(pharmacies.chainId, id),
  categoryId: (id: string) => eq(pharmacies.categoryId, id),
  areaId: (id: string) => eq(pharmacies.sectorId, id),
};
const sorts = {
  name: [asc(name), asc(row.id)],
  '-name': [desc(name), desc(row.id)],
  since: [asc(row.id)],
  '-since': [desc(row.id)],
  visited_at: [sql`${row.visitedAt} nulls last`, asc(row.id)],
  '-visited_at': [sql`${row.visitedAt} desc nulls last`, desc(row.id)],
};

const list = listing<Omit<Query, 'allow_sector'>, RegisteredRow>({
  from: (ctx, where) => selectRegistered(ctx, where),
  count: (ctx, where) => registeredIds(ctx, where),
  filters,
  sorts,
  sort: 'name',
});

const ofMark = (ctx: Ctx, slugs: string[]): SQL =>
  inArray(
    trainings.topicId,
    ctx.db
      .select({ id: trainingTopics.id })
      .from(trainingTopics)
      .innerJoin(marks, eq(marks.id, trainingTopics.markId))
      .where(inArray(marks.slug, slugs)),
  );

const ofTime = {
  trainingId: (id: string) => eq(row.trainingId, id),
  topicId: (id: string) => eq(trainings.topicId, id),
  from: slotFilters.from,
  to: slotFilters.to,
};
/** Filters of a report. */
export const reportConditions = ofTime;

/** List of registrations across trainings; the report of a period has the same rows in a file. */
const registeredList = listing<Omit<AllQuery, 'allow_sector'>, RegisteredRow>({
  from: (ctx, where) => selectRegistered(ctx, where),
  // without a condition no joins are needed to count: every registration has its training
  count: (ctx, where) => (where ? registeredIds(ctx, where) : ctx.db.select({ id: row.id }).from(row)),
  filters: {
    ...filters,
    ...ofTime,
    userId: (id) => eq(row.userId, id),
    pharmacyId: (id) => eq(pharmacies.id, id),
    regionId: (id) => eq(cities.regionId, id),
    cityId: (id) => eq(pharmacies.cityId, id),
    mark: (slugs, ctx) => ofMark(ctx, slugs),
  },
  sorts: {
    ...sorts,
    starts_at: [asc(trainings.startsAt), asc(row.id)],
    '-starts_at': [desc(trainings.startsAt), desc(row.id)],
  },
  sort: '-since',
});

/** Counts registrations of a training by kind, for any viewer: counts name nobody. */
async function countsOf(ctx: Ctx, trainingId: string, seen: SQL | undefined) {
  const of = (condition?: SQL) => ctx.db.$count(row, and(eq(row.trainingId, trainingId), condition));
  const inLine = and(eq(row.trainingId, trainingId), inArray(row.state, ['registered', 'waiting']), seen);
  const [registered, waiting, cancelled, late, visited, [seenOnes]] = await Promise.all([
    of(eq(row.state, 'registered')),
    of(eq(row.state, 'waiting')),
    of(eq(row.state, 'cancelled')),
    of(eq(row.cancelledLate, true)),
    of(isNotNull(row.visitedAt)),
    ctx.db.select({ seen: count() }).from(registeredIds(ctx, inLine).as('seen')),
  ]);
  return { registered, waiting, cancelled, late, visited, seen: seenOnes?.seen ?? 0 };
}

/** Chains of the people whom the viewer sees on a training, by name: values of the filter of its list. */
const chainsOf = ({ db }: Ctx, trainingId: string, seen: SQL | undefined) =>
  db
    .selectDistinct({ id: chains.id, name: chains.name })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .leftJoin(users, eq(users.id, row.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, pharmacyOf))
    .innerJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(and(eq(row.trainingId, trainingId), seen))
    .orderBy(asc(chains.name), asc(chains.id));

/** Lists people on a training whom the viewer sees; without `state` those with a seat. 404 `training-missing`. */
export async function listRegistered(ctx: Ctx, trainingId: string, query: Query) {
  const { allow_sector: sector, filter, ...rest } = query;
  if ((await ctx.db.$count(trainings, eq(trainings.id, trainingId))) === 0) throw trainingMissing();
  const seen = registrationsSeen(ctx, sector === '1');
  const asked = { ...rest, filter: { state: 'registered' as const, ...filter } };
  const [{ rows, page }, counts, chains] = await Promise.all([
    list.read(ctx, asked, and(eq(row.trainingId, trainingId), seen)),
    countsOf(ctx, trainingId, seen),
    chainsOf(ctx, trainingId, seen),
  ]);
  const viewer = viewerOf(ctx);
  const items = rows.map((found) => presentRegistered(found, viewer, ctx.now()));
  return { items, page, meta: { ...counts, chains } };
}

/** Lists registrations that the viewer sees, across trainings. */
export async function listAllRegistered(ctx: Ctx, { allow_sector: sector, ...query }: AllQuery) {
  const { rows, page } = await registeredList.read(ctx, query, registrationsSeen(ctx, sector === '1'));
  const viewer = viewerOf(ctx);
  return { items: rows.map((found) => presentRegistered(found, viewer, ctx.now())), page, meta: {} };
}

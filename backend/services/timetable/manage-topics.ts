import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { managedTopic, manageTopicsQuery } from '@/api/timetable/schemas';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { holds } from '../../db/text';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { narrow } from '../../http/listing';
import { hasDate, topicList } from '../trainings/topic-list';
import { managedFilters, stateIs, type ManagedFilter } from './managed-filters';

type Query = z.output<typeof manageTopicsQuery>;
type Filter = NonNullable<Query['filter']>;
type Counts = Of<typeof managedTopic>['counts'];

/** Most trainings in one response; the others are in the list of trainings. */
const MOST_DATES = 500;

const lastStart = sql`(select max(late.starts_at) from trainings late where late.topic_id = ${trainingTopics.id}) desc nulls last`;

export const topicMissing = () => notFound('Тема не найдена.', 'topic-missing');

const NONE: Counts = { coming: 0, past: 0, taken: 0, capacity: 0, nextAt: null };

/** Counts trainings of each topic, and seats of the coming ones. */
async function countsOf({ db, now }: Pick<Ctx, 'db' | 'now'>, ids: string[]): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map();
  const at = now();
  const coming = stateIs('coming', at) ?? sql`true`;
  const number = (value: SQL) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
  const rows = await db
    .select({
      topicId: trainings.topicId,
      coming: number(sql`count(*) filter (where ${coming})`),
      past: number(sql`count(*) filter (where ${stateIs('past', at)})`),
      taken: number(sql`sum(${trainings.taken}) filter (where ${coming})`),
      seats: number(sql`sum(${trainings.capacity}) filter (where ${coming})`),
      unlimited: number(sql`count(*) filter (where ${coming} and ${trainings.capacity} is null)`),
      nextAt: sql<Date | null>`min(${trainings.startsAt}) filter (where ${coming})`.mapWith(
        trainings.startsAt,
      ),
    })
    .from(trainings)
    .where(inArray(trainings.topicId, ids))
    .groupBy(trainings.topicId);
  return new Map(
    rows.map(({ topicId, seats, unlimited, nextAt, ...counts }) => [
      topicId,
      { ...counts, capacity: unlimited > 0 ? null : seats, nextAt: nextAt?.toISOString() ?? null },
    ]),
  );
}

type Listed = Omit<Of<typeof managedTopic>, 'counts'>;

async function withCounts(ctx: Ctx, topics: Listed[]) {
  const counts = await countsOf(
    ctx,
    topics.map(({ id }) => id),
  );
  return topics.map((topic) => ({ ...topic, counts: counts.get(topic.id) ?? NONE }));
}

/** Condition on topics under a filter: a topic without trainings is found by its brand and name too. */
function topicsUnder(ctx: Ctx, filter: Filter, fits: SQL | undefined): SQL | undefined {
  const { archived, mark, topicId, search, ...ofDates } = filter;
  const word = search?.trim() ? holds(trainingTopics.name, search) : undefined;
  const isOfDates = narrow<ManagedFilter>(managedFilters, ctx, ofDates as ManagedFilter) !== undefined;
  return and(
    eq(trainingTopics.isArchived, archived === '1'),
    mark && mark.length > 0 ? inArray(marks.slug, mark) : undefined,
    topicId ? eq(trainingTopics.id, topicId) : undefined,
    isOfDates ? hasDate(ctx, fits) : word && or(word, hasDate(ctx, fits)),
  );
}

/**
 * Lists topics of the timetable with their trainings, past and cancelled ones too; all topics without a filter on
 * trainings.
 */
export async function manageTopics(ctx: Ctx, { filter = {}, dates, ...query }: Query) {
  const { archived: _archived, ...ofDates } = filter;
  const fits = narrow<ManagedFilter>(managedFilters, ctx, ofDates as ManagedFilter);
  const { items, ...rest } = await topicList(ctx, query, {
    ...{ where: topicsUnder(ctx, filter, fits), fits, byStart: lastStart, sort: 'name' },
    mostDates: dates === '0' ? 0 : MOST_DATES,
  });
  return { ...rest, items: await withCounts(ctx, items) };
}

/** Returns one topic, archived or not, with at most `MOST_DATES` of its trainings. 404 `topic-missing`. */
export async function readTopic(ctx: Ctx, id: string): Promise<Of<typeof managedTopic>> {
  const where = eq(trainingTopics.id, id);
  const { items } = await topicList(
    ctx,
    {},
    { where, fits: undefined, byStart: lastStart, sort: 'name', mostDates: MOST_DATES },
  );
  const [topic] = await withCounts(ctx, items);
  if (!topic) throw topicMissing();
  return topic;
}

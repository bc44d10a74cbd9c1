import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { manageTopicsQuery } from '@/api/timetable/schemas';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { listing, narrow } from '../../http/listing';
import { mayManageTopic } from '../trainings/may-manage';
import { presentTopicSlot } from '../trainings/present-slot';
import { selectSlots } from '../trainings/slot-row';
import { managedFilters, type ManagedFilter } from './managed-filters';

type Query = z.output<typeof manageTopicsQuery>;

/** Of one topic no more are shown: the rest are in the list of dates. */
const MOST_DATES = 500;

function split({ archived, ...dates }: NonNullable<Query['filter']>) {
  return { isArchived: archived === '1', dates: dates as ManagedFilter };
}

/** Topics with a date that fits, or, without a filter on dates, all of them. */
function selectTopics(ctx: Ctx, filter: NonNullable<Query['filter']>) {
  const { isArchived, dates } = split(filter);
  const fits = narrow<ManagedFilter>(managedFilters, ctx, dates);
  const ofTopic = ctx.db
    .select({ one: sql`1` })
    .from(trainings)
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .where(and(eq(trainings.topicId, trainingTopics.id), fits));
  return ctx.db
    .select({
      topic: trainingTopics,
      mark: { slug: marks.slug, name: marks.name },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(trainingTopics)
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .where(and(eq(trainingTopics.isArchived, isArchived), fits ? exists(ofTopic) : undefined));
}

const lastStart = sql`(select max(late.starts_at) from trainings late where late.topic_id = ${trainingTopics.id}) desc nulls last`;

/** Topics of the timetable with their dates, past and cancelled ones too. */
export async function manageTopics(ctx: Ctx, { filter = {}, allow_sector: _sector, ...rest }: Query) {
  const list = listing<
    Omit<Query, 'filter' | 'allow_sector'>,
    Awaited<ReturnType<typeof selectTopics>>[number]
  >({
    from: () => selectTopics(ctx, filter),
    filters: {},
    sorts: {
      name: [sql`${trainingTopics.name} collate "und-x-icu"`, asc(trainingTopics.id)],
      starts_at: [lastStart, asc(trainingTopics.id)],
    },
    sort: 'name',
  });
  const { rows, page } = await list.read(ctx, rest);
  const ids = rows.map(({ topic }) => topic.id);
  const under = and(
    inArray(trainings.topicId, ids),
    narrow<ManagedFilter>(managedFilters, ctx, split(filter).dates),
  );
  const slots =
    ids.length === 0
      ? []
      : await selectSlots(ctx)
          .where(under)
          .orderBy(asc(trainings.startsAt), asc(trainings.id))
          .limit(MOST_DATES);
  const viewer = viewerOf(ctx);
  const items = rows.map(({ topic, mark }) => ({
    ...{ id: topic.id, name: topic.name, markId: mark.slug, markName: mark.name },
    ...{ description: topic.description, image: topic.image, isArchived: topic.isArchived },
    canManage: mayManageTopic(topic, viewer),
    trainings: slots
      .filter(({ training }) => training.topicId === topic.id)
      .map((row) => presentTopicSlot(row, viewer)),
  }));
  return { items, page, meta: {} };
}

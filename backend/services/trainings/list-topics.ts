import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { topicQuery } from '@/api/trainings/schemas';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { listing, narrow } from '../../http/listing';
import { mayManageTopic } from './may-manage';
import { presentTopicSlot } from './present-slot';
import { coming, slotFilters } from './slot-filters';
import { selectSlots } from './slot-row';

type Query = z.output<typeof topicQuery>;
type Filter = NonNullable<Query['filter']>;

/** Coming slots under the call's filters: what a topic needs to be listed, and what is listed in it. */
function fits(ctx: Ctx, filter: Filter | undefined): SQL | undefined {
  return and(coming(ctx.now()), narrow<Filter>(slotFilters, ctx, filter));
}

const selectTopics = (ctx: Ctx, filter: Filter | undefined) => {
  const ofTopic = ctx.db
    .select({ one: sql`1` })
    .from(trainings)
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .where(and(eq(trainings.topicId, trainingTopics.id), fits(ctx, filter)));
  return ctx.db
    .select({
      topic: trainingTopics,
      mark: { slug: marks.slug, name: marks.name },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(trainingTopics)
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .where(and(eq(trainingTopics.isArchived, false), exists(ofTopic)));
};

const firstStart = (ctx: Ctx) => sql`(select min(soon.starts_at) from trainings soon
  where soon.topic_id = ${trainingTopics.id} and soon.status = 'planned' and soon.starts_at > ${ctx.now().toISOString()}::timestamptz)`;
const byName = [sql`${trainingTopics.name} collate "und-x-icu"`, asc(trainingTopics.id)];

/** Topics with a coming slot that fits, each with those slots by their start. */
export async function listTopics(ctx: Ctx, query: Query) {
  const list = listing<Omit<Query, 'filter'>, Awaited<ReturnType<typeof selectTopics>>[number]>({
    from: () => selectTopics(ctx, query.filter),
    filters: {},
    sorts: { name: byName, starts_at: [firstStart(ctx), asc(trainingTopics.id)] },
    sort: 'starts_at',
  });
  const { filter, ...rest } = query;
  const { rows, page } = await list.read(ctx, rest);
  const ids = rows.map(({ topic }) => topic.id);
  const slots =
    ids.length === 0
      ? []
      : await selectSlots(ctx)
          .where(and(inArray(trainings.topicId, ids), fits(ctx, filter)))
          .orderBy(asc(trainings.startsAt), asc(trainings.id));
  const viewer = viewerOf(ctx);
  const items = rows.map(({ topic, mark }) => ({
    id: topic.id,
    name: topic.name,
    markId: mark.slug,
    markName: mark.name,
    description: topic.description,
    image: topic.image,
    isArchived: topic.isArchived,
    canManage: mayManageTopic(topic, viewer),
    trainings: slots
      .filter(({ training }) => training.topicId === topic.id)
      .map((row) => presentTopicSlot(row, viewer)),
  }));
  return { items, page, meta: {} };
}

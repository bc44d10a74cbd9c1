import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { mayManageTopic } from './may-manage';
import { presentTopicSlot } from './present-slot';
import { selectSlots } from './slot-row';

interface Topics {
  where: SQL | undefined;
  /** Condition of the trainings listed in a topic. */
  fits: SQL | undefined;
  /** Order of topics by start. */
  byStart: SQL;
  /** Order by default. */
  sort: 'name' | 'starts_at';
  /** Most trainings in one response; 0 for none. */
  mostDates?: number;
}

interface Query {
  page?: { number?: number | undefined; size?: number | undefined } | undefined;
  sort?: 'name' | 'starts_at' | undefined;
}

/** Condition: topics with a training that fits; undefined without `fits`. */
export const hasDate = ({ db }: Pick<Ctx, 'db'>, fits: SQL | undefined): SQL | undefined =>
  fits &&
  exists(
    db
      .select({ one: sql`1` })
      .from(trainings)
      .leftJoin(cities, eq(cities.id, trainings.cityId))
      .where(and(eq(trainings.topicId, trainingTopics.id), fits)),
  );

const selectTopics = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      topic: trainingTopics,
      mark: { slug: marks.slug, name: marks.name },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(trainingTopics)
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .where(where);

/** Lists topics by page, each with its trainings that fit, by start. */
export async function topicList(ctx: Ctx, query: Query, topics: Topics) {
  const byId = asc(trainingTopics.id);
  const list = listing<Query, Awaited<ReturnType<typeof selectTopics>>[number]>({
    from: () => selectTopics(ctx, topics.where),
    filters: {},
    sorts: {
      name: [sql`${trainingTopics.name} collate "und-x-icu"`, byId],
      starts_at: [topics.byStart, byId],
    },
    sort: topics.sort,
  });
  const { rows, page } = await list.read(ctx, query);
  const viewer = viewerOf(ctx);
  const slots = await slotsOf(
    ctx,
    rows.map(({ topic }) => topic.id),
    topics,
  );
  const items = rows.map(({ topic, mark }) => ({
    ...{ id: topic.id, name: topic.name, markId: mark.slug, markName: mark.name },
    ...{ description: topic.description, image: topic.image, isArchived: topic.isArchived },
    updatedAt: topic.updatedAt.toISOString(),
    canManage: mayManageTopic(topic, viewer),
    trainings: slots
      .filter(({ training }) => training.topicId === topic.id)
      .map((row) => presentTopicSlot(row, viewer)),
  }));
  return { items, page, meta: {} };
}

async function slotsOf(ctx: Ctx, ids: string[], { fits, mostDates }: Topics) {
  if (ids.length === 0 || mostDates === 0) return [];
  const slots = selectSlots(ctx)
    .where(and(inArray(trainings.topicId, ids), fits))
    .orderBy(asc(trainings.startsAt), asc(trainings.id));
  return mostDates === undefined ? await slots : await slots.limit(mostDates);
}

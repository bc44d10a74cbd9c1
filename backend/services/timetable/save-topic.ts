import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { topicBody, topicChange } from '@/api/timetable/schemas';
import { counted } from '@/lib/format/number';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { inTransaction, violated } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { assertSeen, nextVersion } from '../authoring/seen';
import { storedImage } from '../authoring/stored-image';
import { lockTrainings } from '../trainings/lock-trainings';
import { mayManageTopic } from '../trainings/may-manage';
import { insertTopic, markOf } from './insert-topic';
import { readTopic, topicMissing } from './manage-topics';
import { stateIs } from './managed-filters';

type Change = Omit<z.output<typeof topicChange>, 'seenAt'>;
type Topic = typeof trainingTopics.$inferSelect;

const SUBJECT = 'training-topic';
const DATES = ['дата', 'даты', 'дат'] as const;

const topicTaken = () =>
  new AppError(409, 'topic-taken', 'Такая тема у бренда уже есть.', { pointer: '/data/attributes/name' });

/** Creates a topic without trainings. 409 `topic-taken`; 422 on fields. */
export async function createTopic(ctx: Ctx, body: z.output<typeof topicBody>) {
  return inTransaction(ctx, async () => {
    const { name, mark, description, image } = body;
    const picture = image ? storedImage(image, 0) : null;
    const id = await insertTopic(ctx, { name, mark, description: description ?? '', image: picture });
    if (id === null) throw topicTaken();
    return readTopic(ctx, id);
  });
}

/** Locks a topic. 404 for one the viewer may not manage, as for a missing one. */
async function lockTopic(ctx: Ctx, tx: Db, id: string): Promise<Topic> {
  const [topic] = await tx
    .select()
    .from(trainingTopics)
    .where(eq(trainingTopics.id, id))
    .for('no key update');
  if (!topic || !mayManageTopic(topic, viewerOf(ctx))) throw topicMissing();
  return topic;
}

async function assertNothingComing(ctx: Ctx, id: string): Promise<void> {
  const coming = await ctx.db.$count(trainings, and(eq(trainings.topicId, id), stateIs('coming', ctx.now())));
  if (coming === 0) return;
  const words = `Впереди ${counted(coming, DATES)}. Тему можно убрать в архив, когда предстоящих дат не останется.`;
  throw new AppError(409, 'has-coming', words);
}

/** Maps the given fields to columns; a picture with an unchanged address and name is kept. */
async function columnsOf(ctx: Ctx, topic: Topic, { mark, description, image, ...rest }: Change) {
  const isSame = image && image.originalUrl === topic.image?.originalUrl && image.name === topic.image.name;
  return {
    ...rest,
    ...(mark === undefined ? {} : { markId: await markOf(ctx, mark) }),
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(image === undefined || isSame ? {} : { image: image && storedImage(image, 0) }),
  };
}

/** Raises the version of the topic's coming trainings: calendar entries are named after the topic. */
async function renewDates(ctx: Ctx, topicId: string): Promise<void> {
  const coming = and(eq(trainings.topicId, topicId), stateIs('coming', ctx.now()));
  const dates = await ctx.db.select({ id: trainings.id }).from(trainings).where(coming);
  if (dates.length === 0) return;
  await lockTrainings(
    ctx.db,
    dates.map(({ id }) => id),
  );
  await ctx.db
    .update(trainings)
    .set({ version: sql`${trainings.version} + 1`, updatedAt: ctx.now() })
    .where(coming);
}

async function write(ctx: Ctx, topic: Topic, columns: Partial<Topic>): Promise<void> {
  const keys = Object.keys(columns) as (keyof Topic)[];
  const fields = keys.filter((key) => columns[key] !== undefined && columns[key] !== topic[key]);
  if (fields.length === 0) return;
  const { id } = topic;
  try {
    await ctx.db
      .update(trainingTopics)
      .set({ ...columns, updatedAt: nextVersion(topic.updatedAt, ctx.now()) })
      .where(eq(trainingTopics.id, id));
  } catch (error) {
    if (violated(error) === 'training_topics_name_index') throw topicTaken();
    throw error;
  }
  if (fields.includes('name')) await renewDates(ctx, id);
  const about = { action: 'topic.changed', subjectType: SUBJECT, subjectId: id };
  await audit.record(ctx, { ...about, details: { fields } });
}

/**
 * Changes the given fields of a topic, archives or restores it. 404 `topic-missing`; 409 `changed-since`,
 * `topic-taken`, `has-coming` for one with a training that is not over; 422 on fields.
 */
export async function changeTopic(ctx: Ctx, id: string, { seenAt, ...body }: z.output<typeof topicChange>) {
  return inTransaction(ctx, async (tx) => {
    const topic = await lockTopic(ctx, tx, id);
    await assertSeen(ctx, { type: SUBJECT, id, updatedAt: topic.updatedAt }, seenAt);
    if (body.isArchived && !topic.isArchived) await assertNothingComing(ctx, id);
    await write(ctx, topic, await columnsOf(ctx, topic, body));
    return readTopic(ctx, id);
  });
}

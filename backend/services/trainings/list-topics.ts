import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { topicQuery } from '@/api/trainings/schemas';
import { trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import { narrow } from '../../http/listing';
import { coming, slotFilters } from './slot-filters';
import { hasDate, topicList } from './topic-list';

type Query = z.output<typeof topicQuery>;

const firstStart = (ctx: Ctx) => sql`(select min(soon.starts_at) from trainings soon
  where soon.topic_id = ${trainingTopics.id} and soon.status = 'planned' and soon.starts_at > ${ctx.now().toISOString()}::timestamptz)`;

/** Topics with a coming slot that fits, each with those slots by their start. */
export function listTopics(ctx: Ctx, { filter, ...query }: Query) {
  const fits = and(coming(ctx.now()), narrow<NonNullable<Query['filter']>>(slotFilters, ctx, filter));
  const where = and(eq(trainingTopics.isArchived, false), hasDate(ctx, fits));
  return topicList(ctx, query, { where, fits, byStart: firstStart(ctx), sort: 'starts_at' });
}

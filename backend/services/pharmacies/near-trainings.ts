import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { NEAR_DAYS, type PharmacyFacts } from '@/lib/domain/radar/pharmacy-signals';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';

/** The nearest training with seats in each of these cities, within the days that count as near. */
export async function nearTrainings(ctx: Ctx, cityIds: readonly string[]) {
  const { cityId, startsAt, capacity, taken, status } = trainings;
  if (cityIds.length === 0) return new Map<string, PharmacyFacts['near']>();
  const rows = await ctx.db
    .selectDistinctOn([cityId], { cityId, startsAt, capacity, taken, topic: trainingTopics.name })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .where(
      and(
        inArray(cityId, [...new Set(cityIds)]),
        eq(status, 'planned'),
        gt(startsAt, ctx.now()),
        lt(startsAt, new Date(ctx.now().getTime() + NEAR_DAYS * DAY_MS)),
        sql`${taken} < ${capacity}`,
      ),
    )
    .orderBy(asc(cityId), asc(startsAt));
  return new Map<string, PharmacyFacts['near']>(
    rows.map((row) => [
      row.cityId ?? '',
      { topic: row.topic, startsAt: row.startsAt, places: (row.capacity ?? row.taken) - row.taken },
    ]),
  );
}

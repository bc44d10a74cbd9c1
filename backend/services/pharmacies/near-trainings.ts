import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { NEAR_DAYS, type PharmacyFacts } from '@/lib/domain/radar/pharmacy-signals';
import { pharmacies } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import { heldForOthers } from '../trainings/quota-seats';

/** Finds for each pharmacy the next training in its city with free seats, within `NEAR_DAYS`. */
export async function nearTrainings(ctx: Ctx, pharmacyIds: readonly string[]) {
  const { cityId, startsAt, capacity, taken, status } = trainings;
  if (pharmacyIds.length === 0) return new Map<string, PharmacyFacts['near']>();
  const places = sql<number>`${capacity} - ${taken} - ${heldForOthers}`.mapWith(Number);
  const rows = await ctx.db
    .selectDistinctOn([pharmacies.id], { id: pharmacies.id, startsAt, places, topic: trainingTopics.name })
    .from(pharmacies)
    .innerJoin(trainings, eq(cityId, pharmacies.cityId))
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .where(
      and(
        inArray(pharmacies.id, [...pharmacyIds]),
        eq(status, 'planned'),
        gt(startsAt, ctx.now()),
        lt(startsAt, new Date(ctx.now().getTime() + NEAR_DAYS * DAY_MS)),
        gt(places, 0),
      ),
    )
    .orderBy(asc(pharmacies.id), asc(startsAt));
  return new Map<string, PharmacyFacts['near']>(rows.map(({ id, ...near }) => [id, near]));
}

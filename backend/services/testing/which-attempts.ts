import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { resultsQuery } from '@/api/testing/schemas';
import { DAY_MS, moscowMidnight } from '@/lib/domain/moscow';
import { chains, cities, pharmacies, regions } from '../../db/schema/directory';
import { attempts, testRevisions } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import type { Filters } from '../../http/listing';

export type Which = NonNullable<z.output<typeof resultsQuery>['filter']>;

/** Time when the attempt was sent or, while it is open, last saved. */
const at = sql`coalesce(${attempts.submittedAt}, ${attempts.savedAt})`;
const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const peopleIn = ({ db }: Ctx) =>
  db
    .select({ id: users.id })
    .from(users)
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId));

/** Conditions on attempts alone, for any query that reads attempts. */
export const whichAttempts: Filters<Which> = {
  from: (day) => sql`${at} >= ${instant(moscowMidnight(day))}`,
  to: (day) => sql`${at} < ${instant(new Date(moscowMidnight(day).getTime() + DAY_MS))}`,
  region: (id, ctx) => inArray(attempts.userId, peopleIn(ctx).where(eq(cities.regionId, id))),
  chain: (id, ctx) => inArray(attempts.userId, peopleIn(ctx).where(eq(pharmacies.chainId, id))),
  revision: (number, { db }) =>
    inArray(
      attempts.revisionId,
      db.select({ id: testRevisions.id }).from(testRevisions).where(eq(testRevisions.number, number)),
    ),
};

/**
 * Returns regions and chains of people who have begun the test, and the numbers of versions that have been published.
 */
export async function choicesOf({ db }: Ctx, testId: string) {
  const theirs = eq(attempts.testId, testId);
  const places = db
    .selectDistinct({ value: regions.id, title: regions.name })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .innerJoin(regions, eq(regions.id, cities.regionId))
    .where(theirs)
    .orderBy(asc(regions.name));
  const networks = db
    .selectDistinct({ value: chains.id, title: chains.name })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(theirs)
    .orderBy(asc(chains.name));
  const numbers = db
    .selectDistinct({ number: testRevisions.number })
    .from(attempts)
    .innerJoin(testRevisions, eq(testRevisions.id, attempts.revisionId))
    .where(theirs)
    .orderBy(asc(testRevisions.number));
  const [inRegions, inChains, versions] = await Promise.all([places, networks, numbers]);
  return { regions: inRegions, chains: inChains, revisions: versions.map(({ number }) => number) };
}

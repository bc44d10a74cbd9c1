import { and, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { moscowDay, moscowMidnight } from '@/lib/domain/moscow';
import { mondayOf, shiftDay } from '@/lib/domain/week';
import { pharmacies } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { MOST_COUNTED } from '../../http/paging';
import { isActive, isAtWork, isPharmacist } from '../user/people-filters';
import { inTerritory, peopleSeen } from '../user/territory';

/** Selects people who work in the territory now, at most `MOST_COUNTED` + 1. */
function team(ctx: Ctx, allowSector: boolean) {
  return ctx.db
    .select({ id: users.id, active: sql<boolean>`coalesce(${isActive(ctx)}, false)`.as('active') })
    .from(users)
    .where(and(isNull(users.erasedAt), isAtWork(), isPharmacist(ctx), peopleSeen(ctx, allowSector)))
    .limit(MOST_COUNTED + 1);
}

/**
 * Counts the people who work in the territory, at most `MOST_COUNTED` + 1, with the figures of the territory: null for
 * a territory too large to be summed up for every page.
 */
export async function peopleFigures(ctx: Ctx, allowSector: boolean) {
  const people = ctx.db.$with('team').as(team(ctx, allowSector));
  const ids = sql`(select id from team)`;
  const monday = mondayOf(moscowDay(ctx.now()));
  const ofWeek = and(
    eq(trainingRegistrations.state, 'registered'),
    eq(trainings.status, 'planned'),
    gte(trainings.startsAt, moscowMidnight(monday)),
    lt(trainings.startsAt, moscowMidnight(shiftDay(monday, 7))),
    sql`${trainingRegistrations.userId} in ${ids}`,
  );
  const registered = ctx.db
    .select({ count: sql`count(distinct ${trainingRegistrations.userId})::int` })
    .from(trainingRegistrations)
    .innerJoin(trainings, eq(trainings.id, trainingRegistrations.trainingId))
    .where(ofWeek);
  const inSight = ctx.db
    .select({ count: sql`count(*)::int` })
    .from(pharmacies)
    .where(and(eq(pharmacies.isArchived, false), inTerritory(ctx, sql`${pharmacies.id}`, allowSector)));
  // a branch of `case` that is not taken is not computed
  const ofFew = (figure: SQL) => sql<number>`case when count(*) <= ${MOST_COUNTED} then ${figure} end`;
  const earned = sql`(select coalesce(sum(${balances.earned}), 0)::int from ${balances} where ${balances.userId} in ${ids})`;
  const [row] = await ctx.db
    .with(people)
    .select({
      people: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${people.active}))::int`,
      pharmacies: ofFew(sql`(${inSight})`),
      earned: ofFew(earned),
      registeredThisWeek: ofFew(sql`(${registered})`),
    })
    .from(people);
  const count = row?.people ?? 0;
  return { people: count, figures: row && count <= MOST_COUNTED ? row : null };
}

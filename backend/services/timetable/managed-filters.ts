import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { managedQuery } from '@/api/timetable/schemas';
import { trainings } from '../../db/schema/trainings';
import { roles, userRoles } from '../../db/schema/users';
import { holds } from '../../db/text';
import { viewerOf, type Ctx } from '../../http/context';
import type { Filters } from '../../http/listing';
import { planned, slotFilters } from '../trainings/slot-filters';

export type ManagedFilter = NonNullable<z.output<typeof managedQuery>['filter']>;

const { leaderId, authorId, endsAt } = trainings;

/** The leader's name with the surname both first and last: either order is found. */
const leaderName = sql`coalesce((select concat_ws(' ', led.last_name, led.first_name, led.last_name) from users led
  where led.id = ${leaderId}), '')`;

const leadersWith = (ctx: Ctx, role: string): SQL =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(sql`${userRoles.userId} = ${leaderId} and ${roles.name} = ${role}`),
  );

/** Condition of a state; a training in progress is still a coming one. */
export const stateIs = (state: NonNullable<ManagedFilter['state']>, now: Date): SQL | undefined => {
  if (state === 'cancelled') return eq(trainings.status, 'cancelled');
  const at = sql`${now.toISOString()}::timestamptz`;
  return state === 'coming' ? sql`${planned} and ${endsAt} > ${at}` : sql`${planned} and ${endsAt} <= ${at}`;
};

/**
 * Condition: trainings that the person leads. A training without a leader is its author's; one made for another leader
 * is not.
 */
const isLed = (id: string) => or(eq(leaderId, id), and(isNull(leaderId), eq(authorId, id)));

/** Filters of both lists of trainings for their managers. */
export const managedFilters: Filters<ManagedFilter> = {
  ...slotFilters,
  // the city of a hall alone: nobody searches for webinars by city
  cityId: (cityId) => eq(trainings.cityId, cityId),
  trainerId: (id) => eq(leaderId, id),
  search: (words) => or(slotFilters.search(words), holds(leaderName, words)),
  role: (role, ctx) => leadersWith(ctx, role),
  state: (state, ctx) => stateIs(state, ctx.now()),
  mine: (mine, ctx) => (mine === '1' ? isLed(viewerOf(ctx).id) : undefined),
};

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

/** Surname first or last, as it is typed. */
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

/** One under way is still to come: its people are at the door. */
export const stateIs = (state: NonNullable<ManagedFilter['state']>, now: Date): SQL | undefined => {
  if (state === 'cancelled') return eq(trainings.status, 'cancelled');
  const at = sql`${now.toISOString()}::timestamptz`;
  return state === 'coming' ? sql`${planned} and ${endsAt} > ${at}` : sql`${planned} and ${endsAt} <= ${at}`;
};

/** Theirs to lead. Who made the dates of a whole team does not look for them among their own. */
const isLed = (id: string) => or(eq(leaderId, id), and(isNull(leaderId), eq(authorId, id)));

/** Conditions of both lists of those who look after trainings. */
export const managedFilters: Filters<ManagedFilter> = {
  ...slotFilters,
  // a hall's city alone: nobody looks for a webinar of Kazan
  cityId: (cityId) => eq(trainings.cityId, cityId),
  trainerId: (id) => eq(leaderId, id),
  search: (words) => or(slotFilters.search(words), holds(leaderName, words)),
  role: (role, ctx) => leadersWith(ctx, role),
  state: (state, ctx) => stateIs(state, ctx.now()),
  mine: (mine, ctx) => (mine === '1' ? isLed(viewerOf(ctx).id) : undefined),
};

import { and, eq, exists, gte, inArray, isNull, lt, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { userListQuery } from '@/api/user/schemas';
import { DAY_MS } from '@/lib/domain/moscow';
import { ACTIVE_DAYS } from '@/lib/domain/territory';
import { cities, pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { roles, userRoles, users } from '../../db/schema/users';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import type { Filters } from '../../http/listing';

type Filter = NonNullable<z.output<typeof userListQuery>['filter']>;

export const rolesOf = (ctx: Pick<Ctx, 'db'>, ...conditions: (SQL | undefined)[]) =>
  ctx.db
    .select({ one: sql`1` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), ...conditions));

export const named = (names: readonly string[]) => inArray(roles.name, [...names]);

/** Condition: the account is not archived, and nobody has recorded that the person left the pharmacy. */
export const isAtWork = (): SQL => sql`(not ${users.isArchived} and ${users.leftAt} is null)`;

/** Condition: pharmacists are people without a role. */
export const isPharmacist = (ctx: Pick<Ctx, 'db'>) =>
  notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(eq(userRoles.userId, users.id)),
  );

const daysAgo = (ctx: Pick<Ctx, 'now'>, days: number) => new Date(ctx.now().getTime() - days * DAY_MS);

/** Condition: active on the portal within `ACTIVE_DAYS`; one rule for the list, its filter and the figures. */
export const isActive = (ctx: Pick<Ctx, 'now'>): SQL => gte(users.lastActivityAt, daysAgo(ctx, ACTIVE_DAYS));

const visitedWithin = (ctx: Ctx, days: number) =>
  ctx.db
    .select({ one: sql`1` })
    .from(trainingRegistrations)
    .where(
      and(
        eq(trainingRegistrations.userId, users.id),
        gte(trainingRegistrations.visitedAt, daysAgo(ctx, days)),
      ),
    );

/** Filters of people. The caller joins `users` left join `pharmacies` left join `cities`. */
export const peopleFilters: Filters<Filter> = {
  roles: (asked, ctx) => exists(rolesOf(ctx, named(asked.name))),
  is_pharmacist: (_, ctx) => isPharmacist(ctx),
  pharmacy_id: (id) => eq(users.pharmacyId, id),
  fullname: (part) => holds(sql`${users.fullName}`, part),
  search: (part) =>
    or(holds(sql`${users.fullName}`, part), sql`${users.email} like ${likely(part)}`, phoneLike(part)),
  mark: null,
  region_id: (id) => eq(cities.regionId, id),
  city_id: (id) => eq(pharmacies.cityId, id),
  chain_id: (id) => eq(pharmacies.chainId, id),
  category_id: (id) => eq(pharmacies.categoryId, id),
  area_id: (id) => eq(pharmacies.sectorId, id),
  active: (value, ctx) =>
    value === '1'
      ? isActive(ctx)
      : or(isNull(users.lastActivityAt), lt(users.lastActivityAt, daysAgo(ctx, ACTIVE_DAYS))),
  archived: (value) => (value === '1' ? not(isAtWork()) : isAtWork()),
  points_from: null,
  points_to: null,
  quiet_days: (days, ctx) => notExists(visitedWithin(ctx, days)),
};

const likely = (part: string) =>
  `%${part
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;

/** Matches a phone typed in any form with the stored E.164; fewer digits than four would match half of the people. */
function phoneLike(part: string): SQL | undefined {
  const digits = part.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return digits.length >= 4 ? sql`${users.phone} like ${`%${digits}%`}` : undefined;
}

import { and, asc, eq, exists, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { userQuery } from '@/api/select/schemas';
import { can } from '@/lib/access/permissions';
import { foldLetters } from '@/lib/domain/fold-letters';
import { sightOf } from '@/lib/domain/territory';
import { fullName } from '@/lib/format/person';
import { normalisePhone } from '@/lib/validation/phone';
import { cities, pharmacies } from '../../db/schema/directory';
import { roles, userRoles, users } from '../../db/schema/users';
import { holds } from '../../db/text';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { throttleHeavyCalls } from '../auth/throttle';
import { isAtWork } from '../user/people-filters';
import { inTerritory } from '../user/territory';
import { selectPage, total } from './list';

type Query = z.output<typeof userQuery>;

/** Fewest letters of a name to search by: fewer would list everybody. */
const SHORTEST = 3;
/** Most searches of a viewer who finds people outside any territory. */
const SEARCHES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

const rolesOf = (ctx: Ctx, condition?: SQL) =>
  ctx.db
    .select({ one: sql`1` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), condition));

const part = (column: SQL, text: string | undefined) =>
  text && foldLetters(text.trim()).length >= SHORTEST ? holds(column, text) : undefined;

/** Condition of the search: a part of a name, a whole phone or e-mail. Undefined when the query is too short. */
function lookedFor({ name, email, phone, first_name, last_name, middle_name }: Query): SQL | undefined {
  const whole = [name, email, phone].map((text) => text?.trim().toLowerCase() ?? '');
  const mails = whole.filter((text) => text.includes('@'));
  const phones = whole.flatMap((text) => normalisePhone(text) ?? []);
  return or(
    mails.length > 0 ? inArray(sql`lower(${users.email})`, mails) : undefined,
    phones.length > 0 ? inArray(users.phone, phones) : undefined,
    part(sql`${users.fullName}`, name),
    and(
      part(sql`${users.firstName}`, first_name),
      part(sql`${users.lastName}`, last_name),
      part(sql`${users.middleName}`, middle_name),
    ),
  );
}

/** SQL: whether the person is in the viewer's sight; such people are shown with their contacts. */
function seenBy(ctx: Ctx, allowSector: boolean): SQL<boolean> {
  const viewer = viewerOf(ctx);
  const sight = sightOf(viewer.roles, allowSector);
  if (sight === 'everyone') return sql<boolean>`true`;
  if (sight === 'nobody') return sql<boolean>`false`;
  return sql<boolean>`${inTerritory(ctx, sql`${users.pharmacyId}`, allowSector) ?? sql`true`}`;
}

const maskMail = (email: string) => email.replace(/^(.)[^@]*(?=@)/, '$1***');
const maskPhone = (phone: string) => phone && `${phone.slice(0, 2)} *** ${phone.slice(-4)}`;

/**
 * Condition: people the viewer may list: leaders with `trainings.manage`, pharmacists with `trainings.serve`. 403
 * otherwise.
 */
function listed(ctx: Ctx, query: Query, seen: SQL<boolean>): SQL | undefined {
  const viewer = viewerOf(ctx);
  if (query.role !== undefined) {
    assertCan(ctx, 'trainings.manage');
    const text = query.name?.trim();
    return and(
      exists(rolesOf(ctx, eq(roles.name, query.role))),
      text ? holds(users.fullName, text) : undefined,
    );
  }
  assertCan(ctx, 'trainings.serve');
  // representatives choose among their own people; trainers and experts must search by name, phone or e-mail
  const own = can(viewer, 'people.see') ? seen : undefined;
  return and(
    notExists(rolesOf(ctx)),
    own,
    lookedFor(query) ?? (own && query.name === undefined ? undefined : sql`false`),
  );
}

/**
 * Throttles searches of trainers and experts: they may find every pharmacist, but not list all of them letter by
 * letter. 429.
 */
async function throttleSearches(ctx: Ctx, query: Query): Promise<void> {
  const viewer = viewerOf(ctx);
  if (query.role !== undefined || can(viewer, 'people.see') || !can(viewer, 'trainings.serve')) return;
  if (!lookedFor(query)) return;
  await throttleHeavyCalls(ctx, 'people-search', viewer.id, SEARCHES_A_MINUTE, MINUTE_MS);
}

/** Lists people to choose from, by surname, without archived and erased ones. 429 `too-many-attempts`. */
export async function selectUsers(ctx: Ctx, query: Query) {
  await throttleSearches(ctx, query);
  const seen = seenBy(ctx, query.allow_sector === '1');
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({
        user: users,
        pharmacy: { name: pharmacies.name, address: pharmacies.address },
        city: cities.name,
        seen,
        total,
      })
      .from(users)
      .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
      .leftJoin(cities, eq(cities.id, pharmacies.cityId))
      .where(and(isNull(users.erasedAt), isAtWork(), listed(ctx, query, seen)))
      .orderBy(sql`${users.fullName} collate "und-x-icu"`, asc(users.id))
      .limit(limit)
      .offset(offset),
  );
  const items = rows.map(({ user, pharmacy, city, seen: isSeen }) => ({
    id: user.id,
    name: fullName(user),
    pharmacy: pharmacy ? `${pharmacy.name}, ${pharmacy.address}` : '',
    city: city ?? '',
    email: isSeen ? (user.email ?? '') : maskMail(user.email ?? ''),
    phone: isSeen ? (user.phone ?? '') : maskPhone(user.phone ?? ''),
  }));
  return { items, ...page };
}

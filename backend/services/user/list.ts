import { and, asc, desc, eq, exists, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { userListQuery } from '@/api/user/schemas';
import { PERMISSIONS } from '@/lib/access/permissions';
import { specialists } from '@/lib/access/roles';
import { expertProfiles } from '../../db/schema/questions';
import { roles, userRoles, users } from '../../db/schema/users';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { peopleSeen } from './territory';

type Query = z.output<typeof userListQuery>;

const rolesOf = (ctx: Ctx, ...conditions: (SQL | undefined)[]) =>
  ctx.db
    .select({ one: sql`1` })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, users.id), ...conditions));

const named = (names: readonly string[]) => inArray(roles.name, [...names]);

/** Specialists alone: everyone may see them, by what they tell of themselves. */
function asksSpecialists({ filter }: Query): boolean {
  const names = filter?.roles?.name ?? [];
  const known: readonly string[] = specialists;
  return names.length > 0 && names.every((name) => known.includes(name));
}

function selectPeople(ctx: Ctx) {
  return ctx.db
    .select({
      user: users,
      profile: expertProfiles,
      takesQuestions: sql<boolean>`${exists(rolesOf(ctx, named(PERMISSIONS['questions.answer'].roles)))}`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(users)
    .leftJoin(expertProfiles, eq(expertProfiles.userId, users.id));
}

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

function present({ user, profile, takesQuestions }: Row, publicList: boolean, withProfile: boolean) {
  return {
    id: user.id,
    userName: user.fullName?.trim() ?? '',
    firstName: user.firstName,
    middleName: user.middleName || null,
    lastName: user.lastName,
    jobStatus: user.jobStatus,
    isArchive: user.isArchived,
    // where a person works and when they came is for those who look after them
    pharmacyId: publicList ? null : user.pharmacyId,
    lastActivityAt: publicList ? null : (user.lastActivityAt?.toISOString() ?? null),
    ...(withProfile && profile ? { profile: { ...profile, id: profile.userId, takesQuestions } } : {}),
  };
}

const name = sql`${users.fullName} collate "und-x-icu"`;

const list = listing<Query, Row>({
  from: (ctx, where) => selectPeople(ctx).where(where),
  filters: {
    roles: (asked, ctx) => exists(rolesOf(ctx, named(asked.name))),
    is_pharmacist: (_, ctx) => notExists(rolesOf(ctx)),
    pharmacy_id: (id) => eq(users.pharmacyId, id),
    fullname: (part) => holds(sql`${users.fullName}`, part),
  },
  sorts: {
    fullname: [asc(name), asc(users.id)],
    '-fullname': [desc(name), desc(users.id)],
    place: [asc(expertProfiles.place), asc(name), asc(users.id)],
  },
  sort: 'fullname',
});

/** People by page. 403 for anybody but specialists without a territory of one's own. */
export async function listPeople(ctx: Ctx, query: Query) {
  const publicList = asksSpecialists(query);
  const withProfile = query.include?.includes('profile') ?? false;
  const own = and(
    isNull(users.erasedAt),
    publicList ? eq(users.isArchived, false) : peopleSeen(ctx, query.allow_sector === '1'),
    publicList || withProfile ? sql`${expertProfiles.userId} is not null` : undefined,
  );
  const { rows, page } = await list.read(ctx, query, own);
  return { items: rows.map((row) => present(row, publicList, withProfile)), page, meta: {} };
}

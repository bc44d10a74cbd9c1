import { and, asc, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { userListQuery } from '@/api/user/schemas';
import { PERMISSIONS } from '@/lib/access/permissions';
import { specialists } from '@/lib/access/roles';
import { cities, pharmacies } from '../../db/schema/directory';
import { expertProfiles } from '../../db/schema/questions';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { named, peopleFilters, rolesOf } from './people-filters';
import { peopleSeen } from './territory';

type Query = z.output<typeof userListQuery>;

/** Whether the query asks only for specialists: everyone may see them, by what they publish of themselves. */
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
    .leftJoin(expertProfiles, eq(expertProfiles.userId, users.id))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId));
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
    // the place of work and the last activity are only for staff who look after the person
    pharmacyId: publicList ? null : user.pharmacyId,
    lastActivityAt: publicList ? null : (user.lastActivityAt?.toISOString() ?? null),
    ...(withProfile && profile ? { profile: { ...profile, id: profile.userId, takesQuestions } } : {}),
  };
}

const name = sql`${users.fullName} collate "und-x-icu"`;
const byName = [asc(name), asc(users.id)];

const list = listing<Query, Row>({
  from: (ctx, where) => selectPeople(ctx).where(where),
  filters: peopleFilters,
  sorts: {
    fullname: [asc(name), asc(users.id)],
    '-fullname': [desc(name), desc(users.id)],
    place: [asc(expertProfiles.place), asc(name), asc(users.id)],
    // sorts of pharmacists alone, who have another list
    ...{ points: byName, '-points': byName, spent: byName, '-spent': byName },
    ...{ last_activity: byName, '-last_activity': byName },
  },
  sort: 'fullname',
});

/** Lists people by page. 403 without a territory, except for a list of specialists. */
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

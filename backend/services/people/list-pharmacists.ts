import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { userEntry, userListQuery } from '@/api/user/schemas';
import { activityStatus } from '@/lib/domain/territory';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies } from '../../db/schema/directory';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { countUpTo, MOST_COUNTED } from '../../http/paging';
import { isActive, peopleFilters } from '../user/people-filters';
import { imageOf } from '../user/read';
import { peopleSeen } from '../user/territory';
import { learnedWeeks } from './learned-weeks';
import { peopleFigures } from './people-figures';
import { earnedWithin, pointsOf } from './points-of';

type Query = z.output<typeof userListQuery>;

const name = sql`${users.fullName} collate "und-x-icu"`;
// columns of the select below, for use in `order by`
const [earned, spent] = [sql`earned`, sql`spent`];
const seen = users.lastActivityAt;

function selectPharmacists(ctx: Ctx, where: SQL | undefined, { filter }: Query) {
  const mark = filter?.mark;
  return ctx.db
    .select({
      user: users,
      isActive: sql<boolean>`coalesce(${isActive(ctx)}, false)`,
      pharmacy: { id: pharmacies.id, name: pharmacies.name, address: pharmacies.address },
      city: cities.name,
      chain: chains.name,
      avatar: files,
      earned: pointsOf(ctx, 'earned', mark).as('earned'),
      spent: pointsOf(ctx, 'spent', mark).as('spent'),
      balance: pointsOf(ctx, 'balance', mark),
    })
    .from(users)
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(where);
}
type Row = Awaited<ReturnType<typeof selectPharmacists>>[number];

const idsOf = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({ id: users.id })
    .from(users)
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(where);

const list = listing<Query, Row>({
  from: selectPharmacists,
  count: idsOf,
  filters: peopleFilters,
  sorts: {
    fullname: [asc(name), asc(users.id)],
    '-fullname': [desc(name), desc(users.id)],
    place: [asc(name), asc(users.id)],
    points: [asc(earned), asc(users.id)],
    '-points': [desc(earned), desc(users.id)],
    spent: [asc(spent), asc(users.id)],
    '-spent': [desc(spent), desc(users.id)],
    last_activity: [sql`${seen} asc nulls first`, asc(users.id)],
    '-last_activity': [sql`${seen} desc nulls last`, desc(users.id)],
  },
  sort: 'fullname',
});

const TOO_LONG =
  'Людей слишком много, чтобы сравнить их баллы. Сузьте список: выберите регион, город или сеть.';

/**
 * Throws 422 `list-too-long` if points of over `MOST_COUNTED` people would have to be summed up for the sort or filter.
 */
async function assertSummable(ctx: Ctx, { sort, filter = {} }: Query, under: SQL | undefined): Promise<void> {
  const asks =
    /points|spent/.test(sort ?? '') || filter.points_from !== undefined || filter.points_to !== undefined;
  if (!asks || (await countUpTo(ctx.db, idsOf(ctx, under))) <= MOST_COUNTED) return;
  throw new AppError(422, 'list-too-long', TOO_LONG, { parameter: 'sort' });
}

function present(
  { user, pharmacy, city, chain, avatar, ...row }: Row,
  weeks: number[],
): Of<typeof userEntry> {
  const place = pharmacy?.id ? { ...pharmacy, city: city ?? '', chain: chain ?? '' } : null;
  return {
    id: user.id,
    userName: user.fullName?.trim() ?? '',
    firstName: user.firstName,
    middleName: user.middleName || null,
    lastName: user.lastName,
    jobStatus: user.jobStatus,
    isArchive: user.isArchived,
    pharmacyId: user.pharmacyId,
    lastActivityAt: user.lastActivityAt?.toISOString() ?? null,
    work: {
      activityStatus: activityStatus(row.isActive),
      hasLeft: user.leftAt !== null,
      image: avatar && imageOf(avatar),
      pharmacy: place,
      markPoints: row.earned,
      spentMarkPoints: row.spent,
      totalPoints: row.balance,
      weeks,
    },
  };
}

/**
 * Whether the query asks for everybody who works in the territory, in any order: their number is one of the figures.
 */
function isWholeTeam({ filter = {} }: Query): boolean {
  const { is_pharmacist: isOurs, archived, mark: _mark, ...rest } = filter;
  return isOurs === '1' && archived === '0' && Object.values(rest).every((value) => value === undefined);
}

/**
 * Lists pharmacists of the viewer's territory by page, with figures of the whole territory. 403 without a territory.
 */
export async function listPharmacists(ctx: Ctx, query: Query) {
  const allowSector = query.allow_sector === '1';
  const { points_from: least, points_to: most, mark } = query.filter ?? {};
  const own = and(isNull(users.erasedAt), peopleSeen(ctx, allowSector));
  await assertSummable(ctx, query, and(own, list.where(ctx, query)));
  const ofPoints = earnedWithin(ctx, mark, least, most);
  const summed = peopleFigures(ctx, allowSector);
  const kept = isWholeTeam(query) ? async () => (await summed).people : undefined;
  const [{ rows, page }, { figures }] = await Promise.all([
    list.read(ctx, query, and(own, ofPoints), kept),
    summed,
  ]);
  const weeks = await learnedWeeks(
    ctx,
    rows.map(({ user }) => user.id),
  );
  return { items: rows.map((row) => present(row, weeks.get(row.user.id) ?? [])), page, meta: { figures } };
}

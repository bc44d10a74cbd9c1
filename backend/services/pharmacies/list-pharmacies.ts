import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { briefQuery, pharmacyListQuery } from '@/api/pharmacies/schemas';
import { chains, cities, marks, pharmacies } from '../../db/schema/directory';
import { balances } from '../../db/schema/points';
import { users } from '../../db/schema/users';
import { holds } from '../../db/text';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { inTerritory } from '../user/territory';
import { presentPharmacies, selectPharmacies, worksThere, type PharmacyRow } from './pharmacy-row';

type Query = z.output<typeof pharmacyListQuery>;
type BriefQuery = z.output<typeof briefQuery>;

/** Condition: pharmacies in the viewer's territory. */
export const pharmaciesSeen = (ctx: Ctx, allowSector: boolean) =>
  inTerritory(ctx, sql`${pharmacies.id}`, allowSector);

const name = sql`${pharmacies.name} collate "und-x-icu"`;
const address = sql`${pharmacies.address} collate "und-x-icu"`;
const [earned, spent, team, visit] = [sql`earned`, sql`spent`, sql`team`, sql`last_visit`];

const place = {
  search: (part: string) => holds(sql`${pharmacies.name} || ' ' || ${pharmacies.address}`, part),
  city_id: (id: string) => eq(pharmacies.cityId, id),
  chain_id: (id: string) => eq(pharmacies.chainId, id),
  archived: (value: '0' | '1') => eq(pharmacies.isArchived, value === '1'),
};

const idsOf = ({ db }: Pick<Ctx, 'db'>, where: SQL | undefined) =>
  db
    .select({ id: pharmacies.id })
    .from(pharmacies)
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(where);

const list = listing<Query, PharmacyRow>({
  from: (ctx, where, { filter }) => selectPharmacies(ctx, where, filter?.mark),
  count: idsOf,
  filters: {
    ...place,
    category_id: (id) => eq(pharmacies.categoryId, id),
    region_id: (id) => eq(cities.regionId, id),
    area_id: (id) => eq(pharmacies.sectorId, id),
    mark: null,
  },
  sorts: {
    name: [asc(name), asc(address), asc(pharmacies.id)],
    '-name': [desc(name), desc(address), desc(pharmacies.id)],
    count: [asc(team), asc(pharmacies.id)],
    '-count': [desc(team), desc(pharmacies.id)],
    mark_points: [asc(earned), asc(pharmacies.id)],
    '-mark_points': [desc(earned), desc(pharmacies.id)],
    spending_points: [asc(spent), asc(pharmacies.id)],
    '-spending_points': [desc(spent), desc(pharmacies.id)],
    last_visit: [sql`${visit} asc nulls first`, asc(pharmacies.id)],
    '-last_visit': [sql`${visit} desc nulls last`, desc(pharmacies.id)],
  },
  sort: 'name',
});

/** Longest list that can be sorted by anything but the name: the other sorts are computed for every pharmacy. */
const MOST_SUMMED = 5000;
const TOO_LONG = 'Аптек слишком много, чтобы сравнить их. Сузьте список: выберите регион, город или сеть.';

async function assertSummable(ctx: Ctx, { sort = 'name' }: Query, under: SQL | undefined): Promise<void> {
  if (sort.endsWith('name')) return;
  const rows = await idsOf(ctx, under).limit(MOST_SUMMED + 1);
  if (rows.length > MOST_SUMMED) throw new AppError(422, 'list-too-long', TOO_LONG, { parameter: 'sort' });
}

/** Pharmacies of the viewer's sight by page. 403 without a territory. */
export async function listPharmacies(ctx: Ctx, query: Query) {
  const seen = pharmaciesSeen(ctx, query.allow_sector === '1');
  await assertSummable(ctx, query, and(seen, list.where(ctx, query)));
  const { rows, page } = await list.read(ctx, query, seen);
  return { items: await presentPharmacies(ctx, rows), page, meta: {} };
}

/** Sums the points that people of one pharmacy earned, spent and have, by mark. */
function marksOf(ctx: Ctx, id: string) {
  const sum = (what: 'earned' | 'spent' | 'balance') => sql<number>`sum(${balances[what]})::int`;
  return ctx.db
    .select({
      id: marks.slug,
      name: marks.name,
      earned: sum('earned'),
      spent: sum('spent'),
      total: sum('balance'),
    })
    .from(balances)
    .innerJoin(marks, eq(marks.id, balances.markId))
    .innerJoin(users, eq(users.id, balances.userId))
    .innerJoin(pharmacies, worksThere(ctx))
    .where(eq(pharmacies.id, id))
    .groupBy(marks.slug, marks.name, marks.position)
    .orderBy(marks.position);
}

/** Returns one pharmacy with its points by mark. 404 `pharmacy-missing` out of the viewer's sight. */
export async function readPharmacy(ctx: Ctx, id: string) {
  const seen = and(eq(pharmacies.id, id), pharmaciesSeen(ctx, true));
  const [rows, byMark] = await Promise.all([selectPharmacies(ctx, seen), marksOf(ctx, id)]);
  const [found] = await presentPharmacies(ctx, rows);
  if (!found) throw notFound('Аптека не найдена.', 'pharmacy-missing');
  return { ...found, marks: byMark };
}

const selectBriefs = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      id: pharmacies.id,
      name: pharmacies.name,
      address: pharmacies.address,
      city: cities.name,
      chain: chains.name,
    })
    .from(pharmacies)
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(where);

const briefs = listing<BriefQuery, Awaited<ReturnType<typeof selectBriefs>>[number]>({
  from: selectBriefs,
  count: idsOf,
  filters: place,
  sorts: {},
  sort: [asc(name), asc(address), asc(pharmacies.id)],
});

/** Lists pharmacies of the viewer's sight in short, by page. */
export async function listPharmacyNames(ctx: Ctx, query: BriefQuery) {
  const { rows, page } = await briefs.read(ctx, query, pharmaciesSeen(ctx, query.allow_sector === '1'));
  return { items: rows.map((row) => ({ ...row, chain: row.chain ?? '' })), page, meta: {} };
}

import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  chains,
  cities,
  marks,
  pharmacies,
  pharmacyCategories,
  regions,
  sectors,
} from '../../db/schema/directory';
import { roles } from '../../db/schema/users';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';

export interface SelectQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  name?: string | undefined;
}

const PER_PAGE = 50;

/** Number of rows on all pages, carried by each row of a select. */
export const total = sql<number>`count(*) over ()`.mapWith(Number);

/** Reads a page of a select from rows that carry `total`; a page past the end is empty and has the total too. */
export async function selectPage<Row extends { total: number }>(
  query: SelectQuery,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
) {
  const page = pageRequest({ number: query.page, size: query.per_page }, PER_PAGE);
  const found = await read(page.limit, page.offset);
  const all = await totalOf(found, page, () => read(1, 0));
  return { rows: found.map(({ total: _, ...row }) => row), page: pageMeta(page, all), meta: {} };
}

export const inRussian = (column: PgColumn) => sql`${column} collate "und-x-icu"`;

/** Every mark; its id is its slug. */
export async function listMarks(ctx: Ctx) {
  const rows = await ctx.db.select().from(marks).orderBy(asc(marks.position), asc(marks.id));
  const items = rows.map(({ slug, name, isRoutingMark }) => ({ id: slug, slug, name, isRoutingMark }));
  return { items, meta: {} };
}

export async function listRoles(ctx: Ctx) {
  return { items: await ctx.db.select().from(roles).orderBy(asc(roles.name)), meta: {} };
}

type Named = typeof cities | typeof regions | typeof chains | typeof pharmacyCategories | typeof sectors;

/** Rows of a table of names by page, in Russian order. */
async function listNamed(ctx: Ctx, table: Named, query: SelectQuery, ...conditions: (SQL | undefined)[]) {
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ id: table.id, name: table.name, total })
      .from(table)
      .where(and(holds(table.name, query.name), ...conditions))
      .orderBy(inRussian(table.name), asc(table.id))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows, ...page };
}

type CityQuery = SelectQuery & { region_id?: string | undefined; id?: string | undefined };

export function listCities(ctx: Ctx, query: CityQuery) {
  const inRegion = query.region_id ? eq(cities.regionId, query.region_id) : undefined;
  return listNamed(ctx, cities, query, inRegion, query.id ? eq(cities.id, query.id) : undefined);
}

export const listChains = (ctx: Ctx, query: SelectQuery) => listNamed(ctx, chains, query);
export const listCategories = (ctx: Ctx, query: SelectQuery) => listNamed(ctx, pharmacyCategories, query);
/** Lists sectors; a pharmacy is in one of them. */
export const listAreas = (ctx: Ctx, query: SelectQuery) => listNamed(ctx, sectors, query);

export function listRegions(ctx: Ctx, query: SelectQuery) {
  return listNamed(ctx, regions, query);
}

/** Whether a working pharmacy meets the condition. */
function aPharmacy(ctx: Ctx, ...conditions: (SQL | undefined)[]): SQL {
  const working = eq(pharmacies.isArchived, false);
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(pharmacies)
      .where(and(working, ...conditions)),
  );
}

/** Cities with a working pharmacy. */
export function listPharmacyCities(ctx: Ctx, query: SelectQuery) {
  return listNamed(ctx, cities, query, aPharmacy(ctx, eq(pharmacies.cityId, cities.id)));
}

/** Chains with a working pharmacy, in the city if one is given. */
export function listPharmacyChains(ctx: Ctx, query: SelectQuery & { city_id?: string | undefined }) {
  const inCity = query.city_id ? eq(pharmacies.cityId, query.city_id) : undefined;
  return listNamed(ctx, chains, query, aPharmacy(ctx, eq(pharmacies.chainId, chains.id), inCity));
}

interface PharmacyQuery extends SelectQuery {
  city_id?: string | undefined;
  chain_id?: string | undefined;
}

/** Lists working pharmacies; `name` is matched against names and addresses. */
export async function listPharmacies(ctx: Ctx, query: PharmacyQuery) {
  const where = and(
    eq(pharmacies.isArchived, false),
    query.city_id ? eq(pharmacies.cityId, query.city_id) : undefined,
    query.chain_id ? eq(pharmacies.chainId, query.chain_id) : undefined,
    holds(sql`${pharmacies.name} || ' ' || ${pharmacies.address}`, query.name),
  );
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({
        id: pharmacies.id,
        name: pharmacies.name,
        address: pharmacies.address,
        city: cities.name,
        chain: chains.name,
        total,
      })
      .from(pharmacies)
      .innerJoin(cities, eq(cities.id, pharmacies.cityId))
      .leftJoin(chains, eq(chains.id, pharmacies.chainId))
      .where(where)
      .orderBy(inRussian(pharmacies.name), inRussian(pharmacies.address), asc(pharmacies.id))
      .limit(limit)
      .offset(offset),
  );
  return { items: rows.map((row) => ({ ...row, chain: row.chain ?? '' })), ...page };
}

/** Lists working pharmacies with name and address in one text. */
export async function listPharmacyNames(ctx: Ctx, query: PharmacyQuery) {
  const { items, ...rest } = await listPharmacies(ctx, query);
  return { ...rest, items: items.map(({ id, name, address }) => ({ id, name: `${name}, ${address}` })) };
}

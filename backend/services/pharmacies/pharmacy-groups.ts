import { and, eq, exists, sql } from 'drizzle-orm';
import type { pharmacyFilterGroup } from '@/api/pharmacies/schemas';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies, pharmacyCategories, regions, sectors } from '../../db/schema/directory';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { isActive } from '../user/people-filters';
import { pharmaciesSeen } from './list-pharmacies';
import { worksThere } from './pharmacy-row';

/** Most values of one group; further ones are found by search. */
const MOST = 200;
const GROUPS = [
  ['region', regions],
  ['city', cities],
  ['chain', chains],
  ['category', pharmacyCategories],
  ['area', sectors],
] as const;

/** Lists categories in the viewer's sight, with the number of pharmacies and of those with an active person. */
export async function listCategories(ctx: Ctx, allowSector: boolean) {
  const alive = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(users)
      .where(and(worksThere(ctx), isActive(ctx))),
  );
  const items = await ctx.db
    .select({
      id: pharmacyCategories.id,
      name: pharmacyCategories.name,
      pharmaciesCount: sql<number>`count(*)::int`,
      activeCount: sql<number>`(count(*) filter (where ${alive}))::int`,
    })
    .from(pharmacies)
    .innerJoin(pharmacyCategories, eq(pharmacyCategories.id, pharmacies.categoryId))
    .where(and(eq(pharmacies.isArchived, false), pharmaciesSeen(ctx, allowSector)))
    .groupBy(pharmacyCategories.id)
    .orderBy(sql`${pharmacyCategories.name} collate "und-x-icu"`);
  return { items, meta: {} };
}

/** Lists filters for the pharmacies in the viewer's sight, each value with its number of pharmacies. */
export async function listFilterGroups(ctx: Ctx, allowSector: boolean) {
  const seen = and(eq(pharmacies.isArchived, false), pharmaciesSeen(ctx, allowSector));
  const items = await Promise.all(
    GROUPS.map(async ([id, table]): Promise<Of<typeof pharmacyFilterGroup>> => {
      const entries = await ctx.db
        .select({ value: table.id, title: table.name, count: sql<number>`count(*)::int` })
        .from(pharmacies)
        .innerJoin(cities, eq(cities.id, pharmacies.cityId))
        .leftJoin(regions, eq(regions.id, cities.regionId))
        .leftJoin(chains, eq(chains.id, pharmacies.chainId))
        .leftJoin(pharmacyCategories, eq(pharmacyCategories.id, pharmacies.categoryId))
        .leftJoin(sectors, eq(sectors.id, pharmacies.sectorId))
        .where(and(seen, sql`${table.id} is not null`))
        .groupBy(table.id, table.name)
        .orderBy(sql`${table.name} collate "und-x-icu"`)
        .limit(MOST);
      return {
        id,
        entries: entries.map(({ value, title, count }) => ({
          value: value ?? '',
          title: title ?? '',
          count,
        })),
      };
    }),
  );
  return { items, meta: {} };
}

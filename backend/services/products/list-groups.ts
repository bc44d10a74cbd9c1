import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { groupQuery } from '@/api/products/schemas';
import { filterGroups, filterKey } from '@/lib/domain/product-filters';
import { marks } from '../../db/schema/directory';
import { productFilterEntries, productFilterLinks, products } from '../../db/schema/products';
import type { Ctx } from '../../http/context';
import { listed, beforeGroups } from './product-filters';

/**
 * Reads the keys of filter entries of each product that passes all filters but the groups; a catalogue has hundreds.
 */
async function keysBeforeGroups(ctx: Ctx, filter: NonNullable<z.output<typeof groupQuery>['filter']>) {
  const { group, alias } = productFilterEntries;
  const rows = await ctx.db
    .select({
      entries: sql<{ group: typeof group._.data; alias: string }[]>`
        json_agg(json_build_object('group', ${group}, 'alias', ${alias}))`,
    })
    .from(products)
    .innerJoin(marks, eq(marks.id, products.markId))
    .innerJoin(productFilterLinks, eq(productFilterLinks.productId, products.id))
    .innerJoin(productFilterEntries, eq(productFilterEntries.id, productFilterLinks.entryId))
    .where(and(listed(ctx.now()), beforeGroups(ctx, filter)))
    .groupBy(products.id);
  return rows.map(({ entries }) => new Set(entries.map((entry) => filterKey(entry.group, entry.alias))));
}

/** Filter groups of a list of products (`lib/domain/product-filters`). Never paged. */
export async function listGroups(ctx: Ctx, { filter = {} }: z.output<typeof groupQuery>) {
  const [entries, products] = await Promise.all([
    ctx.db.select().from(productFilterEntries),
    keysBeforeGroups(ctx, filter),
  ]);
  return { items: filterGroups(entries, products, filter), meta: {} };
}

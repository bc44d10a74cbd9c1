import { and, asc, desc, eq, exists, inArray, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { itemQuery } from '@/api/products/schemas';
import type { FilterGroupName } from '@/lib/domain/product-filters';
import { marks } from '../../db/schema/directory';
import { productFilterEntries, productFilterLinks, products } from '../../db/schema/products';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { narrow, type Filters } from '../../http/listing';
import { inState, seenBy } from '../authoring/states';

type ProductFilter = NonNullable<z.output<typeof itemQuery>['filter']>;
type Sort = NonNullable<z.output<typeof itemQuery>['sort']>;

/** Condition of lists: published by now and not archived. */
export const listed = (now: Date) => inState('catalogue', products, 'published', now);

/** Condition of pages: published by now, archived or not; authors see all products. */
export const seen = (ctx: Ctx) => seenBy(ctx, lte(products.publishedAt, ctx.now()));

/** Condition: the product has an entry of the group that satisfies `fits`. */
function linked(ctx: Ctx, group: FilterGroupName, fits: SQL | undefined): SQL {
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(productFilterLinks)
    .innerJoin(productFilterEntries, eq(productFilterEntries.id, productFilterLinks.entryId))
    .where(and(eq(productFilterLinks.productId, products.id), eq(productFilterEntries.group, group), fits));
  return exists(rows);
}

/** The same expression as in the trigram index. */
const words = sql`${products.name} || ' ' || ${products.shortDescription} || ' ' || coalesce(${products.vendorCode}, '')`;

/** Condition: the product's own words or the name of its gamma match the search. */
function found(ctx: Ctx, search: string | undefined): SQL | undefined {
  const own = holds(words, search);
  return own && or(own, linked(ctx, 'gamma', holds(productFilterEntries.title, search)));
}

const BEFORE_GROUPS: Filters<Omit<ProductFilter, FilterGroupName>> = {
  mark: (slugs) => inArray(marks.slug, slugs),
  search: (search, ctx) => found(ctx, search),
  exclude: (ids) => notInArray(products.id, ids),
};

/** Condition of all filters but the groups: brands, search words, excluded ids. */
export const beforeGroups = (ctx: Ctx, filter: ProductFilter) =>
  narrow<ProductFilter>(BEFORE_GROUPS, ctx, filter);

const inGroup = (group: FilterGroupName) => (aliases: string[], ctx: Ctx) =>
  linked(ctx, group, inArray(productFilterEntries.alias, aliases));

/** Entries of one group are joined by `or`, groups by `and`. */
export const PRODUCT_FILTERS: Filters<ProductFilter> = {
  ...BEFORE_GROUPS,
  gamma: inGroup('gamma'),
  need: inGroup('need'),
  skin: inGroup('skin'),
  format: inGroup('format'),
  audience: inGroup('audience'),
};

const name = sql`${products.name} collate "und-x-icu"`;

export const PRODUCT_SORTS: Record<Sort, SQL[]> = {
  '-publishedAt': [sql`${products.publishedAt} desc nulls last`, desc(products.id)],
  publishedAt: [asc(products.publishedAt), asc(products.id)],
  title: [asc(name), asc(products.id)],
  '-title': [desc(name), desc(products.id)],
  '-likeCount': [desc(products.likeCount), asc(name), asc(products.id)],
};

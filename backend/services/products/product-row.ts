import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { FilterGroupName } from '@/lib/domain/product-filters';
import { marks } from '../../db/schema/directory';
import { ratings, tags } from '../../db/schema/learning';
import { productFilterEntries, productFilterLinks, products, productTags } from '../../db/schema/products';
import type { Db } from '../../db/types';

export interface RowEntry {
  group: FilterGroupName;
  alias: string;
  title: string;
}

const liked = sql`${ratings.rateableType} = 'product' and ${ratings.rateableId} = ${products.id} and ${ratings.rating} > 0`;

const entryList = sql<RowEntry[]>`(
  select coalesce(json_agg(json_build_object('group', ${productFilterEntries.group},
    'alias', ${productFilterEntries.alias}, 'title', ${productFilterEntries.title})
    order by ${productFilterEntries.position}, ${productFilterEntries.id}), '[]')
  from ${productFilterLinks} join ${productFilterEntries} on ${productFilterEntries.id} = ${productFilterLinks.entryId}
  where ${productFilterLinks.productId} = ${products.id})`;

export interface RowTag {
  slug: string;
  title: string;
}

/** Tags in alphabetical order. */
const tagList = sql<RowTag[]>`(
  select coalesce(json_agg(json_build_object('slug', ${tags.slug}, 'title', ${tags.title})
    order by ${tags.title} collate "und-x-icu"), '[]')
  from ${productTags} join ${tags} on ${tags.id} = ${productTags.tagId}
  where ${productTags.productId} = ${products.id})`;

/** Columns beside the product's own: its mark, filter entries, likes and the reader's like, read in the same query. */
function factsOf(userId: string) {
  return {
    mark: { slug: marks.slug, name: marks.name },
    entries: entryList,
    likeCount: products.likeCount,
    ratingId: sql<string | null>`(
      select ${ratings.id}::text from ${ratings} where ${liked} and ${ratings.userId} = ${userId}::bigint)`,
    /** Length of the whole list, on each of its rows. */
    total: sql<number>`count(*) over ()`.mapWith(Number),
  };
}

const {
  id,
  slug,
  name,
  shortDescription,
  size,
  isNew,
  publishedAt,
  needErid,
  eridToken,
  eridSource,
  images,
} = getTableColumns(products);
/** Columns of a card; the long texts are not read. */
const face = {
  ...{ id, slug, name, shortDescription, size, isNew, publishedAt },
  ...{ needErid, eridToken, eridSource, images },
};

/** Products as cards, for one reader. */
export function selectItems(db: Db, userId: string, where: SQL | undefined) {
  return db
    .select({ product: face, ...factsOf(userId) })
    .from(products)
    .innerJoin(marks, eq(marks.id, products.markId))
    .where(where);
}

/** Whole products, for one reader. */
export function selectProducts(db: Db, userId: string, where: SQL | undefined) {
  return db
    .select({ product: getTableColumns(products), tags: tagList, ...factsOf(userId) })
    .from(products)
    .innerJoin(marks, eq(marks.id, products.markId))
    .where(where);
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

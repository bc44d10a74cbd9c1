import { and, asc, count, desc, eq, exists, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleQuery } from '@/api/articles/schemas';
import { NEW_TAG } from '@/lib/domain/learning';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems, learningItemTags, tags } from '../../db/schema/learning';
import { viewerOf, type Ctx } from '../../http/context';
import { isOutBy, outBy } from '../authoring/states';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';
import { selectArticles } from './article-row';
import { presentArticle } from './present-article';

type Query = z.output<typeof articleQuery>;
type Filter = NonNullable<Query['filter']>;

const PUBLISHED = 1;

/** Status 1 and its day has come. */
export function published(now: Date): SQL | undefined {
  return outBy(articles, PUBLISHED, now);
}

/** The same of a row. */
export const isOut = (row: Pick<typeof articles.$inferSelect, 'status' | 'publishedAt'>, now: Date) =>
  isOutBy(row, PUBLISHED, now);

function tagged(ctx: Ctx, slugs: string[]): SQL {
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(learningItemTags)
    .innerJoin(tags, eq(tags.id, learningItemTags.tagId))
    .where(and(eq(learningItemTags.itemId, learningItems.id), inArray(tags.slug, slugs)));
  return exists(rows);
}

function inCategory(ctx: Ctx, slugs: string[]): SQL {
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(articleCategories)
    .innerJoin(categories, eq(categories.id, articleCategories.categoryId))
    .where(and(eq(articleCategories.articleId, articles.id), inArray(categories.slug, slugs)));
  return exists(rows);
}

/** Everything but the category, which the facets are counted without. */
function conditions(ctx: Ctx, filter: Filter): SQL | undefined {
  const { mark, entries, exclude, isNew } = filter;
  return and(
    published(ctx.now()),
    mark && or(eq(marks.slug, mark.name), eq(sql`lower(${marks.name})`, mark.name.toLowerCase())),
    entries && eq(articles.kind, entries.alias),
    filter.section ? inCategory(ctx, [filter.section]) : undefined,
    filter.tags?.length ? tagged(ctx, filter.tags) : undefined,
    isNew && tagged(ctx, [NEW_TAG]),
    exclude?.length ? notInArray(articles.id, exclude) : undefined,
  );
}

const title = sql`${articles.title} collate "und-x-icu"`;

function order(sort: Query['sort'] = '-publishedAt'): SQL[] {
  const orders: Record<NonNullable<Query['sort']>, SQL[]> = {
    '-publishedAt': [desc(articles.publishedAt), desc(articles.id)],
    publishedAt: [asc(articles.publishedAt), asc(articles.id)],
    title: [asc(title), asc(articles.id)],
    '-title': [desc(title), desc(articles.id)],
    '-likeCount': [desc(articles.likeCount), desc(articles.publishedAt), desc(articles.id)],
  };
  return orders[sort];
}

function countCategories(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({ slug: categories.slug, title: categories.title, count: count() })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
    .innerJoin(articleCategories, eq(articleCategories.articleId, articles.id))
    .innerJoin(categories, eq(categories.id, articleCategories.categoryId))
    .where(where)
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Published articles and videos with the reader's own marks on them; one query, however many items, two with facets. */
export async function listArticles(ctx: Ctx, { page, filter = {}, sort, include, facets: counted }: Query) {
  const userId = viewerOf(ctx).id;
  const asked = pageRequest(page);
  const base = conditions(ctx, filter);
  const chosen = filter.categories?.slug ?? [];
  const where = chosen.length > 0 ? and(base, inCategory(ctx, chosen)) : base;
  const extras = {
    categories: include?.includes('categories') ?? false,
    watch: filter.entries?.alias !== 'article',
  };
  const select = () => selectArticles(ctx.db, userId, where, extras);
  const [rows, facets] = await Promise.all([
    select()
      .orderBy(...order(sort))
      .limit(asked.limit)
      .offset(asked.offset),
    counted ? countCategories(ctx, base) : null,
  ]);
  const total = await totalOf(rows, asked, () => select().limit(1));
  return {
    items: rows.map((row) => presentArticle(row, { now: ctx.now(), include })),
    page: pageMeta(asked, total),
    meta: facets ? { facets: { categories: facets } } : {},
  };
}

import { and, asc, count, desc, eq, exists, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleQuery } from '@/api/articles/schemas';
import { NEW_TAG } from '@/lib/domain/learning';
import { publicationState } from '@/lib/domain/publication-state';
import { articleCategories, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { learningItems } from '../../db/schema/learning';
import type { Ctx } from '../../http/context';
import { CORE } from '../spaces/core';
import { listing } from '../../http/listing';
import { tagged } from '../learnings/learning-rows';
import { selectArticles, type ArticleRow } from './article-row';
import { isKept, isMark, keptCounts } from './kept-counts';
import { presentArticle } from './present-article';

type Query = z.output<typeof articleQuery>;

/** Condition: an article of the core that is published and whose day has come. */
export const published = CORE.shownArticles;

/** Whether a row is published and its day has come. */
export const isOut = (row: Pick<typeof articles.$inferSelect, 'status' | 'publishedAt'>, now: Date) =>
  publicationState('article', row, now) === 'published';

export function inCategory(ctx: Ctx, slugs: string[]): SQL {
  const rows = ctx.db
    .select({ one: sql`1` })
    .from(articleCategories)
    .innerJoin(categories, eq(categories.id, articleCategories.categoryId))
    .where(and(eq(articleCategories.articleId, articles.id), inArray(categories.slug, slugs)));
  return exists(rows);
}

const title = sql`${articles.title} collate "und-x-icu"`;

const selectIds = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
    .where(where);

const list = listing<Query, ArticleRow>({
  from: (ctx, where, { filter, include }) =>
    selectArticles(ctx, where, {
      categories: include?.includes('categories') ?? false,
      watch: filter?.entries?.alias !== 'article',
    }),
  count: selectIds,
  filters: {
    mark: ({ name }) => isMark(name),
    entries: ({ alias }) => eq(articles.kind, alias),
    // the list has only published articles
    status: null,
    section: (slug, ctx) => (slug ? inCategory(ctx, [slug]) : undefined),
    // applied apart from the list: the facets are counted without it
    categories: null,
    tags: tagged,
    isNew: () => tagged([NEW_TAG]),
    exclude: (ids) => notInArray(articles.id, ids),
  },
  sorts: {
    '-publishedAt': [desc(articles.publishedAt), desc(articles.id)],
    publishedAt: [asc(articles.publishedAt), asc(articles.id)],
    title: [asc(title), asc(articles.id)],
    '-title': [desc(title), desc(articles.id)],
    '-likeCount': [desc(articles.likeCount), desc(articles.publishedAt), desc(articles.id)],
  },
  sort: '-publishedAt',
});

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

/**
 * Returns published articles and videos with the reader's likes, favourites and progress; one query for any number of
 * items, two with facets.
 */
export async function listArticles(ctx: Ctx, query: Query) {
  const { filter, include, facets: counted } = query;
  const now = ctx.now();
  const [chosen, ...more] = filter?.categories?.slug ?? [];
  const inChosen = chosen === undefined ? undefined : inCategory(ctx, [chosen, ...more]);
  const kept = isKept(filter) && counted ? Promise.resolve(keptCounts(ctx, filter)) : null;
  const total = async () => {
    if (!isKept(filter)) return null;
    const counts = await (kept ?? keptCounts(ctx, filter));
    return counts.find(({ slug }) => slug === (chosen ?? null))?.count ?? 0;
  };
  const [{ rows, page }, facets] = await Promise.all([
    list.read(ctx, query, and(published(now), inChosen), total),
    kept ?? (counted ? countCategories(ctx, and(published(now), list.where(ctx, query))) : null),
  ]);
  return {
    items: rows.map((row) => presentArticle(row, { now, include })),
    page,
    meta: facets ? { facets: { categories: facets.flatMap(facetOf) } } : {},
  };
}

interface Counted {
  slug: string | null;
  title: string | null;
  count: number;
}

const facetOf = ({ slug, title, count }: Counted) =>
  slug === null || title === null ? [] : [{ slug, title, count }];

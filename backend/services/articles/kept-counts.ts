import { asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleQuery } from '@/api/articles/schemas';
import { articleCategories, articleCounts, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import type { Ctx } from '../../http/context';

type Filter = NonNullable<z.output<typeof articleQuery>['filter']>;

/** Condition: the mark with this slug, or with this name in any case. */
export const isMark = (name: string): SQL | undefined =>
  or(eq(marks.slug, name), eq(sql`lower(${marks.name})`, name.toLowerCase()));

/** Filters that the stored counts support; under any other filter the rows are counted. */
const KEPT_BY: ReadonlySet<string> = new Set<keyof Filter>(['mark', 'entries', 'categories', 'status']);

const isSet = (value: unknown) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

export function isKept(filter: Filter | undefined): boolean {
  const asked = Object.entries(filter ?? {}).filter(([, value]) => isSet(value));
  return asked.every(([name]) => KEPT_BY.has(name)) && (filter?.categories?.slug ?? []).length <= 1;
}

const KINDS = articleCounts.kind.enumValues;

/**
 * Returns the numbers of published articles of a kind and a mark, per category and in all (`slug` null), ignoring the
 * category filter. Stored counts include scheduled articles: these are subtracted, few rows found by an index.
 */
export function keptCounts(ctx: Ctx, filter: Filter | undefined) {
  const kinds = filter?.entries ? [filter.entries.alias] : [...KINDS];
  const ofMark = filter?.mark ? (isMark(filter.mark.name) ?? sql`true`) : sql`true`;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const steps = sql`(
    select ${articleCounts.categoryId} as place, ${articleCounts.count} as step
    from ${articleCounts} join ${marks} on ${marks.id} = ${articleCounts.markId}
    where ${inArray(articleCounts.kind, kinds)} and ${ofMark}
    union all
    select place.category_id, -1
    from ${articles} join ${marks} on ${marks.id} = ${articles.markId}
    cross join lateral (select 0 as category_id union all
      select ${articleCategories.categoryId} from ${articleCategories} where ${articleCategories.articleId} = ${articles.id}) place
    where ${inArray(articles.kind, kinds)} and ${articles.status} = 1 and ${articles.publishedAt} > ${now} and ${ofMark}
  ) steps`;
  return ctx.db
    .select({
      slug: categories.slug,
      title: categories.title,
      count: sql<number>`sum(steps.step)`.mapWith(Number),
    })
    .from(steps)
    .leftJoin(categories, eq(categories.id, sql`steps.place`))
    .groupBy(categories.id)
    .having(sql`sum(steps.step) > 0`)
    .orderBy(asc(categories.position), asc(categories.id));
}

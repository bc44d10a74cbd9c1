import { asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleQuery } from '@/api/articles/schemas';
import { articleCategories, articleCounts, articles, categories } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import type { Ctx } from '../../http/context';

type Filter = NonNullable<z.output<typeof articleQuery>['filter']>;

/** A mark by its slug, or by its name in any letters. */
export const isMark = (name: string): SQL | undefined =>
  or(eq(marks.slug, name), eq(sql`lower(${marks.name})`, name.toLowerCase()));

/** What the counts are kept by; whoever asks for more has the rows counted. */
const KEPT_BY: ReadonlySet<string> = new Set<keyof Filter>(['mark', 'entries', 'categories', 'status']);

const isSet = (value: unknown) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

export function isKept(filter: Filter | undefined): boolean {
  const asked = Object.entries(filter ?? {}).filter(([, value]) => isSet(value));
  return asked.every(([name]) => KEPT_BY.has(name)) && (filter?.categories?.slug ?? []).length <= 1;
}

const KINDS = articleCounts.kind.enumValues;

/**
 * Published articles of a kind and a mark by category, and in any (`slug` null), whatever category is asked for. Kept
 * counts know no clock: what waits for its day is taken off, few rows by an index.
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

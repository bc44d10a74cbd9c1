import { and, asc, eq, sql } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { pageMeta } from '../../http/paging';
import { published } from '../articles/list-articles';
import { inRussian, pageOf, type SelectQuery } from './list';

interface ReadingQuery extends SelectQuery {
  mark?: string | undefined;
  kind?: 'article' | 'video' | undefined;
}

/** Articles and videos that are out, in Russian order. */
export async function listReadings(ctx: Ctx, { mark, kind, ...query }: ReadingQuery) {
  const page = pageOf(query);
  const { id, title } = articles;
  const rows = await ctx.db
    .select({
      ...{ id, name: title, kind: articles.kind, markId: marks.slug },
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(
      and(
        published(ctx.now()),
        holds(title, query.name),
        mark ? eq(marks.slug, mark) : undefined,
        kind ? eq(articles.kind, kind) : undefined,
      ),
    )
    .orderBy(inRussian(title), asc(id))
    .limit(page.limit)
    .offset(page.offset);
  const items = rows.map(({ total: _, ...row }) => row);
  return { items, page: pageMeta(page, rows[0]?.total ?? 0), meta: {} };
}

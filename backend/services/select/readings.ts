import { and, asc, eq } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { published } from '../articles/list-articles';
import { inRussian, selectPage, total, type SelectQuery } from './list';

interface ReadingQuery extends SelectQuery {
  mark?: string | undefined;
  kind?: 'article' | 'video' | undefined;
}

/** Lists published articles and videos, in Russian order. */
export async function listReadings(ctx: Ctx, { mark, kind, ...query }: ReadingQuery) {
  const { id, title } = articles;
  const { rows, ...page } = await selectPage(query, (limit, offset) =>
    ctx.db
      .select({ ...{ id, name: title, kind: articles.kind, markId: marks.slug }, total })
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
      .limit(limit)
      .offset(offset),
  );
  return { items: rows, ...page };
}

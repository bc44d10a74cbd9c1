import { and, eq, inArray } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import type { Ctx } from '../../http/context';
import { published } from '../articles/list-articles';
import type { Test } from './find-test';

/** An article or video about a question, as a result names it. */
export interface Reading extends Pick<typeof articles.$inferSelect, 'needErid' | 'eridToken' | 'eridSource'> {
  title: string;
  slug: string;
  type: 'article' | 'video';
  /** Mark slug. */
  markId: string;
}
export type Readings = ReadonlyMap<string, Reading>;

/** Returns articles named in the test's questions that can be read now, by id. */
export async function readingsOf(ctx: Ctx, { questions }: Pick<Test, 'questions'>): Promise<Readings> {
  const ids = [...new Set(questions.flatMap(({ articleId }) => articleId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: articles.id,
      title: articles.title,
      slug: articles.slug,
      type: articles.kind,
      markId: marks.slug,
      needErid: articles.needErid,
      eridToken: articles.eridToken,
      eridSource: articles.eridSource,
    })
    .from(articles)
    .innerJoin(marks, eq(marks.id, articles.markId))
    .where(and(inArray(articles.id, ids), published(ctx.now())));
  return new Map(rows.map(({ id, ...reading }) => [id, reading]));
}

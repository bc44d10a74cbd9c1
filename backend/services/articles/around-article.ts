import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { firstRows } from '../../db/first-rows';
import { marks } from '../../db/schema/directory';
import type { Ctx } from '../../http/context';
import { listLearnings } from '../learnings/list-learnings';
import { selectArticles, type ArticleRow } from './article-row';
import { inCategory, published } from './list-articles';
import { presentArticle } from './present-article';

const RELATED = 4;
const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** Returns the article's test as a learning item, with what the article does not have (repeat date, questions). */
async function testOf(ctx: Ctx, { test }: ArticleRow) {
  if (!test) return null;
  const { items } = await listLearnings(ctx, { page: { size: 1 }, filter: { test: test.id }, counts: '0' });
  return items[0] ?? null;
}

/**
 * Returns related articles: of the same theme first, then the mark's newest. One statement that reads at most `RELATED`
 * of each, however many there are.
 */
async function relatedOf(ctx: Ctx, { article, mark, categories }: ArticleRow) {
  const newest = (more?: SQL) =>
    ctx.db
      .select({ id: articles.id })
      .from(articles)
      .innerJoin(marks, eq(marks.id, articles.markId))
      .where(
        and(
          eq(marks.slug, mark.slug),
          eq(articles.kind, article.kind),
          ne(articles.id, article.id),
          published(ctx.now()),
          more,
        ),
      )
      .orderBy(...newestFirst)
      .limit(firstRows(RELATED));
  const [theme] = categories ?? [];
  const near = theme && inCategory(ctx, [theme.slug]);
  const ids = near ? sql`((${newest(near)}) union (${newest()}))` : newest();
  const rows = await selectArticles(ctx, inArray(articles.id, ids), { categories: true })
    .orderBy(...(near ? [desc(near)] : []), ...newestFirst)
    .limit(firstRows(RELATED));
  return rows.map((row) => presentArticle(row, { now: ctx.now(), include: ['categories', 'tags'] }));
}

/** Returns the test and the related articles shown beside an article. */
export async function aroundArticle(ctx: Ctx, row: ArticleRow) {
  const [test, related] = await Promise.all([testOf(ctx, row), relatedOf(ctx, row)]);
  return { test, related };
}

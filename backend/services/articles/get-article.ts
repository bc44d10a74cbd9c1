import { and, eq } from 'drizzle-orm';
import { articles } from '../../db/schema/articles';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { selectArticles } from './article-row';
import { published } from './list-articles';
import { presentArticle } from './present-article';

/**
 * One published article or video with its content, by id or by slug. 404 for a draft too. Opening records nothing:
 * reading is reported by the reader's page.
 */
export async function getArticle(
  ctx: Ctx,
  key: { id: string } | { slug: string },
  include?: readonly string[],
) {
  const same = 'id' in key ? eq(articles.id, key.id) : eq(articles.slug, key.slug);
  const [row] = await selectArticles(ctx.db, viewerOf(ctx).id, and(same, published(ctx.now())), {
    content: true,
    categories: include?.includes('categories') ?? false,
    watch: true,
  }).limit(1);
  if (!row) throw notFound('Такой статьи нет.', 'article-missing');
  return presentArticle(row, { now: ctx.now(), include });
}

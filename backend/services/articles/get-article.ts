import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { articleOneQuery } from '@/api/articles/schemas';
import { excerptOf } from '@/lib/format/plain-text';
import { cleanHtml } from '@/lib/html/clean-html';
import { firstRows } from '../../db/first-rows';
import { articles } from '../../db/schema/articles';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { seenBy } from '../authoring/states';
import { recordOpening } from '../learnings/openings';
import { loadGlossary } from '../glossary/load-glossary';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';
import { aroundArticle } from './around-article';
import { selectArticles } from './article-row';
import { isOut } from './list-articles';
import { presentArticle } from './present-article';

/** Condition: published articles; authors see all. */
const seen = (ctx: Ctx, { articles: own, shownArticles }: Space) =>
  and(own, seenBy(ctx, shownArticles(ctx.now())));

/** Returns the content with its glossary words linked, and the meanings of these words. */
async function withTerms(ctx: Ctx, content: string, brand: string) {
  const { html, words } = (await loadGlossary(ctx)).link(cleanHtml(content), brand);
  const terms = words.map(({ slug, name, description }) => ({ slug, name, text: excerptOf(description) }));
  return { content: html, terms };
}

/**
 * Returns one article or video with its content, by id or by slug. 404 if it is not published, except for authors.
 * Records the opening of a published one: reading and watching count from then on.
 */
export async function getArticle(
  ctx: Ctx,
  key: { id: string } | { slug: string },
  { include, terms, around }: z.output<typeof articleOneQuery> = {},
  space: Space = CORE,
) {
  const same = 'id' in key ? eq(articles.id, key.id) : eq(articles.slug, key.slug);
  const [row] = await selectArticles(ctx, and(same, seen(ctx, space)), {
    content: true,
    categories: around === '1' || (include?.includes('categories') ?? false),
    watch: true,
  }).limit(firstRows(1));
  if (!row) throw notFound('Такой статьи нет.', 'article-missing');
  const isDraft = !isOut(row.article, ctx.now());
  if (!isDraft && !row.isOpened && !row.finishedAt) await recordOpening(ctx, row.itemId);
  const draft = isDraft ? { isDraft } : {};
  const item = { ...presentArticle(row, { now: ctx.now(), include }), ...draft };
  const [words, beside] = await Promise.all([
    terms && withTerms(ctx, item.content ?? '', item.brand),
    around && aroundArticle(ctx, row),
  ]);
  return { ...item, ...words, ...(beside ? { around: beside } : {}) };
}

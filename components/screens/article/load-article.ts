import 'server-only';
import { notFound } from 'next/navigation';
import { articleQueryBySlug, relatedArticlesQuery, type Article } from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { learningListQuery, type Learning } from '@/api/learnings/queries';
import { addressBrand } from '@/lib/domain/brands';
import { EMPTY_BRAND } from '@/lib/routes/sections';

const RELATED = 4;

/**
 * An article is found under its own brand, under no brand, and where links lead that do not know its brand (section
 * 9); anything else is a 404.
 */
export async function findArticle(brand: string, slug: string): Promise<Article> {
  const article = await must(articleQueryBySlug(slug));
  const homes = [article.brand, EMPTY_BRAND, addressBrand(article.brand, 'article')];
  if (article.entries !== 'article' || !homes.includes(brand)) notFound();
  return article;
}

/** The test as a learning item: what the article does not carry (repeat date, questions). */
async function testOf(testId: string): Promise<Learning | null> {
  const found = await part(learningListQuery({ test: testId }, '-createdAt', 1));
  return found?.items[0] ?? null;
}

/** Of the same theme first, then the brand's newest. */
async function relatedOf({ id, brand, categories }: Article): Promise<Article[]> {
  const filters = { kind: 'article' as const, brand };
  const category = categories?.[0]?.slug;
  const [near, rest] = await Promise.all([
    category ? part(relatedArticlesQuery({ ...filters, category }, id, RELATED)) : null,
    part(relatedArticlesQuery(filters, id, RELATED)),
  ]);
  const all = new Map([...(near?.items ?? []), ...(rest?.items ?? [])].map((item) => [item.id, item]));
  return [...all.values()].slice(0, RELATED);
}

/** What stands beside the article; each part may be missing, the text is there all the same. */
export async function loadAround(article: Article) {
  const { testId } = article;
  const [test, related] = await Promise.all([testId ? testOf(testId) : null, relatedOf(article)]);
  return { test, related };
}

export type AroundArticle = Awaited<ReturnType<typeof loadAround>>;

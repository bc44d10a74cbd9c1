import 'server-only';
import { notFound } from 'next/navigation';
import { articleToReadQuery, type Article } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { addressBrand } from '@/lib/domain/brands';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/**
 * Finds an article under its own brand, under no brand, and under the brand that links use when they do not know its
 * own (section 9); 404 otherwise.
 */
export async function findArticle(brand: string, slug: string): Promise<Article> {
  const article = await must(articleToReadQuery(slug));
  const homes = [article.brand, EMPTY_BRAND, addressBrand(article.brand, 'article')];
  if (article.entries !== 'article' || !homes.includes(brand)) notFound();
  return article;
}

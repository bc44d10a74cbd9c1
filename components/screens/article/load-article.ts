import 'server-only';
import { notFound } from 'next/navigation';
import { articleToReadQuery, type Article } from '@/api/articles/queries';
import { must } from '@/api/core/server';
import { addressBrand } from '@/lib/domain/brands';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/**
 * An article is found under its own brand, under no brand, and where links lead that do not know its brand (section
 * 9); anything else is a 404.
 */
export async function findArticle(brand: string, slug: string): Promise<Article> {
  const article = await must(articleToReadQuery(slug));
  const homes = [article.brand, EMPTY_BRAND, addressBrand(article.brand, 'article')];
  if (article.entries !== 'article' || !homes.includes(brand)) notFound();
  return article;
}

import 'server-only';
import { notFound } from 'next/navigation';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { compositionWordsQuery } from '@/api/glossary/queries';
import { learningListQuery, type Learning } from '@/api/learnings/queries';
import { productItemsQuery, productQueryBySlug, type Product } from '@/api/products/queries';
import { EMPTY_BRAND, PORTAL_BRAND } from '@/lib/routes/sections';
import { pickRelated, RELATED } from './pick-related';

const GAMMA = 4;

/** Finds a product under its own brand or under no brand; 404 otherwise. */
export async function findProduct(brand: string, slug: string): Promise<Product> {
  const product = await must(productQueryBySlug(slug));
  if (brand !== EMPTY_BRAND && brand !== product.markId) notFound();
  return product;
}

/**
 * Learning items of the product's gamma, or of its themes if it has no gamma; only of the same brand and of no brand,
 * as items of another brand would be about that brand's products.
 */
function learningsQuery({ gammaAlias, tags, markId }: Product) {
  const type: Learning['type'][] = ['test', 'express-training', 'article', 'video'];
  const about = gammaAlias ? { gamma: [gammaAlias] } : { tag: tags.map(({ slug }) => slug) };
  return learningListQuery({ type, mark: [markId, PORTAL_BRAND], ...about }, '-createdAt', RELATED);
}

/** Loads the parts around a product; a part whose request fails is empty, and the page is still shown. */
export async function loadAroundProduct(product: Product, now: Date) {
  const { id, gammaAlias, tags } = product;
  const [words, gamma, related] = await Promise.all([
    part(compositionWordsQuery(id)),
    gammaAlias ? part(productItemsQuery({ gamma: [gammaAlias], exclude: [id] }, '-likeCount', GAMMA)) : null,
    gammaAlias || tags.length > 0 ? part(learningsQuery(product)) : null,
  ]);
  return {
    words: words?.items ?? [],
    gamma: gamma?.items ?? [],
    related: pickRelated(related?.items ?? [], now),
  };
}

export type AroundProduct = Awaited<ReturnType<typeof loadAroundProduct>>;

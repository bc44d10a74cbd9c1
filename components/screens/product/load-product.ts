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

/** A product is found under its own brand, or under no brand. */
export async function findProduct(brand: string, slug: string): Promise<Product> {
  const product = await must(productQueryBySlug(slug));
  if (brand !== EMPTY_BRAND && brand !== product.markId) notFound();
  return product;
}

/**
 * What is to be learnt of its gamma; of its themes where it has none, from the brand itself and of no brand: another's
 * would be about its products.
 */
function learningsQuery({ gammaAlias, tags, markId }: Product) {
  const type: Learning['type'][] = ['test', 'express-training', 'article', 'video'];
  const about = gammaAlias ? { gamma: [gammaAlias] } : { tag: tags.map(({ slug }) => slug) };
  return learningListQuery({ type, mark: [markId, PORTAL_BRAND], ...about }, '-createdAt', RELATED);
}

/** What stands beside a product; each part may be missing, the product is there all the same. */
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

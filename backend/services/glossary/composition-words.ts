import { and, eq } from 'drizzle-orm';
import { findTerms } from '@/lib/domain/glossary';
import { plainText } from '@/lib/format/plain-text';
import { products } from '../../db/schema/products';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { seen } from '../products/product-filters';
import { loadGlossary } from './load-glossary';

/**
 * Returns the glossary words in a product's active components and composition, each once, in the order of the texts.
 * 404 as for the product.
 */
export async function listCompositionWords(ctx: Ctx, productId: string) {
  const [[row], { terms }] = await Promise.all([
    ctx.db
      .select({ composition: products.composition, components: products.activeComponents })
      .from(products)
      .where(and(eq(products.id, productId), seen(ctx))),
    loadGlossary(ctx),
  ]);
  if (!row) throw notFound('Такого продукта нет.', 'product-missing');
  const met = new Set<string>();
  const texts = [...row.components, plainText(row.composition)];
  const items = texts.flatMap((text) => findTerms(text, terms, met).map(({ word }) => word));
  return { items, meta: {} };
}

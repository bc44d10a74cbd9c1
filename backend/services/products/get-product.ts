import { and, eq } from 'drizzle-orm';
import { products } from '../../db/schema/products';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { loadGlossary } from '../glossary/load-glossary';
import { presentProduct } from './present-product';
import { selectProducts } from './product-row';
import { seen } from './product-filters';

/**
 * Returns one product by id or slug, also an archived one. 404 for a draft or a scheduled one, unless the viewer is an
 * author.
 */
export async function getProduct(ctx: Ctx, key: { id: string } | { slug: string }) {
  const same = 'id' in key ? eq(products.id, key.id) : eq(products.slug, key.slug);
  const [[row], { terms }] = await Promise.all([
    selectProducts(ctx.db, viewerOf(ctx).id, and(same, seen(ctx))).limit(1),
    loadGlossary(ctx),
  ]);
  if (!row) throw notFound('Такого продукта нет.', 'product-missing');
  return presentProduct(row, terms);
}

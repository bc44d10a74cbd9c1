import type { z } from 'zod';
import type { itemQuery, productQuery } from '@/api/products/schemas';
import { products } from '../../db/schema/products';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { CATALOGUE_FILTER } from '@/lib/domain/publication-state';
import { inState } from '../authoring/states';
import { loadGlossary } from '../glossary/load-glossary';
import { presentItem, presentProduct } from './present-product';
import { selectItems, selectProducts, type ItemRow, type ProductRow } from './product-row';
import { listed, PRODUCT_FILTERS, PRODUCT_SORTS } from './product-filters';

type Items = z.output<typeof itemQuery>;
type Products = z.output<typeof productQuery>;

const items = listing<Items, ItemRow>({
  from: (ctx, where) => selectItems(ctx.db, viewerOf(ctx).id, where),
  filters: PRODUCT_FILTERS,
  sorts: PRODUCT_SORTS,
  sort: '-publishedAt',
});

const whole = listing<Products, ProductRow>({
  from: (ctx, where) => selectProducts(ctx.db, viewerOf(ctx).id, where),
  filters: { ...PRODUCT_FILTERS, status: null },
  sorts: PRODUCT_SORTS,
  sort: '-publishedAt',
});

/** The cards of a catalogue; one query, however many. */
export async function listItems(ctx: Ctx, query: Items) {
  const { rows, page } = await items.read(ctx, query, listed(ctx.now()));
  return { items: rows.map(presentItem), page, meta: {} };
}

/** Lists whole products by page. 403 for a state other than `published` without `content.author`. */
export async function listProducts(ctx: Ctx, query: Products) {
  const state = CATALOGUE_FILTER[query.filter?.status ?? 'active'];
  if (state !== 'published') assertCan(ctx, 'content.author');
  const [{ terms }, { rows, page }] = await Promise.all([
    loadGlossary(ctx),
    whole.read(ctx, query, inState('catalogue', products, state, ctx.now())),
  ]);
  return { items: rows.map((row) => presentProduct(row, terms)), page, meta: {} };
}

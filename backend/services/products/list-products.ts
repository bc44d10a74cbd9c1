import { and } from 'drizzle-orm';
import type { z } from 'zod';
import type { itemQuery, productQuery } from '@/api/products/schemas';
import { products } from '../../db/schema/products';
import { assertCan, viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';
import { inState } from '../authoring/states';
import { loadGlossary } from '../glossary/load-glossary';
import { presentItem, presentProduct } from './present-product';
import { selectItems, selectProducts } from './product-row';
import { listed, orderOf, underFilters } from './shelf';

/** The cards of a catalogue; one query, however many. */
export async function listItems(ctx: Ctx, { page, filter = {}, sort }: z.output<typeof itemQuery>) {
  const asked = pageRequest(page);
  const where = and(listed(ctx.now()), underFilters(ctx, filter));
  const select = () => selectItems(ctx.db, viewerOf(ctx).id, where);
  const rows = await select()
    .orderBy(...orderOf(sort))
    .limit(asked.limit)
    .offset(asked.offset);
  return {
    items: rows.map(presentItem),
    page: pageMeta(asked, await totalOf(rows, asked, () => select().limit(1))),
    meta: {},
  };
}

/** Whole products. 403 for another state than `active` to those who don't write content. */
export async function listProducts(ctx: Ctx, { page, filter = {}, sort }: z.output<typeof productQuery>) {
  const { status = 'active', ...shelf } = filter;
  if (status !== 'active') assertCan(ctx, 'content.author');
  const asked = pageRequest(page);
  const where = and(inState(products, status, ctx.now()), underFilters(ctx, shelf));
  const select = () => selectProducts(ctx.db, viewerOf(ctx).id, where);
  const [{ terms }, rows] = await Promise.all([
    loadGlossary(ctx),
    select()
      .orderBy(...orderOf(sort))
      .limit(asked.limit)
      .offset(asked.offset),
  ]);
  return {
    items: rows.map((row) => presentProduct(row, terms)),
    page: pageMeta(asked, await totalOf(rows, asked, () => select().limit(1))),
    meta: {},
  };
}

import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { pageListQuery } from '@/api/pages/schemas';
import { marks } from '../../db/schema/directory';
import { pages } from '../../db/schema/pages';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { seenBy } from '../authoring/states';
import { presentPage, published, selectPages, switchedOn } from './page-row';

/** Condition: published pages; for authors all pages except a chapter that is switched off. */
const seen = (ctx: Ctx) => seenBy(ctx, published(ctx), switchedOn(ctx));

/**
 * Returns one page with its content, by id or by slug. 404 for a page that is not published, unless the viewer is an
 * author.
 */
export async function getPage(ctx: Ctx, key: { id: string } | { slug: string }) {
  const same = 'id' in key ? eq(pages.id, key.id) : eq(pages.slug, key.slug);
  const [row] = await selectPages(ctx.db, and(same, seen(ctx))).limit(1);
  if (!row) throw notFound('Такой страницы нет.', 'page-missing');
  return presentPage(row);
}

type Query = z.output<typeof pageListQuery>;
const select = (ctx: Ctx, where: SQL | undefined) => selectPages(ctx.db, where, { texts: false });

const list = listing<Query, Awaited<ReturnType<typeof select>>[number]>({
  from: select,
  filters: {
    mark: (slugs) => inArray(marks.slug, slugs),
    status: (status) => eq(pages.status, status),
  },
  sorts: {},
  sort: [asc(marks.id), asc(pages.slug)],
});

/** Lists pages without their texts: all of them for authors, published ones for others. */
export async function listPages(ctx: Ctx, query: Query) {
  const { rows, page } = await list.read(ctx, query, seen(ctx));
  return { items: rows.map(presentPage), page, meta: {} };
}

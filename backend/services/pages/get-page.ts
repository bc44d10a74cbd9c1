import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { pageListQuery } from '@/api/pages/schemas';
import { marks } from '../../db/schema/directory';
import { pages } from '../../db/schema/pages';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { pageMeta, pageRequest, totalOf } from '../../http/paging';
import { seenBy } from '../authoring/states';
import { presentPage, published, selectPages, switchedOn } from './page-row';

/** Published; authors see everything there is, but for a chapter that is switched off. */
const seen = (ctx: Ctx) => seenBy(ctx, published(ctx), switchedOn(ctx));

/** One page with its content, by id or by slug. 404 for what is not out, unless one writes content. */
export async function getPage(ctx: Ctx, key: { id: string } | { slug: string }) {
  const same = 'id' in key ? eq(pages.id, key.id) : eq(pages.slug, key.slug);
  const [row] = await selectPages(ctx.db, and(same, seen(ctx))).limit(1);
  if (!row) throw notFound('Такой страницы нет.', 'page-missing');
  return presentPage(row);
}

/** Pages without their texts: every one for its authors, the published ones for the rest. */
export async function listPages(ctx: Ctx, { page, filter = {} }: z.output<typeof pageListQuery>) {
  const asked = pageRequest(page);
  const where = and(
    seen(ctx),
    filter.mark?.length ? inArray(marks.slug, filter.mark) : undefined,
    filter.status && eq(pages.status, filter.status),
  );
  const select = () => selectPages(ctx.db, where, { texts: false });
  const rows = await select().orderBy(asc(marks.id), asc(pages.slug)).limit(asked.limit).offset(asked.offset);
  return {
    items: rows.map(presentPage),
    page: pageMeta(asked, await totalOf(rows, asked, () => select().limit(1))),
    meta: {},
  };
}

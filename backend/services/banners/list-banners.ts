import { and, asc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { banner, bannerQuery } from '@/api/banners/schemas';
import { can } from '@/lib/access/permissions';
import type { Of } from '@/lib/json-api/resource';
import { isAtOrBelow } from '@/lib/routes/at-or-below';
import * as path from '@/lib/routes/path';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { marks } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { banners } from '../../db/schema/site';
import { viewerOf, type Ctx } from '../../http/context';
import { openWave } from '../orders/shop';

const leadsToShop = (url: string) => [path.catalogue(), path.cart()].some((page) => isAtOrBelow(url, page));

/** Whether the viewer may open the catalogue: a banner must not link to a catalogue that returns 404. */
async function mayShop(ctx: Ctx): Promise<boolean> {
  const viewer = viewerOf(ctx);
  if (viewer.chainLocked) return false;
  return can(viewer, 'catalogue.outside-wave') || (await openWave(ctx.db, ctx.now())) !== null;
}

/**
 * Column: whether a banner links to a test that the viewer has passed and may not take again yet. Part of the banners'
 * own statement.
 */
const leadsToPassed = (ctx: Ctx, now: Date) => {
  const { userId, itemId, finishedAt, repeatAt } = learningProgress;
  return sql<boolean>`${exists(
    ctx.db
      .select({ one: sql`1` })
      .from(learningProgress)
      .innerJoin(learningItems, eq(learningItems.id, itemId))
      .where(
        and(
          ...[eq(userId, viewerOf(ctx).id), isNotNull(finishedAt), or(isNull(repeatAt), gt(repeatAt, now))],
          sql`${banners.url} = ${path.test('')} || ${learningItems.testId}`,
        ),
      ),
  )}`;
};

/** Returns the visible banners of a page (without a filter: of all pages), in their order, without expired timers. */
export async function listBanners(ctx: Ctx, { filter }: z.output<typeof bannerQuery>) {
  const now = ctx.now();
  const rows = await ctx.db
    .select({ banner: banners, mark: marks.slug, isPassed: leadsToPassed(ctx, now) })
    .from(banners)
    .leftJoin(marks, eq(marks.id, banners.markId))
    .where(
      and(
        eq(banners.isVisible, true),
        or(eq(banners.isTimer, false), isNull(banners.timerAt), gt(banners.timerAt, now)),
        filter?.page ? eq(banners.page, filter.page) : undefined,
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id));
  const shop = rows.some((row) => leadsToShop(row.banner.url)) && (await mayShop(ctx));
  const items = rows
    .filter((row) => shop || !leadsToShop(row.banner.url))
    .map(({ banner: row, mark, isPassed }): Of<typeof banner> => {
      const { page: _page, position: _position, createdAt: _createdAt, timerAt, ...rest } = row;
      const urlText = isPassed && rest.urlText ? 'Тест пройден' : rest.urlText;
      return { ...rest, urlText, markId: mark ?? PORTAL_BRAND, timerAt: timerAt?.toISOString() ?? null };
    });
  return { items, meta: {} };
}

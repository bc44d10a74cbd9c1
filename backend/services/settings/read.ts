import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import {
  bannerPages,
  METADATA_NAMES,
  type presentWaveStatus,
  technicalWork,
  waveBannerContent,
} from '@/api/settings/schemas';
import { isWaveOpen } from '@/lib/domain/orders';
import { orders } from '../../db/schema/orders';
import { banners, siteMetadata } from '../../db/schema/site';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { openWave } from '../orders/shop';

type Name = (typeof METADATA_NAMES)[number];

async function stored(ctx: Ctx, name: Name): Promise<unknown> {
  const [row] = await ctx.db.select().from(siteMetadata).where(eq(siteMetadata.name, name));
  return row?.content;
}

/** Status of the open wave for the viewer: none for a locked chain; a cancelled order does not count as sent. */
async function waveStatus(ctx: Ctx): Promise<z.output<typeof presentWaveStatus>> {
  const viewer = viewerOf(ctx);
  const now = ctx.now();
  const wave = viewer.chainLocked ? null : await openWave(ctx.db, now);
  if (!wave) return { isAvailable: false, isOrderSent: false, wave: null };
  const [sent] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, viewer.id), eq(orders.waveId, wave.id), ne(orders.status, 'cancelled')))
    .limit(1);
  const [startsAt, endsAt] = [wave.startAt.toISOString(), wave.endAt.toISOString()];
  return {
    isAvailable: isWaveOpen({ startsAt, endsAt }, now),
    isOrderSent: sent !== undefined,
    wave: { id: wave.id, name: wave.name, startsAt, endsAt },
  };
}

/** Banner written by the editors, else one made from the open wave; undefined outside a wave. */
async function waveBanner(ctx: Ctx): Promise<z.output<typeof waveBannerContent> | undefined> {
  const own = waveBannerContent.safeParse(await stored(ctx, 'wave-banner-content'));
  if (own.success) return own.data;
  const wave = await openWave(ctx.db, ctx.now());
  if (!wave) return undefined;
  const text = 'Выберите подарки за накопленные баллы.';
  return { title: wave.name, text, image: null };
}

async function pages(ctx: Ctx): Promise<z.output<typeof bannerPages>> {
  const own = bannerPages.safeParse(await stored(ctx, 'banner-pages'));
  if (own.success) return own.data;
  const rows = await ctx.db
    .selectDistinct({ page: banners.page })
    .from(banners)
    .where(eq(banners.isVisible, true))
    .orderBy(asc(banners.page));
  return { pages: rows.map(({ page }) => page) };
}

async function work(ctx: Ctx): Promise<z.output<typeof technicalWork>> {
  const read = technicalWork.safeParse(await stored(ctx, 'technical-work'));
  return read.success ? read.data : { isOn: false, text: '' };
}

const READERS: Readonly<Record<Name, (ctx: Ctx) => Promise<unknown>>> = {
  'present-wave-status': waveStatus,
  'wave-banner-content': waveBanner,
  'banner-pages': pages,
  'technical-work': work,
};

/** Returns one entry of the site's metadata (specification, section 3, 'Settings'). 404 for an unknown name. */
export async function readMetadata(ctx: Ctx, name: string) {
  const known = METADATA_NAMES.find((one) => one === name);
  const content = known && (await READERS[known](ctx));
  if (content === undefined) throw notFound('Такой настройки нет.');
  return { id: name, name, content };
}

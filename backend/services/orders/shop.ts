import { and, asc, desc, gt, lte } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { waves } from '../../db/schema/orders';
import type { Db } from '../../db/types';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

export type Wave = typeof waves.$inferSelect;

export interface Shop {
  /** The open wave; for those who may order outside one, else the last that began, else the next. */
  wave: Wave | null;
  /** Whether the person may order at any time (decisions, 'Orders'). */
  anyTime: boolean;
}

/** The wave that is open now; of two at once, the one that began last. */
export async function openWave(db: Db, now: Date): Promise<Wave | null> {
  const [wave] = await db
    .select()
    .from(waves)
    .where(and(lte(waves.startAt, now), gt(waves.endAt, now)))
    .orderBy(desc(waves.startAt), desc(waves.id))
    .limit(1);
  return wave ?? null;
}

/** Returns the wave in which an order outside an open wave counts. */
async function nearestWave(db: Db, now: Date): Promise<Wave | null> {
  const begun = await db
    .select()
    .from(waves)
    .where(lte(waves.startAt, now))
    .orderBy(desc(waves.startAt))
    .limit(1);
  if (begun[0]) return begun[0];
  const [next] = await db.select().from(waves).orderBy(asc(waves.startAt)).limit(1);
  return next ?? null;
}

/** Throws 404 for people of a locked chain, who have neither catalogue nor cart (specification, section 6). */
export function assertChainOpen(ctx: Pick<Ctx, 'viewer'>): void {
  if (viewerOf(ctx).chainLocked) throw notFound('Каталог подарков не открыт для вашей аптечной сети.');
}

/**
 * Checks that the person may use catalogue, cart and orders. 404 for a locked chain, and outside a wave except for
 * admins.
 */
export async function enterShop(ctx: Ctx): Promise<Shop> {
  assertChainOpen(ctx);
  const anyTime = can(viewerOf(ctx), 'catalogue.outside-wave');
  const now = ctx.now();
  const wave = await openWave(ctx.db, now);
  if (wave) return { wave, anyTime };
  if (!anyTime) throw notFound('Сейчас нет открытой волны заказов.', 'wave-closed');
  return { wave: await nearestWave(ctx.db, now), anyTime };
}

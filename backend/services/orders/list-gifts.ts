import { and, asc, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { gift, giftQuery } from '@/api/orders/schemas';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { gifts } from '../../db/schema/orders';
import { balances } from '../../db/schema/points';
import { holds } from '../../db/text';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { badgesOf, limitOf, orderedBy } from './gift-row';
import { enterShop } from './shop';

type Query = z.output<typeof giftQuery>;

async function assertMark(ctx: Ctx, slug: string): Promise<void> {
  const [mark] = await ctx.db.select({ id: marks.id }).from(marks).where(eq(marks.slug, slug));
  if (!mark) throw new AppError(400, 'unknown-mark', 'Такого бренда нет.', { parameter: 'filter[mark]' });
}

function conditions({ mark, affordable, search }: NonNullable<Query['filter']>): SQL | undefined {
  return and(
    eq(gifts.isVisible, true),
    mark ? eq(marks.slug, mark) : undefined,
    affordable ? gte(balances.balance, gifts.price) : undefined,
    holds(sql`${gifts.name} || ' ' || ${gifts.shortDescription}`, search),
  );
}

function order(sort: Query['sort']): SQL[] {
  const orders: Record<NonNullable<Query['sort']> | 'own', SQL[]> = {
    // what can't be ordered goes last
    own: [desc(sql`${gifts.isAvailable} and ${gifts.amount} > 0`), asc(gifts.position), asc(gifts.id)],
    price: [asc(gifts.price), asc(gifts.id)],
    '-price': [desc(gifts.price), asc(gifts.id)],
    name: [asc(sql`${gifts.name} collate "und-x-icu"`), asc(gifts.id)],
    '-createdAt': [desc(gifts.createdAt), desc(gifts.id)],
  };
  return orders[sort ?? 'own'];
}

interface GiftRow {
  gift: typeof gifts.$inferSelect;
  mark: { slug: string; name: string };
  ordered: number;
}

function presentGift({ gift: row, mark, ordered }: GiftRow): Of<typeof gift> {
  return {
    id: row.id,
    giftId: row.id,
    slug: row.slug,
    name: row.name,
    shortDescription: row.shortDescription,
    fullDescription: row.fullDescription,
    vendorCode: row.vendorCode ?? '',
    size: row.size,
    markId: mark.slug,
    markName: mark.name,
    price: row.price,
    limit: limitOf(row.limit),
    ordered,
    amount: row.amount,
    isAvailable: row.isAvailable,
    isVisible: row.isVisible,
    badges: badgesOf(row),
    image: row.preview,
  };
}

/** The catalogue: visible gifts, with what the person has ordered of each in this wave. 404 as `enterShop`. */
export async function listGifts(ctx: Ctx, { page, filter = {}, sort }: Query) {
  const { wave } = await enterShop(ctx);
  if (filter.mark) await assertMark(ctx, filter.mark);
  const userId = viewerOf(ctx).id;
  const asked = pageRequest(page);
  const where = conditions(filter);
  const mine = and(eq(balances.markId, gifts.markId), eq(balances.userId, userId));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        gift: gifts,
        mark: { slug: marks.slug, name: marks.name },
        ordered: orderedBy(ctx.db, userId, wave?.id),
      })
      .from(gifts)
      .innerJoin(marks, eq(marks.id, gifts.markId))
      .leftJoin(balances, mine)
      .where(where)
      .orderBy(...order(sort))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db
      .select({ total: count() })
      .from(gifts)
      .innerJoin(marks, eq(marks.id, gifts.markId))
      .leftJoin(balances, mine)
      .where(where),
  ]);
  return { items: rows.map(presentGift), page: pageMeta(asked, counted?.total ?? 0), meta: {} };
}

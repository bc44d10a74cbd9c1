import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { giftQuery } from '@/api/orders/schemas';
import { marks } from '../../db/schema/directory';
import { basketItems, gifts } from '../../db/schema/orders';
import { balances } from '../../db/schema/points';
import { holds } from '../../db/text';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { orderedBy, presentGift, type GiftRow } from './gift-row';
import { reservedIn } from './reserved-in';
import { enterShop } from './shop';

type Query = z.output<typeof giftQuery>;

async function assertMark(ctx: Ctx, slug: string): Promise<void> {
  const [mark] = await ctx.db.select({ id: marks.id }).from(marks).where(eq(marks.slug, slug));
  if (!mark) throw new AppError(400, 'unknown-mark', 'Такого бренда нет.', { parameter: 'filter[mark]' });
}

const ownBalance = (ctx: Ctx) =>
  and(eq(balances.markId, gifts.markId), eq(balances.userId, viewerOf(ctx).id));

const ownItem = (ctx: Ctx) => and(eq(basketItems.giftId, gifts.id), eq(basketItems.userId, viewerOf(ctx).id));

const isThere = sql`(${gifts.isAvailable} and ${gifts.amount} > 0)`;
/**
 * Whether the balance pays for the gift. The basket is left out: the sort order must not change while the person fills
 * it.
 */
const isPaid = sql`(coalesce(${balances.balance}, 0) >= ${gifts.price})`;
/** Whether the gift is in the basket, or the points that the basket leaves pay for one. */
const isInReach = sql`(
  coalesce(${balances.balance}, 0) - coalesce("reserved"."points", 0) >= ${gifts.price}
  or ${basketItems.giftId} is not null
)`;

/** Brands alternate: the first gift of each, then the second of each, among gifts equally available and affordable. */
const turn = sql`row_number() over (
  partition by ${isThere}, ${isPaid}, ${gifts.markId} order by ${gifts.position}, ${gifts.id}
)`;

/** Gifts beyond the balance begin with the last brand, because affordable ones often end with the first brand. */
const brandInTurn = sql`case when ${isPaid} then ${marks.position} else -${marks.position} end`;

interface Row extends GiftRow {
  /** Number of gifts in reach, among all rows. */
  affordable: number;
}

const list = listing<Query & { waveId?: string | undefined }, Row>({
  from: (ctx, where, { waveId }) => {
    const inBasket = reservedIn(ctx.db, viewerOf(ctx).id);
    return ctx.db
      .select({
        gift: gifts,
        mark: { slug: marks.slug, name: marks.name },
        ordered: orderedBy(ctx.db, viewerOf(ctx).id, waveId),
        affordable: sql<number>`count(*) filter (where ${isInReach}) over ()`.mapWith(Number),
      })
      .from(gifts)
      .innerJoin(marks, eq(marks.id, gifts.markId))
      .leftJoin(balances, ownBalance(ctx))
      .leftJoin(inBasket, eq(inBasket.markId, gifts.markId))
      .leftJoin(basketItems, ownItem(ctx))
      .where(where);
  },
  count: (ctx, where) => {
    const inBasket = reservedIn(ctx.db, viewerOf(ctx).id);
    return ctx.db
      .select({ id: gifts.id })
      .from(gifts)
      .innerJoin(marks, eq(marks.id, gifts.markId))
      .leftJoin(balances, ownBalance(ctx))
      .leftJoin(inBasket, eq(inBasket.markId, gifts.markId))
      .leftJoin(basketItems, ownItem(ctx))
      .where(where);
  },
  filters: {
    mark: (slug) => (slug ? eq(marks.slug, slug) : undefined),
    affordable: () => isInReach,
    search: (search) => holds(sql`${gifts.name} || ' ' || ${gifts.shortDescription}`, search),
  },
  sorts: {
    price: [asc(gifts.price), asc(gifts.id)],
    '-price': [desc(gifts.price), asc(gifts.id)],
    name: [asc(sql`${gifts.name} collate "und-x-icu"`), asc(gifts.id)],
    '-createdAt': [desc(gifts.createdAt), desc(gifts.id)],
  },
  // recommended: available gifts first, among them the affordable ones first, with brands alternating
  sort: [desc(isThere), desc(isPaid), asc(turn), asc(brandInTurn), asc(marks.id), asc(gifts.id)],
});

/**
 * Returns the catalogue: visible gifts, each with the pieces that the person has ordered in this wave. 404 as
 * `enterShop`.
 */
export async function listGifts(ctx: Ctx, query: Query) {
  const { wave } = await enterShop(ctx);
  if (query.filter?.mark) await assertMark(ctx, query.filter.mark);
  const { rows, page } = await list.read(ctx, { ...query, waveId: wave?.id }, eq(gifts.isVisible, true));
  return { items: rows.map(presentGift), page, meta: { affordable: rows[0]?.affordable ?? 0 } };
}

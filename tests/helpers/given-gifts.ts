import { and, eq } from 'drizzle-orm';
import { editItem } from '@/api/orders/endpoints';
import { basketItems, gifts, orders, waves } from '@/backend/db/schema/orders';
import { balances } from '@/backend/db/schema/points';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { brandName } from '@/lib/domain/brands';
import type { TestBackend } from './backend';
import { unique, type Actor } from './given';

const DAY_MS = 864e5;

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories of gifts; each creates its own rows. A gift is of La Roche-Posay by default. */
export function givenGifts(
  backend: Pick<TestBackend, 'db' | 'given' | 'clock' | 'ctx'> & Partial<Pick<TestBackend, 'call'>>,
) {
  const { db, given, clock, ctx } = backend;
  const markOf = (slug: string) => given.mark({ slug, name: brandName(slug) });

  /** A wave from `from` to `to` days from now; open by default. */
  async function wave({ from = -10, to = 10, name = unique('Волна') } = {}) {
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
    return only(
      await db
        .insert(waves)
        .values({ name, startAt: at(from), endAt: at(to) })
        .returning(),
    );
  }

  async function gift({
    mark = 'lrp',
    ...fields
  }: Partial<typeof gifts.$inferInsert> & { mark?: string } = {}) {
    const slug = unique('gift');
    const { id: markId } = await markOf(mark);
    const values = { slug, name: slug, price: 100, amount: 10, limit: 5, ...fields, markId };
    return only(await db.insert(gifts).values(values).returning());
  }

  /** Adds points to an account through the ledger. */
  async function points(userId: string, mark: string, amount: number) {
    const { id: markId } = await markOf(mark);
    const context = ctx();
    await inTransaction(context, (tx) =>
      postEntries(tx, context, [
        { userId, markId, amount, kind: 'award', title: 'Начисление', key: unique('award') },
      ]),
    );
  }

  /** A pharmacist with points of La Roche-Posay. */
  async function rich(amount = 1000): Promise<Actor> {
    const actor = await given.user();
    await points(actor.id, 'lrp', amount);
    return actor;
  }

  async function balance(userId: string, mark = 'lrp'): Promise<number> {
    const { id: markId } = await markOf(mark);
    const mine = and(eq(balances.userId, userId), eq(balances.markId, markId));
    const [row] = await db.select().from(balances).where(mine);
    return row?.balance ?? 0;
  }

  function put(as: Actor, giftId: string, amount: number) {
    if (!backend.call) throw new Error('There is no backend to call');
    return backend.call(editItem, { as, body: { giftId, amount } });
  }

  /** Inserts a basket's row directly, without the checks of the call. */
  const inBasket = (userId: string, giftId: string, quantity: number) =>
    db.insert(basketItems).values({ userId, giftId, quantity });

  async function stock(giftId: string): Promise<number> {
    return only(await db.select().from(gifts).where(eq(gifts.id, giftId))).amount;
  }

  const ordersOf = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId));

  return { wave, gift, points, rich, balance, put, inBasket, stock, ordersOf };
}

export type GivenGifts = ReturnType<typeof givenGifts>;

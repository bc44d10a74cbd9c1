import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { cancelOrder, getBasket, sendOrder } from '@/api/orders/endpoints';
import { transferPoints } from '@/api/points/endpoints';
import { gifts, orderItems, orders, waves } from '@/backend/db/schema/orders';
import { balances } from '@/backend/db/schema/points';
import { inTransaction } from '@/backend/db/transaction';
import { AppError } from '@/backend/http/app-error';
import { viewerOf } from '@/backend/http/context';
import { mount, type Routes } from '@/backend/http/mount';
import { nothing } from '@/lib/json-api/answer';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { expectLedgerWhole } from '../helpers/ledger-check';

const RACERS = [2, 10, 100];
const SLOW = 90_000;

const naiveSend = endpoint({
  method: 'POST',
  path: '/probe/naive-send',
  needs: 'signed-in',
  bodyType: 'orders',
  shapes: async () => ({ body: z.object({ giftId: z.string() }), answer: nothing }),
});

/** What a sender without locks and conditions does: read, check, write what was read. The control. */
function naiveRoutes(routes: Routes): void {
  mount(routes, naiveSend, (ctx, { body: { giftId } }) =>
    inTransaction(ctx, async (tx) => {
      const [gift] = await tx.select().from(gifts).where(eq(gifts.id, giftId));
      const [wave] = await tx.select().from(waves);
      if (!gift || !wave || gift.amount < 1) throw new AppError(409, 'stock-gone', 'Закончилось.');
      const made = { userId: viewerOf(ctx).id, waveId: wave.id, totalSum: gift.price };
      const [order] = await tx.insert(orders).values(made).returning();
      const { markId, name, price } = gift;
      const item = {
        orderId: order?.id ?? '',
        giftId,
        markId,
        name,
        quantity: 1,
        basePrice: price,
        paidSum: price,
      };
      await tx.insert(orderItems).values(item);
      await tx
        .update(gifts)
        .set({ amount: gift.amount - 1 })
        .where(eq(gifts.id, giftId));
    }),
  );
}

let backend: TestBackend;
let shop: GivenGifts;
beforeAll(async () => {
  backend = await startTestBackend({ routes: naiveRoutes });
  shop = givenGifts(backend);
  await shop.wave();
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const range = (length: number) => Array.from({ length }, (_, at) => at);
const all = <T>(length: number, start: (at: number) => Promise<T>) => Promise.all(range(length).map(start));
const send = (as: Actor, giftId: string, key: string = crypto.randomUUID()) =>
  backend.call(sendOrder, { as, body: { items: [{ giftId, quantity: 1 }] }, idempotencyKey: key });

/** How many answers of each kind: `{200: 1, 'stock-gone': 9}`. */
function tally(answers: { status: number; errors: { code: string }[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, errors } of answers) {
    const name = status === 409 ? (errors[0]?.code ?? '') : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function soldOf(giftId: string): Promise<number> {
  const [row] = await backend.db
    .select({ sold: count() })
    .from(orderItems)
    .where(eq(orderItems.giftId, giftId));
  return row?.sold ?? 0;
}

/** People with the gift in their baskets and the points to pay for it. */
async function buyers(length: number, giftId: string): Promise<Actor[]> {
  const people = await all(length, () => shop.rich(100));
  await all(length, (at) => shop.inBasket(people[at]?.id ?? '', giftId, 1));
  return people;
}

describe.each(RACERS)('%i callers', (racers) => {
  test('for the last gift: one gets it, the rest are told', { timeout: SLOW }, async () => {
    const { id } = await shop.gift({ amount: 1 });
    const people = await buyers(racers, id);
    const answers = await Promise.all(people.map((person) => send(person, id)));
    expect(tally(answers)).toEqual({ 200: 1, 'stock-gone': racers - 1 });
    expect([await soldOf(id), await shop.stock(id)]).toEqual([1, 0]);
    const left = await Promise.all(people.map((person) => shop.balance(person.id)));
    expect(left.sort((a, b) => a - b)).toEqual([0, ...Array<number>(racers - 1).fill(100)]);
  });

  test('one order with one key: one effect, one answer', { timeout: SLOW }, async () => {
    const { id } = await shop.gift();
    const anna = await shop.rich();
    await shop.put(anna, id, 1);
    const key = crypto.randomUUID();
    const answers = await all(racers, () => send(anna, id, key));
    expect(tally(answers)).toEqual({ 200: racers });
    expect(new Set(answers.map(({ document }) => JSON.stringify(document))).size).toBe(1);
    expect([await soldOf(id), await shop.stock(id), await shop.balance(anna.id)]).toEqual([1, 9, 900]);
  });

  test('one basket with a key each: one order', { timeout: SLOW }, async () => {
    const { id } = await shop.gift();
    const anna = await shop.rich();
    await shop.put(anna, id, 1);
    const answers = await all(racers, () => send(anna, id));
    expect(tally(answers)).toEqual({ 200: 1, 'basket-empty': racers - 1 });
    expect([await soldOf(id), await shop.stock(id), await shop.balance(anna.id)]).toEqual([1, 9, 900]);
  });

  test('tabs that fill and send until it works, with points for one order', { timeout: SLOW }, async () => {
    const { id } = await shop.gift({ amount: 1000, limit: 1000 });
    const anna = await shop.rich(150);
    const tab = async () => {
      for (;;) {
        await shop.put(anna, id, 1);
        const answer = await send(anna, id);
        if (answer.status !== 409 || answer.errors[0]?.code === 'funds-short') return answer;
      }
    };
    expect(tally(await all(racers, tab))).toEqual({ 200: 1, 'funds-short': racers - 1 });
    expect([await soldOf(id), await shop.stock(id), await shop.balance(anna.id)]).toEqual([1, 999, 50]);
  });

  test('orders and transfers that want the same points', { timeout: SLOW }, async () => {
    await backend.given.mark({ slug: 'vichy', name: 'Vichy' });
    const { id } = await shop.gift();
    const anna = await shop.rich(100);
    await shop.put(anna, id, 1);
    const transfer = () =>
      backend.call(transferPoints, {
        as: anna,
        body: { from: 'lrp', to: 'vichy', amount: 100 },
        idempotencyKey: crypto.randomUUID(),
      });
    const statuses = await all(racers, async (at) => (await (at % 2 ? send(anna, id) : transfer())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const [left, moved] = [await shop.balance(anna.id), await shop.balance(anna.id, 'vichy')];
    expect([left, moved + (await soldOf(id)) * 100]).toEqual([0, 100]);
  });

  test('cancelling one order: points and stock come back once', { timeout: SLOW }, async () => {
    const { id } = await shop.gift();
    const anna = await shop.rich();
    await shop.put(anna, id, 1);
    const { value: order } = await send(anna, id);
    const answers = await all(racers, () =>
      backend.call(cancelOrder, { as: anna, params: { id: order.id }, idempotencyKey: crypto.randomUUID() }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 'already-cancelled': racers - 1 });
    expect([await shop.stock(id), await shop.balance(anna.id)]).toEqual([10, 1000]);
  });

  test('two gifts in either order: nobody waits for ever', { timeout: SLOW }, async () => {
    const stock = Math.ceil(racers / 2);
    const pair = [await shop.gift({ amount: stock }), await shop.gift({ amount: stock })];
    const people = await all(racers, () => shop.rich(200));
    const answers = await Promise.all(
      people.map(async (person, at) => {
        const wanted = at % 2 ? pair : pair.toReversed();
        for (const { id } of wanted) await shop.inBasket(person.id, id, 1);
        const items = wanted.map(({ id: giftId }) => ({ giftId, quantity: 1 }));
        return backend.call(sendOrder, { as: person, body: { items }, idempotencyKey: crypto.randomUUID() });
      }),
    );
    expect(tally(answers)).toEqual({ 200: stock, 'stock-gone': racers - stock });
    for (const { id } of pair) expect([await soldOf(id), await shop.stock(id)]).toEqual([stock, 0]);
  });
});

/** How many connections of this database wait for a lock. */
async function waiting(): Promise<number> {
  const result = (await backend.db.execute(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { rows: { n: number }[] };
  return result.rows[0]?.n ?? 0;
}

describe.runIf(testEngine() === 'postgres')('a basket that is being sent', () => {
  test('waits with a gift that is put in meanwhile: it is neither sent nor swept out', async () => {
    const anna = await shop.rich();
    const [seen, late] = [await shop.gift(), await shop.gift()];
    await shop.put(anna, seen.id, 1);
    let sending: ReturnType<typeof send> | undefined;
    let putting: ReturnType<typeof shop.put> | undefined;
    await backend.db.transaction(async (tx) => {
      // the order stops at its last step, the balances, with everything else done
      await tx.select().from(balances).where(eq(balances.userId, anna.id)).for('update');
      sending = send(anna, seen.id);
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      putting = shop.put(anna, late.id, 1);
      const done = putting.then(() => 2);
      await expect.poll(() => Promise.race([done, waiting()]), { timeout: 10_000 }).toBe(2);
    });
    const [sent, put] = [await sending, await putting];
    expect([sent?.status, sent?.value.items.length, put?.status]).toEqual([200, 1, 200]);
    const { value: basket } = await backend.call(getBasket, { as: anna });
    expect(basket.items.map(({ giftId }) => giftId)).toEqual([late.id]);
  });
});

// On PGlite everything goes through one connection: there a careless sender passes, too.
describe.runIf(testEngine() === 'postgres')('the control', () => {
  test('a sender without locks or conditions oversells in the same race', { timeout: SLOW }, async () => {
    const people = await all(10, () => backend.as());
    let most = 0;
    for (let round = 0; round < 10 && most <= 1; round += 1) {
      const { id } = await shop.gift({ amount: 1 });
      await Promise.all(people.map((as) => backend.call(naiveSend, { as, body: { giftId: id } })));
      most = Math.max(most, await soldOf(id));
    }
    expect(most).toBeGreaterThan(1);
  });
});

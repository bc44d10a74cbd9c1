import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cancelOrder,
  getBasket,
  listGifts,
  listOrders,
  receiveOrder,
  sendOrder,
} from '@/api/orders/endpoints';
import { marks } from '@/backend/db/schema/directory';
import { gifts, orders } from '@/backend/db/schema/orders';
import { ledgerEntries } from '@/backend/db/schema/points';
import { siteMetadata } from '@/backend/db/schema/site';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { deadlocksOf } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2027-06-01T12:00:00Z');

let backend: TestBackend;
let shop: GivenGifts;
let waveId: string;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  shop = givenGifts(backend);
  waveId = (await shop.wave({ name: 'Осенняя волна' })).id;
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const send = (as: Actor, giftId: string, quantity = 1, idempotencyKey?: string) =>
  backend.call(sendOrder, {
    as,
    body: { items: [{ giftId, quantity }] },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const receive = (as: Actor, id: string) => backend.call(receiveOrder, { as, params: { id } });
const cancel = (as: Actor, id: string) => backend.call(cancelOrder, { as, params: { id } });

/** A person who has ordered `quantity` of a new gift at 100 points. */
async function ordered(quantity = 1) {
  const anna = await shop.rich();
  const gift = await shop.gift();
  await shop.put(anna, gift.id, quantity);
  const { value: order } = await send(anna, gift.id, quantity);
  return { anna, gift, order };
}

describe('order/send refuses', () => {
  test.each([
    [{ items: [] }, '/data/attributes/items'],
    [{ items: [{ quantity: 1 }] }, '/data/attributes/items/0/gift_id'],
    [{ items: [{ giftId: '1', quantity: 0 }] }, '/data/attributes/items/0/quantity'],
  ])('%j at its field', async (body, pointer) => {
    const anna = await backend.as();
    const { status, errors } = await backend.call(sendOrder, { as: anna, body: body as never });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, pointer]);
  });

  test('an empty basket', async () => {
    const { status, errors } = await send(await shop.rich(), (await shop.gift()).id);
    expect([status, errors[0]?.code]).toEqual([409, 'basket-empty']);
  });

  test('a basket that the sender has not seen, and shows it', async () => {
    const anna = await shop.rich();
    const [seen, unseen] = [await shop.gift(), await shop.gift()];
    await shop.put(anna, seen.id, 1);
    await shop.put(anna, unseen.id, 1);
    const { status, errors } = await send(anna, seen.id);
    expect([status, errors[0]?.code]).toEqual([409, 'basket-changed']);
    const { items } = errors[0]?.meta?.basket as { items: { gift_id: string }[] };
    expect(items.map((item) => item.gift_id)).toEqual([seen.id, unseen.id]);
    expect(await shop.ordersOf(anna.id)).toEqual([]);
  });

  test('another quantity than the sender saw', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift();
    await shop.put(anna, id, 2);
    expect((await send(anna, id, 1)).errors[0]?.code).toBe('basket-changed');
  });

  test('another price than the sender saw, and shows the new one', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift({ price: 100 });
    await shop.put(anna, id, 2);
    await backend.db.update(gifts).set({ price: 150 }).where(eq(gifts.id, id));
    const sent = (basePrice: number, idempotencyKey: string) =>
      backend.call(sendOrder, {
        as: anna,
        body: { items: [{ giftId: id, quantity: 2, basePrice }] },
        idempotencyKey,
      });
    const { status, errors } = await sent(100, 'seen-100');
    expect([status, errors[0]?.code]).toEqual([409, 'basket-changed']);
    expect(errors[0]?.meta?.basket).toMatchObject({ total_price: 300 });
    expect([await shop.balance(anna.id), await shop.ordersOf(anna.id)]).toEqual([1000, []]);
    expect((await sent(150, 'seen-150')).value.totalPrice).toBe(300);
  });

  test('what a mark it was not drawn for lacks, by the name the services give', async () => {
    const anna = await backend.as();
    const { id, markId } = await shop.gift({ mark: 'skinceuticals', price: 200 });
    await backend.db.update(marks).set({ name: 'SkinCeuticals' }).where(eq(marks.id, markId));
    await shop.put(anna, id, 1);
    expect((await send(anna, id)).errors[0]?.detail).toBe('SkinCeuticals: не хватает 200\u00a0баллов.');
  });

  test('what the points do not pay, by mark, and says how much is missing', async () => {
    const anna = await backend.as();
    await shop.points(anna.id, 'lrp', 80);
    const { id } = await shop.gift({ price: 200 });
    await shop.put(anna, id, 1);
    const { status, errors } = await send(anna, id);
    expect([status, errors[0]?.code]).toEqual([409, 'funds-short']);
    expect(errors[0]?.detail).toBe('La Roche-Posay: не хватает 120\u00a0баллов.');
    expect(errors[0]?.meta).toMatchObject({ mark: 'lrp', needed: 200, balance: 80, missing: 120 });
    expect([await shop.stock(id), await shop.balance(anna.id)]).toEqual([10, 80]);
  });

  test('points of another mark do not pay; nothing of a mixed basket is taken', async () => {
    const anna = await shop.rich();
    const [ours, theirs] = [await shop.gift(), await shop.gift({ mark: 'vichy' })];
    await shop.put(anna, ours.id, 1);
    await shop.put(anna, theirs.id, 1);
    const items = [ours, theirs].map(({ id: giftId }) => ({ giftId, quantity: 1 }));
    const { errors } = await backend.call(sendOrder, { as: anna, body: { items } });
    expect(errors.map(({ code, meta }) => [code, meta?.mark])).toEqual([['funds-short', 'vichy']]);
    expect([await shop.stock(ours.id), await shop.stock(theirs.id)]).toEqual([10, 10]);
    expect(await shop.balance(anna.id)).toBe(1000);
    expect((await backend.call(getBasket, { as: anna })).value.count).toBe(2);
  });

  test('everything that is wrong at once', async () => {
    const anna = await backend.as();
    const { id } = await shop.gift({ amount: 1, limit: 1 });
    await shop.inBasket(anna.id, id, 2);
    const { errors } = await send(anna, id, 2);
    expect(errors.map(({ code }) => code)).toEqual(['limit-exceeded', 'stock-gone', 'funds-short']);
  });

  test('a gift withdrawn or hidden meanwhile', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift();
    await shop.put(anna, id, 1);
    await backend.db.update(gifts).set({ isVisible: false }).where(eq(gifts.id, id));
    expect((await send(anna, id)).errors[0]?.code).toBe('stock-gone');
  });

  test('more than the limit over several orders, until one is cancelled', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift({ limit: 1 });
    await shop.put(anna, id, 1);
    const { value: first } = await send(anna, id);
    await shop.inBasket(anna.id, id, 1);
    expect((await send(anna, id)).errors[0]?.code).toBe('limit-exceeded');
    await cancel(anna, first.id);
    expect((await send(anna, id)).status).toBe(200);
  });

  test('during technical work', async () => {
    const anna = await shop.rich();
    const content = { isOn: true, text: 'Вернёмся в 12:00.' };
    await backend.db.insert(siteMetadata).values({ name: 'technical-work', content });
    const { status, errors } = await send(anna, '1');
    await backend.db.delete(siteMetadata);
    expect([status, errors[0]?.code, errors[0]?.detail]).toEqual([503, 'technical-work', content.text]);
  });
});

describe('order/send', () => {
  test('takes points and stock, empties the basket and answers with a paid order', async () => {
    const anna = await shop.rich();
    await shop.points(anna.id, 'vichy', 50);
    const ours = await shop.gift({ name: 'Термос', price: 300 });
    const theirs = await shop.gift({ mark: 'vichy', name: 'Шоппер', price: 50 });
    await shop.put(anna, ours.id, 2);
    await shop.put(anna, theirs.id, 1);
    const items = [
      { giftId: theirs.id, quantity: 1 },
      { giftId: ours.id, quantity: 2 },
    ];
    const { status, value } = await backend.call(sendOrder, { as: anna, body: { items } });
    expect(status).toBe(200);
    expect(value).toMatchObject({
      number: `2026-${value.id.padStart(6, '0')}`,
      status: 'paid',
      submittedAt: NOW.toISOString(),
      canCancel: true,
      waveId,
      markPrices: { lrp: 600, vichy: 50 },
      totalPrice: 650,
    });
    expect(value.items.map(({ name, quantity, paidSum }) => [name, quantity, paidSum])).toEqual([
      ['Термос', 2, 600],
      ['Шоппер', 1, 50],
    ]);
    expect([await shop.balance(anna.id), await shop.balance(anna.id, 'vichy')]).toEqual([400, 0]);
    expect([await shop.stock(ours.id), await shop.stock(theirs.id)]).toEqual([8, 9]);
    expect((await backend.call(getBasket, { as: anna })).value.count).toBe(0);
    const { value: catalogue } = await backend.call(listGifts, {
      as: anna,
      query: { filter: { search: 'Термос' } },
    });
    expect(catalogue.items[0]).toMatchObject({ ordered: 2, amount: 8 });
  });

  test('writes why into the ledger, one entry a mark', async () => {
    const { anna, order } = await ordered();
    const mine = and(eq(ledgerEntries.userId, anna.id), eq(ledgerEntries.kind, 'order'));
    const entries = await backend.db.select().from(ledgerEntries).where(mine);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      amount: -100,
      title: order.number,
      subjectType: 'order',
      subjectId: order.id,
      balanceAfter: 900,
    });
  });

  test('keeps name and price as they were', async () => {
    const { anna, gift, order } = await ordered();
    await backend.db.update(gifts).set({ name: 'Другой', price: 999 }).where(eq(gifts.id, gift.id));
    const { value } = await backend.call(listOrders, { as: anna });
    expect(value.items[0]?.orders[0]?.items[0]).toMatchObject({ name: order.items[0]?.name, price: 100 });
  });

  test('a retry with the same key answers the same and takes nothing more', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift();
    await shop.put(anna, id, 1);
    const [first, second] = [await send(anna, id, 1, 'k1'), await send(anna, id, 1, 'k1')];
    expect(second.document).toEqual(first.document);
    expect([await shop.balance(anna.id), await shop.stock(id)]).toEqual([900, 9]);
    expect((await send(anna, id, 2, 'k1')).status).toBe(422);
  });

  test('an admin orders outside a wave; staff orders are in the audit trail, others are not', async () => {
    const { order } = await ordered();
    backend.clock.set(LATER);
    const admin = await backend.as('admin');
    await shop.points(admin.id, 'lrp', 100);
    const { id } = await shop.gift();
    await shop.put(admin, id, 1);
    const { status, value } = await send(admin, id);
    backend.clock.set(NOW);
    expect([status, value.waveId]).toEqual([200, waveId]);
    const noted = await backend.db.select().from(auditRecords).where(eq(auditRecords.action, 'order.sent'));
    expect(noted.map(({ subjectId }) => subjectId)).toContain(value.id);
    expect(noted.map(({ subjectId }) => subjectId)).not.toContain(order.id);
  });
});

describe('order/{id}/receive', () => {
  const put = (id: string, status: 'sent' | 'cancelled') =>
    backend.db.update(orders).set({ status }).where(eq(orders.id, id));

  test.each(['0', '999999', 'abc'])('no order %s', async (id) => {
    expect((await receive(await backend.as(), id)).status).toBe(404);
  });

  test('someone else’s order is not there, for an admin neither', async () => {
    const { order, anna } = await ordered();
    await put(order.id, 'sent');
    for (const role of [undefined, 'admin'])
      expect((await receive(await backend.as(role), order.id)).status).toBe(404);
    expect((await shop.ordersOf(anna.id))[0]?.status).toBe('sent');
  });

  test('not before it is on its way, and not when it was cancelled', async () => {
    const { anna, order } = await ordered();
    expect(order.canReceive).toBe(false);
    const early = await receive(anna, order.id);
    expect([early.status, early.errors[0]?.code]).toEqual([409, 'not-sent-yet']);
    await put(order.id, 'cancelled');
    const given = await receive(anna, order.id);
    expect([given.status, given.errors[0]?.code]).toEqual([409, 'already-cancelled']);
  });

  test('once its wave is over, without anybody having said that it was sent', async () => {
    const { anna, order } = await ordered();
    backend.clock.set(LATER);
    const late = { ...anna, ...(await backend.given.session(anna.id)) };
    const answer = await receive(late, order.id);
    backend.clock.set(NOW);
    expect(answer.value).toMatchObject({ status: 'received', canReceive: false });
  });

  test('stands in the list from then on, is said once and is final', async () => {
    const { anna, order } = await ordered();
    await put(order.id, 'sent');
    const first = { status: 'received', receivedAt: NOW.toISOString(), canCancel: false };
    expect((await receive(anna, order.id)).value).toMatchObject(first);
    backend.clock.set(new Date(NOW.getTime() + 60_000));
    const again = await receive(anna, order.id);
    backend.clock.set(NOW);
    expect([again.status, again.value.receivedAt]).toEqual([200, first.receivedAt]);
    const { value } = await backend.call(listOrders, { as: anna });
    expect(value.items.flatMap((wave) => wave.orders)[0]).toMatchObject(first);
    const refused = await cancel(await backend.as('admin'), order.id);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'already-received']);
  });
});

describe('order/{id}/cancel', () => {
  test.each(['0', '999999', 'abc'])('no order %s', async (id) => {
    expect((await cancel(await backend.as(), id)).status).toBe(404);
  });

  test('someone else’s order is not there', async () => {
    const { order, anna } = await ordered();
    for (const role of [undefined, 'moderator', 'trainer'])
      expect((await cancel(await backend.as(role), order.id)).status).toBe(404);
    expect((await shop.ordersOf(anna.id))[0]?.status).toBe('paid');
  });

  test('not by the owner once the wave is over, by an admin still', async () => {
    const { anna, order } = await ordered();
    backend.clock.set(LATER);
    const late = { ...anna, ...(await backend.given.session(anna.id)) };
    const refused = await cancel(late, order.id);
    const byAdmin = await cancel(await backend.as('admin'), order.id);
    backend.clock.set(NOW);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'wave-closed']);
    expect([byAdmin.status, byAdmin.value.status]).toEqual([200, 'cancelled']);
    expect(await shop.balance(anna.id)).toBe(1000);
  });

  test('not by the owner once it is on its way', async () => {
    const { anna, order } = await ordered();
    await backend.db.update(orders).set({ status: 'sent' }).where(eq(orders.id, order.id));
    expect((await cancel(anna, order.id)).errors[0]?.code).toBe('already-sent');
  });

  test('by an admin still, and the order says so to whom it lets', async () => {
    const { anna, order } = await ordered();
    const admin = await backend.given.user({ roles: ['admin'] });
    for (const owner of [anna, admin]) {
      const owned = eq(orders.id, order.id);
      await backend.db.update(orders).set({ status: 'sent', userId: owner.id }).where(owned);
      const { value } = await backend.call(listOrders, { as: owner });
      const shown = value.items.flatMap((wave) => wave.orders).find(({ id }) => id === order.id);
      expect(shown?.canCancel).toBe(owner === admin);
    }
    await backend.db.update(orders).set({ userId: anna.id }).where(eq(orders.id, order.id));
    expect((await cancel(admin, order.id)).value.status).toBe('cancelled');
  });

  test('gives points and stock back once', async () => {
    const { anna, gift, order } = await ordered(3);
    expect([await shop.balance(anna.id), await shop.stock(gift.id)]).toEqual([700, 7]);
    const { value } = await cancel(anna, order.id);
    expect(value).toMatchObject({ status: 'cancelled', canCancel: false, cancelledAt: NOW.toISOString() });
    const again = await cancel(anna, order.id);
    expect([again.status, again.errors[0]?.code]).toEqual([409, 'already-cancelled']);
    expect([await shop.balance(anna.id), await shop.stock(gift.id)]).toEqual([1000, 10]);
  });

  test('is in the audit trail, and the ledger says who did it', async () => {
    const { anna, order } = await ordered();
    const admin = await backend.as('admin');
    await cancel(admin, order.id);
    const noted = and(eq(auditRecords.action, 'order.cancelled'), eq(auditRecords.subjectId, order.id));
    expect(await backend.db.select().from(auditRecords).where(noted)).toMatchObject([
      { actorId: admin.id, details: { number: order.number, ownerId: anna.id } },
    ]);
    const back = and(eq(ledgerEntries.userId, anna.id), eq(ledgerEntries.kind, 'order-cancel'));
    expect(await backend.db.select().from(ledgerEntries).where(back)).toMatchObject([
      { amount: 100, authorId: admin.id, title: order.number },
    ]);
  });
});

describe('order/list', () => {
  test('own orders by wave, the last ones first', async () => {
    const { anna, order: late } = await ordered();
    await ordered();
    const old = await shop.wave({ from: -100, to: -70, name: 'Летняя волна' });
    const made = {
      userId: anna.id,
      waveId: old.id,
      totalSum: 1,
      submittedAt: new Date('2026-08-20T12:00:00Z'),
    };
    const [early] = await backend.db.insert(orders).values(made).returning();
    backend.clock.advance(60_000);
    const { id } = await shop.gift();
    await shop.put(anna, id, 1);
    const { value: latest } = await send(anna, id);
    const { value } = await backend.call(listOrders, { as: anna });
    backend.clock.set(NOW);
    expect(
      value.items.map(({ wave, isOpen, orders: list }) => [wave, isOpen, list.map((one) => one.id)]),
    ).toEqual([
      ['Осенняя волна', true, [latest.id, late.id]],
      ['Летняя волна', false, [early?.id]],
    ]);
    expect(value.items[1]?.orders[0]).toMatchObject({ status: 'paid', canCancel: false, canReceive: true });
    expect(value.items[0]?.orders[0]).toMatchObject({ status: 'paid', canCancel: true, canReceive: false });
  });

  test('waves come by page, each with all of its orders; only own ones are counted', async () => {
    const anna = await backend.as();
    await ordered();
    for (const from of [-300, -250, -200]) {
      const { id, startAt: submittedAt } = await shop.wave({
        from,
        to: from + 30,
        name: `Волна ${String(from)}`,
      });
      const values = { userId: anna.id, waveId: id, totalSum: 1, submittedAt };
      await backend.db.insert(orders).values([values, values]);
    }
    const read = async (number?: number) => {
      const page = number ? { page: { number, size: 2 } } : {};
      const { value } = await backend.call(listOrders, { as: anna, query: page });
      return [value.items.map(({ wave, orders: all }) => `${wave}: ${String(all.length)}`), value.page];
    };
    const page = { size: 2, total: 3, pages: 2 };
    expect(await read(1)).toEqual([['Волна -200: 2', 'Волна -250: 2'], { number: 1, ...page }]);
    expect(await read(2)).toEqual([['Волна -300: 2'], { number: 2, ...page }]);
    expect(await read(3)).toEqual([[], { number: 3, ...page }]);
    expect((await read())[1]).toEqual({ number: 1, size: 20, total: 3, pages: 1 });
  });

  test.each(['page[size]=1000', 'page[number]=0', 'sort=name'])(
    'a wrong parameter (%s) is 400',
    async (text) => {
      const { token } = await backend.as();
      const headers = { authorization: `Bearer ${token}` };
      expect((await backend.fetch(`/v1/order/list?${text}`, { headers })).status).toBe(400);
    },
  );
});

test.runIf(testEngine() === 'postgres')(
  'who cancels the orders of others is told 404 and locks nobody',
  async () => {
    const [one, other] = [await ordered(), await ordered()];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const [as, id] = at % 2 ? [one.anna, other.order.id] : [other.anna, one.order.id];
        return backend.call(cancelOrder, { as, params: { id }, idempotencyKey: crypto.randomUUID() });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await deadlocksOf(backend.db)).toBe(0);
  },
);

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import {
  cancelOrder,
  editItem,
  getBasket,
  getGift,
  listGiftGoals,
  listGifts,
  listOrders,
  receiveOrder,
  sendOrder,
} from '@/api/orders/endpoints';
import { marks } from '@/backend/db/schema/directory';
import { users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import type { Actor } from '../helpers/given';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2027-06-01T12:00:00Z');

let backend: TestBackend;
let shop: GivenGifts;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { LOCKED_PHARMACY_CHAINS: 'Закрытая сеть' } });
  shop = givenGifts(backend);
  await shop.wave();
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

/** Every call of the group with a body that is right in shape. */
const CALLS: [string, Endpoint, object][] = [
  ['gift/list', listGifts as unknown as Endpoint, {}],
  ['gift/{id}', getGift as unknown as Endpoint, { params: { id: '1' } }],
  ['gift/goals', listGiftGoals as unknown as Endpoint, {}],
  ['order/basket', getBasket as unknown as Endpoint, {}],
  ['order/edit-item', editItem as unknown as Endpoint, { body: { giftId: '1', amount: 1 } }],
  ['order/send', sendOrder as unknown as Endpoint, { body: { items: [{ giftId: '1', quantity: 1 }] } }],
  ['order/{id}/cancel', cancelOrder as unknown as Endpoint, { params: { id: '1' } }],
  ['order/{id}/receive', receiveOrder as unknown as Endpoint, { params: { id: '1' } }],
  ['order/list', listOrders as unknown as Endpoint, {}],
];

async function lockedPerson() {
  const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
  return backend.given.user({ pharmacyId: pharmacy.id });
}

async function outsideWave<T>(work: () => Promise<T>): Promise<T> {
  backend.clock.set(LATER);
  try {
    return await work();
  } finally {
    backend.clock.set(NOW);
  }
}

describe('who is let in', () => {
  test.each(CALLS)('%s: 401 for a guest', async (_, endpoint, options) => {
    expect((await backend.call(endpoint, options)).status).toBe(401);
  });

  test.each(CALLS)('%s: 404 for a locked chain', async (_, endpoint, options) => {
    const locked = await lockedPerson();
    expect((await backend.call(endpoint, { as: locked, ...options })).status).toBe(404);
  });

  test.each(CALLS)('%s: 404 outside a wave', async (_, endpoint, options) => {
    await outsideWave(async () => {
      const anna = await backend.as();
      expect((await backend.call(endpoint, { as: anna, ...options })).status).toBe(404);
    });
  });

  test('an admin is let in outside a wave, though not from a locked chain', async () => {
    await outsideWave(async () => {
      const admin = await backend.as('admin');
      expect((await backend.call(listGifts, { as: admin })).status).toBe(200);
      const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
      await backend.db.update(users).set({ pharmacyId: pharmacy.id }).where(eq(users.id, admin.id));
      expect((await backend.call(listGifts, { as: admin })).status).toBe(404);
    });
  });
});

describe('gift/{id}', () => {
  test.each(['0', 'abc', '99999999', '1;drop'])('an id of nothing (%s) is 404', async (id) => {
    const as = await backend.as();
    expect((await backend.call(getGift, { as, params: { id } })).status).toBe(404);
  });

  test('a hidden one is 404, a visible one is told as the list tells it', async () => {
    const as = await shop.rich();
    const hidden = await shop.gift({ isVisible: false });
    expect((await backend.call(getGift, { as, params: { id: hidden.id } })).status).toBe(404);
    const { id } = await shop.gift({ mark: 'zont', name: 'Зонт', fullDescription: '<p>Складной.</p>' });
    const filter = { mark: 'zont', search: 'Зонт' };
    const [listed] = (await backend.call(listGifts, { as, query: { filter } })).value.items;
    expect((await backend.call(getGift, { as, params: { id } })).value).toEqual(listed);
  });
});

describe('gift/list', () => {
  test.each([
    ['filter[mark]=none', 'filter[mark]'],
    ['filter[colour]=red', 'filter[colour]'],
    ['sort=weight', 'sort'],
  ])('?%s is refused by name', async (search, parameter) => {
    const anna = await backend.as();
    const response = await backend.fetch(`/v1/gift/list?${search}`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ source: { parameter } }] });
  });

  test('shows visible gifts with what is left and what is taken', async () => {
    const anna = await shop.rich();
    const mark = { mark: 'vichy' };
    const kept = await shop.gift({ ...mark, name: 'Термос', amount: 2, badges: ['hit', 'odd'], limit: null });
    await shop.gift({ ...mark, isVisible: false });
    const { value } = await backend.call(listGifts, { as: anna, query: { filter: { mark: 'vichy' } } });
    expect(value.items).toHaveLength(1);
    expect(value.items[0]).toMatchObject({
      giftId: kept.id,
      markId: 'vichy',
      markName: 'Vichy',
      amount: 2,
      limit: 1000,
      ordered: 0,
      badges: ['hit', 'last'],
    });
  });

  test('finds by words as they are written, filters by what can be afforded, sorts, pages', async () => {
    const anna = await backend.as();
    await shop.points(anna.id, 'dercos', 300);
    const mark = 'dercos';
    await shop.gift({ mark, name: 'Ёлка', price: 500 });
    await shop.gift({ mark, name: 'Жилет 100%', price: 300 });
    await shop.gift({ mark, name: 'Еловая ветка', price: 200 });
    await shop.gift({ mark, name: 'Азбука', price: 100, amount: 0, position: -1 });
    const names = async (query: object) => {
      const filter = { mark, ...('filter' in query ? (query.filter as object) : {}) };
      const { value } = await backend.call(listGifts, { as: anna, query: { ...query, filter } });
      return value.items.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Жилет 100%', 'Еловая ветка', 'Ёлка', 'Азбука']);
    expect(await names({ sort: 'name' })).toEqual(['Азбука', 'Ёлка', 'Еловая ветка', 'Жилет 100%']);
    expect(await names({ sort: 'price', filter: { affordable: '1' } })).toEqual([
      'Азбука',
      'Еловая ветка',
      'Жилет 100%',
    ]);
    expect(await names({ filter: { search: '0%' } })).toEqual(['Жилет 100%']);
    expect(await names({ filter: { search: '%' } })).toEqual(['Жилет 100%']);
    expect(await names({ filter: { search: ' ЁЛКА ' } })).toEqual(['Ёлка']);
    expect(await names({ filter: { search: 'елка' } })).toEqual(['Ёлка']);
    expect(await names({ sort: '-price', page: { number: 2, size: 2 } })).toEqual(['Еловая ветка', 'Азбука']);
  });
});

describe('the recommended order', () => {
  test('brands take turns among what is paid and among the rest, and what is paid is counted', async () => {
    const anna = await backend.as();
    for (const mark of ['turn-a', 'turn-b', 'turn-c']) await shop.points(anna.id, mark, 100);
    const gifts = [
      ['turn-a', [1, 2, 3]],
      ['turn-b', [4, 5]],
      ['turn-c', [6]],
    ] as const;
    for (const [mark, positions] of gifts) {
      for (const position of positions) {
        const word = `Черёд ${mark.slice(-1)}${String(position)}`;
        await shop.gift({ mark, name: word, price: 100, position });
        await shop.gift({ mark, name: `${word} дороже`, price: 900, position: -position });
      }
    }
    for (const [position, [mark]] of gifts.entries()) {
      await backend.db.update(marks).set({ position }).where(eq(marks.slug, mark));
    }
    const asked = { as: anna, query: { filter: { search: 'Черёд' }, page: { size: 100 } } };
    const { value } = await backend.call(listGifts, asked);
    expect(value.items.map(({ name }) => name.replace('Черёд ', ''))).toEqual([
      ...['a1', 'b4', 'c6', 'a2', 'b5', 'a3'],
      ...['c6 дороже', 'b5 дороже', 'a3 дороже', 'b4 дороже', 'a2 дороже', 'a1 дороже'],
    ]);
    expect(value.meta.affordable).toBe(6);
    const first = await backend.call(listGifts, { ...asked, query: { ...asked.query, page: { size: 2 } } });
    expect(first.value.meta.affordable, 'of all of them, not of the page').toBe(6);
  });
});

describe('what points are enough for', () => {
  test('what the basket takes is not free for another gift; the gift in it stays, another person’s takes nothing', async () => {
    const [anna, vera] = [await backend.as(), await backend.as()];
    const mark = 'free-points';
    for (const { id } of [anna, vera]) await shop.points(id, mark, 300);
    const dear = await shop.gift({ mark, name: 'Плед', price: 250 });
    await shop.gift({ mark, name: 'Кружка', price: 100 });
    await shop.gift({ mark, name: 'Брелок', price: 50 });
    const enough = async (as: Actor) => {
      const all = await backend.call(listGifts, { as, query: { filter: { mark } } });
      const query = { filter: { mark, affordable: '1' as const }, sort: 'price' as const };
      const { value } = await backend.call(listGifts, { as, query });
      return [all.value.meta.affordable, ...value.items.map(({ name }) => name)];
    };
    expect(await enough(anna)).toEqual([3, 'Брелок', 'Кружка', 'Плед']);
    await shop.inBasket(anna.id, dear.id, 1);
    expect(await enough(anna)).toEqual([2, 'Брелок', 'Плед']);
    expect(await enough(vera)).toEqual([3, 'Брелок', 'Кружка', 'Плед']);
    const lev = await backend.as();
    await shop.inBasket(lev.id, dear.id, 1);
    expect(await enough(lev), 'without a balance').toEqual([1, 'Плед']);
  });
});

describe('gift/goals', () => {
  const goalsOf = async (as: Actor, mark: string) => {
    const { value } = await backend.call(listGiftGoals, { as });
    return value.items.filter(({ markId }) => markId === mark).map(({ name }) => name);
  };

  test('of each mark the cheapest out of reach and the dearest in reach, that can be had', async () => {
    const anna = await backend.as();
    const mark = (await backend.given.mark()).slug;
    const own = { mark, limit: 1 };
    expect(await goalsOf(anna, mark)).toEqual([]);
    await shop.gift({ ...own, name: 'Брелок', price: 100 });
    await shop.gift({ ...own, name: 'Кружка', price: 200 });
    await shop.gift({ ...own, name: 'Плед', price: 900 });
    await shop.gift({ ...own, name: 'Спрятан', price: 150, isVisible: false });
    await shop.gift({ ...own, name: 'Снят', price: 150, isAvailable: false });
    await shop.gift({ ...own, name: 'Кончился', price: 150, amount: 0 });
    expect(await goalsOf(anna, mark)).toEqual(['Брелок']);
    await shop.points(anna.id, mark, 100);
    expect(await goalsOf(anna, mark)).toEqual(['Кружка', 'Брелок']);
    await shop.points(anna.id, mark, 150);
    expect(await goalsOf(anna, mark)).toEqual(['Плед', 'Кружка']);
    await shop.points(anna.id, mark, 750);
    expect(await goalsOf(anna, mark)).toEqual(['Плед']);
  });

  test('what the basket takes buys nothing else', async () => {
    const anna = await backend.as();
    const mark = (await backend.given.mark()).slug;
    const { id } = await shop.gift({ mark, name: 'Брелок', price: 100, limit: 5 });
    await shop.gift({ mark, name: 'Кружка', price: 300 });
    await shop.points(anna.id, mark, 350);
    expect(await goalsOf(anna, mark)).toEqual(['Кружка']);
    await shop.put(anna, id, 2);
    expect(await goalsOf(anna, mark)).toEqual(['Кружка', 'Брелок']);
    const { value } = await backend.call(listGiftGoals, { as: anna });
    const own = value.items.filter(({ markId }) => markId === mark);
    expect(own.map(({ reserved }) => reserved)).toEqual([200, 200]);
  });

  test('what is in the basket already is aimed at only where there is no other', async () => {
    const anna = await backend.as();
    const mark = (await backend.given.mark()).slug;
    const inReach = await shop.gift({ mark, name: 'Кружка', price: 100, limit: 3 });
    await shop.gift({ mark, name: 'Брелок', price: 50, limit: 3 });
    await shop.points(anna.id, mark, 300);
    expect(await goalsOf(anna, mark)).toEqual(['Кружка']);
    await shop.put(anna, inReach.id, 1);
    expect(await goalsOf(anna, mark)).toEqual(['Брелок']);
    // what another person has in theirs is nothing to her
    const other = await backend.as();
    await shop.points(other.id, mark, 300);
    expect(await goalsOf(other, mark)).toEqual(['Кружка']);
  });

  test('beyond reach, too, the next piece of what the basket holds is no aim beside another gift', async () => {
    const anna = await backend.as();
    const mark = (await backend.given.mark()).slug;
    const mug = await shop.gift({ mark, name: 'Кружка', price: 100, limit: 4 });
    await shop.points(anna.id, mark, 300);
    await shop.put(anna, mug.id, 3);
    expect(await goalsOf(anna, mark)).toEqual(['Кружка']);
    await shop.gift({ mark, name: 'Плед', price: 900 });
    expect(await goalsOf(anna, mark)).toEqual(['Плед']);
  });

  test('what was ordered up to its limit is no goal, to others it is', async () => {
    const anna = await backend.as();
    const mark = (await backend.given.mark()).slug;
    const { id } = await shop.gift({ mark, name: 'Один на волну', price: 50, limit: 1 });
    await shop.points(anna.id, mark, 50);
    expect(await goalsOf(anna, mark)).toEqual(['Один на волну']);
    await shop.put(anna, id, 1);
    const sent = await backend.call(sendOrder, { as: anna, body: { items: [{ giftId: id, quantity: 1 }] } });
    expect(sent.status).toBeLessThan(300);
    expect(await goalsOf(anna, mark)).toEqual([]);
    expect(await goalsOf(await backend.as(), mark)).toEqual(['Один на волну']);
  });
});

describe('order/edit-item', () => {
  test.each([
    [{ amount: 1 }, '/data/attributes/gift_id'],
    [{ giftId: '1', amount: -1 }, '/data/attributes/amount'],
    [{ giftId: '1', amount: 1.5 }, '/data/attributes/amount'],
    [{ giftId: '1', amount: 1001 }, '/data/attributes/amount'],
  ])('%j is refused at its field', async (body, pointer) => {
    const anna = await backend.as();
    const { status, errors } = await backend.call(editItem, { as: anna, body: body as never });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, pointer]);
  });

  test.each(['0', '999999', 'x; drop table gifts'])('no gift %s', async (giftId) => {
    expect((await shop.put(await backend.as(), giftId, 1)).status).toBe(404);
  });

  test('no hidden gift', async () => {
    const { id } = await shop.gift({ isVisible: false });
    expect((await shop.put(await backend.as(), id, 1)).status).toBe(404);
  });

  test('no more than the stock: the refusal says what is left', async () => {
    const { id } = await shop.gift({ name: 'Термос', amount: 2 });
    const { status, errors } = await shop.put(await backend.as(), id, 3);
    expect([status, errors[0]?.code]).toEqual([409, 'stock-gone']);
    expect(errors[0]?.detail).toBe('«Термос»: остались только 2\u00a0штуки.');
    expect(errors[0]?.meta).toMatchObject({ gift_id: id, amount: 2 });
  });

  test('no withdrawn gift', async () => {
    const { id } = await shop.gift({ isAvailable: false });
    const { status, errors } = await shop.put(await backend.as(), id, 1);
    expect([status, errors[0]?.code]).toEqual([409, 'stock-gone']);
  });

  test('no more than the limit of the wave', async () => {
    const { id } = await shop.gift({ name: 'Термос', limit: 2 });
    const { status, errors } = await shop.put(await backend.as(), id, 3);
    expect([status, errors[0]?.code]).toEqual([409, 'limit-exceeded']);
    expect(errors[0]?.detail).toContain('можно заказать ещё 2\u00a0штуки');
  });

  test('sets the quantity, so that a retry changes nothing', async () => {
    const anna = await backend.as();
    const { id } = await shop.gift({ price: 120 });
    await shop.put(anna, id, 2);
    const { value } = await shop.put(anna, id, 2);
    expect(value).toMatchObject({ count: 2, totalPrice: 240, markPrices: { lrp: 240 } });
    expect(value.items[0]).toMatchObject({ giftId: id, quantity: 2, basePrice: 120, price: 240 });
    expect((await backend.call(getBasket, { as: anna })).value).toEqual(value);
  });

  test('0 takes out; a basket without gifts is empty', async () => {
    const anna = await backend.as();
    const { id } = await shop.gift();
    await shop.put(anna, id, 2);
    const { value } = await shop.put(anna, id, 0);
    expect(value).toMatchObject({ count: 0, totalPrice: 0, items: [], markPrices: {} });
    expect((await shop.put(anna, id, 0)).status).toBe(200);
  });

  test('less is always possible, also where the stock has gone below', async () => {
    const anna = await backend.as();
    const { id } = await shop.gift({ amount: 1 });
    await shop.inBasket(anna.id, id, 5);
    expect((await shop.put(anna, id, 4)).status).toBe(200);
    expect((await shop.put(anna, id, 5)).status).toBe(409);
  });

  test('a basket is its owner’s alone', async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    await shop.put(anna, (await shop.gift()).id, 1);
    expect((await backend.call(getBasket, { as: boris })).value.items).toEqual([]);
  });

  test('twenty edits at once leave one line', async () => {
    const anna = await backend.as();
    const { id } = await shop.gift({ amount: 100, limit: 100 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => shop.put(anna, id, at + 1)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await backend.call(getBasket, { as: anna })).value.items).toHaveLength(1);
  });
});

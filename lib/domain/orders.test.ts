import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandName } from './brands';
import { orderProblemText } from './order-messages';
import { canTake, missingToAfford, roomFor } from './afford';
import { towardGift } from './gift-goal';
import {
  checkOrder,
  isWaveOpen,
  receiveRefusal,
  totalsByMark,
  type BasketLine,
  type OrderProblem,
} from './orders';

const now = new Date('2026-11-20T12:00:00Z');
const wave = { startsAt: '2026-11-01T00:00:00+03:00', endsAt: '2026-12-01T00:00:00+03:00' };
const mug: BasketLine = {
  giftId: '1',
  name: 'Кружка',
  mark: 'lrp',
  price: 100,
  quantity: 1,
  limit: 2,
  ordered: 0,
  amount: 5,
};
const towel: BasketLine = { ...mug, giftId: '2', name: 'Полотенце', mark: 'vichy', price: 50 };
const check = (basket: BasketLine[], more: object = {}) =>
  checkOrder({ basket, balances: { lrp: 300, vichy: 50 }, wave, now, ...more });

describe('checkOrder', () => {
  test('nothing stands against a sound basket', () => expect(check([mug, towel])).toEqual([]));
  test('an empty one', () => expect(check([])).toEqual([{ code: 'empty-basket' }]));

  test.each([
    ['2026-10-31T20:59:59Z', false],
    ['2026-10-31T21:00:00Z', true],
    ['2026-11-30T20:59:59Z', true],
    ['2026-11-30T21:00:00Z', false],
  ])('a wave at %s is open: %s', (moment, open) => {
    expect(isWaveOpen(wave, new Date(moment))).toBe(open);
    expect(check([mug], { now: new Date(moment) })).toEqual(open ? [] : [{ code: 'wave-closed' }]);
  });
  test('no wave at all; an admin orders all the same', () => {
    expect(check([mug], { wave: null })).toEqual([{ code: 'wave-closed' }]);
    expect(check([mug], { wave: null, outsideWave: true })).toEqual([]);
  });

  test('an account that has to be confirmed first, beside whatever else is wrong', () => {
    expect(check([mug], { unconfirmed: true })).toEqual([{ code: 'confirmation-needed' }]);
    const both = check([mug], { unconfirmed: true, wave: null }).map(({ code }) => code);
    expect(both).toEqual(['confirmation-needed', 'wave-closed']);
    expect(check([], { unconfirmed: true })).toEqual([{ code: 'empty-basket' }]);
  });

  test('points are short by mark, whatever the other marks hold', () => {
    expect(check([mug, { ...towel, quantity: 2 }])).toEqual([
      { code: 'funds-short', mark: 'vichy', needed: 100, balance: 50, missing: 50 },
    ]);
    expect(check([{ ...mug, mark: 'constructor' }])).toEqual([
      { code: 'funds-short', mark: 'constructor', needed: 100, balance: 0, missing: 100 },
    ]);
  });
  test('a single point short is short', () => {
    expect(check([mug], { balances: { lrp: 99 } }).map(({ code }) => code)).toEqual(['funds-short']);
    expect(check([mug], { balances: { lrp: 100 } })).toEqual([]);
  });
  test('the limit counts what was ordered in the wave before', () => {
    expect(check([{ ...mug, ordered: 1, quantity: 2 }])).toEqual([
      { code: 'limit-exceeded', giftId: '1', name: 'Кружка', limit: 2, left: 1 },
    ]);
  });
  test('stock', () => {
    expect(check([{ ...mug, amount: 0 }])).toEqual([
      { code: 'stock-gone', giftId: '1', name: 'Кружка', amount: 0 },
    ]);
    expect(check([{ ...mug, isAvailable: false }])).toEqual([
      { code: 'stock-gone', giftId: '1', name: 'Кружка', amount: 0 },
    ]);
  });
  test('a gift in two lines is one gift', () => {
    expect(check([mug, mug, mug]).map(({ code }) => code)).toEqual(['limit-exceeded']);
    expect(
      check([
        { ...mug, quantity: 3 },
        { ...mug, quantity: -1 },
      ]).map(({ code }) => code),
    ).toContain('bad-quantity');
  });
  test.each([0, -1, 1.5, Number.NaN])('a quantity of %d is none', (quantity) => {
    expect(check([{ ...mug, quantity }])[0]).toEqual({ code: 'bad-quantity', giftId: '1', name: 'Кружка' });
  });
  test('everything wrong is told at once', () => {
    const all = check([{ ...mug, quantity: 9, amount: 1 }], { wave: null, balances: {} }).map(
      ({ code }) => code,
    );
    expect(all).toEqual(['wave-closed', 'limit-exceeded', 'stock-gone', 'funds-short']);
  });

  test('what it lets through never exceeds funds, stock or limit', () => {
    const line = fc.record({
      giftId: fc.constantFrom('1', '2', '3'),
      name: fc.constant('x'),
      mark: fc.constantFrom('lrp', 'vichy'),
      price: fc.nat(30),
      quantity: fc.integer({ min: -1, max: 4 }),
      limit: fc.nat(4),
      ordered: fc.nat(3),
      amount: fc.nat(5),
      isAvailable: fc.boolean(),
    });
    const gifts = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) =>
      // facts of one gift are the same in all its lines
      lines.map((one) => ({
        ...(lines.find(({ giftId }) => giftId === one.giftId) ?? one),
        quantity: one.quantity,
      })),
    );
    const balances = fc.record({ lrp: fc.nat(100), vichy: fc.nat(100) });
    let passed = 0;
    fc.assert(
      fc.property(gifts, balances, fc.boolean(), (basket, funds, open) => {
        if (checkOrder({ basket, balances: funds, wave: open ? wave : null, now }).length > 0) return;
        passed += 1;
        expect(open).toBe(true);
        const costs = totalsByMark(basket);
        expect(costs.lrp ?? 0).toBeLessThanOrEqual(funds.lrp);
        expect(costs.vichy ?? 0).toBeLessThanOrEqual(funds.vichy);
        for (const one of basket) {
          const taken = basket
            .filter(({ giftId }) => giftId === one.giftId)
            .reduce((sum, l) => sum + l.quantity, 0);
          expect(taken).toBeGreaterThan(0);
          expect(taken).toBeLessThanOrEqual(one.isAvailable ? one.amount : 0);
          expect(taken + one.ordered).toBeLessThanOrEqual(one.limit);
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(passed).toBeGreaterThan(20); // else it shows nothing
  });
});

test.each([
  ['paid', true, 'not-sent-yet'],
  ['paid', false, null],
  ['sent', true, null],
  ['received', false, null],
  ['cancelled', false, 'already-cancelled'],
])('a %s order, its wave open %s, has come: %s', (status, waveOpen, refusal) => {
  expect(receiveRefusal({ status, waveOpen })).toBe(refusal);
});

test('how many more may be taken', () => {
  expect(canTake(mug)).toBe(2);
  expect(canTake({ ...mug, ordered: 5 })).toBe(0);
  expect(canTake({ ...mug, amount: 1 })).toBe(1);
  expect(canTake({ ...mug, isAvailable: false })).toBe(0);
});

test('what is missing counts what the basket takes already', () => {
  expect(missingToAfford(100, 60)).toBe(40);
  expect(missingToAfford(100, 160, 100)).toBe(40);
  expect(missingToAfford(100, 100)).toBe(0);
  expect(missingToAfford(100, 10, 50)).toBe(100);
});

describe('the gift to aim for', () => {
  const gifts = [
    { id: 'c', price: 680 },
    { id: 'a', price: 120 },
    { id: 'b', price: 300 },
  ];
  test.each([
    [0, 'a', 120],
    [150, 'b', 150],
    [300, 'c', 380],
    [680, 'c', 0],
    [9999, 'c', 0],
    [-5, 'a', 120],
  ])('with %i points: %s, %i short', (balance, id, missing) => {
    expect(towardGift(balance, gifts)).toMatchObject({ gift: { id }, missing });
  });
  test.each([
    [0, undefined],
    [150, 'a'],
    [300, 'b'],
    [9999, undefined],
  ])('with %i points the best in reach beside the aim is %s', (balance, id) => {
    expect(towardGift(balance, gifts)?.inReach?.id).toBe(id);
  });
  test('none without gifts, and the list is left in its order', () => {
    expect(towardGift(5, [])).toBeNull();
    expect(gifts.map(({ id }) => id).join('')).toBe('cab');
  });
  test('the share lies within 0 and 1 and is whole exactly when nothing is missing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 500 }),
        fc.array(fc.record({ price: fc.nat(400) })),
        (balance, list) => {
          const goal = towardGift(balance, list);
          if (!goal) return;
          expect(goal.share).toBeGreaterThanOrEqual(0);
          expect(goal.share === 1).toBe(goal.missing === 0);
        },
      ),
    );
  });
});

describe('how many pieces the basket may come to hold', () => {
  const room = { most: 3, price: 100, balance: 250, reserved: 0, quantity: 0 };
  test.each([
    ['by limit and stock', { balance: 1000 }, 3],
    ['by points', {}, 2],
    ['by points that are left', { reserved: 200, quantity: 2 }, 2],
    ['never fewer than it holds', { reserved: 300, quantity: 3, most: 2 }, 3],
    ['where it costs nothing', { price: 0, balance: 0 }, 3],
  ])('%s', (_, more, pieces) => expect(roomFor({ ...room, ...more })).toBe(pieces));
});

test.each<[OrderProblem, string]>([
  [{ code: 'empty-basket' }, 'В корзине пока пусто: выберите подарок в каталоге.'],
  [{ code: 'wave-closed' }, 'Волна заказов закрыта. Корзина сохранится до следующей.'],
  [{ code: 'bad-quantity', giftId: '1', name: 'Кружка' }, 'Проверьте количество: «Кружка».'],
  [
    { code: 'limit-exceeded', giftId: '1', name: 'Кружка', limit: 2, left: 1 },
    '«Кружка»: в этой волне можно заказать ещё 1\u00a0штуку.',
  ],
  [
    { code: 'limit-exceeded', giftId: '1', name: 'Кружка', limit: 2, left: 0 },
    '«Кружка»: в этой волне вы уже заказали всё, что можно.',
  ],
  [{ code: 'stock-gone', giftId: '1', name: 'Кружка', amount: 2 }, '«Кружка»: остались только 2\u00a0штуки.'],
  [{ code: 'stock-gone', giftId: '1', name: 'Кружка', amount: 0 }, '«Кружка»: подарки закончились.'],
  [
    { code: 'funds-short', mark: 'lrp', needed: 1, balance: 0, missing: 1 },
    'La Roche-Posay: не хватает 1\u00a0балла.',
  ],
  [
    { code: 'funds-short', mark: 'lrp', needed: 22, balance: 0, missing: 22 },
    'La Roche-Posay: не хватает 22\u00a0баллов.',
  ],
])('%j in words', (problem, words) => expect(orderProblemText(problem, brandName)).toBe(words));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEntry,
  explainEntry,
  LEDGER_KINDS,
  totalPoints,
  transferPoints,
  turnoverOf,
  type LedgerEntry,
} from './ledger';
import { balanceOf, type Balances } from './balances';

const MARKS = ['lrp', 'vichy', 'cerave', '__proto__', 'toString'];
const move = fc.record({ mark: fc.constantFrom(...MARKS), amount: fc.integer({ min: -100, max: 100 }) });

describe('an entry', () => {
  test.each([
    [{ lrp: 10 }, 'lrp', -10, { lrp: 0 }],
    [{ lrp: 10 }, 'vichy', 5, { lrp: 10, vichy: 5 }],
  ])('%j, %s %i', (before, mark, amount, after) => {
    expect(applyEntry(before, { mark, amount })).toEqual({ ok: true, balances: after });
  });
  test.each([
    [-11, 'funds-short'],
    [0, 'zero'],
    [1.5, 'not-whole'],
    [Number.NaN, 'not-whole'],
    [Infinity, 'not-whole'],
  ])('of %d is refused: %s', (amount, refusal) => {
    const balances = { lrp: 10 };
    expect(applyEntry(balances, { mark: 'lrp', amount })).toEqual({ ok: false, refusal });
    expect(balances).toEqual({ lrp: 10 });
  });
});

test('over any history: no mark below 0, and the sum of what was applied is the balance', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let balances: Balances = {};
      const ledger: Pick<LedgerEntry, 'mark' | 'amount'>[] = [];
      for (const entry of moves) {
        const applied = applyEntry(balances, entry);
        if (!applied.ok) continue;
        balances = applied.balances;
        ledger.push(entry);
        expect(Math.min(0, ...Object.values(balances))).toBe(0);
      }
      const sumOf = (mark: string) =>
        ledger.reduce((sum, entry) => sum + (entry.mark === mark ? entry.amount : 0), 0);
      for (const mark of MARKS) expect(balanceOf(balances, mark)).toBe(sumOf(mark));
      expect(totalPoints(balances)).toBe(ledger.reduce((sum, entry) => sum + entry.amount, 0));
    }),
  );
});

describe('a transfer', () => {
  test('moves one to one as two entries', () => {
    expect(transferPoints({ lrp: 50 }, { from: 'lrp', to: 'vichy', amount: 20 })).toEqual({
      ok: true,
      balances: { lrp: 30, vichy: 20 },
      entries: [
        { mark: 'lrp', amount: -20, kind: 'transfer-out' },
        { mark: 'vichy', amount: 20, kind: 'transfer-in' },
      ],
    });
  });
  test.each([
    [{ from: 'lrp', to: 'lrp', amount: 1 }, 'same-mark'],
    [{ from: 'lrp', to: 'vichy', amount: 51 }, 'funds-short'],
    [{ from: 'vichy', to: 'lrp', amount: 1 }, 'funds-short'],
    [{ from: 'lrp', to: 'vichy', amount: 0 }, 'zero'],
    [{ from: 'lrp', to: 'vichy', amount: -5 }, 'not-whole'],
    [{ from: 'lrp', to: 'vichy', amount: 0.5 }, 'not-whole'],
  ])('%j is refused: %s', (transfer, refusal) => {
    expect(transferPoints({ lrp: 50 }, transfer)).toEqual({ ok: false, refusal });
  });
  test('never changes the total', () => {
    const balances = fc.record({ lrp: fc.nat(100), vichy: fc.nat(100) });
    const marks = fc.constantFrom('lrp', 'vichy', 'cerave');
    fc.assert(
      fc.property(balances, marks, marks, fc.integer({ min: -10, max: 120 }), (before, from, to, amount) => {
        const moved = transferPoints(before, { from, to, amount });
        if (!moved.ok) return;
        expect(totalPoints(moved.balances)).toBe(totalPoints(before));
        expect(Math.min(...Object.values(moved.balances))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('explaining', () => {
  test.each([
    ['test', 40, 'Минеральный барьер', 'Тест «Минеральный барьер»'],
    ['video', 40, 'Фильм «Вода»', 'Видео «Фильм „Вода“»'],
    ['order', -120, '1042', 'Заказ № 1042'],
    ['order-cancel', 120, '1042', 'Отмена заказа № 1042'],
    ['transfer-out', -20, 'SkinCeuticals', 'Перевод на SkinCeuticals'],
    ['transfer-in', 20, 'La Roche-Posay', 'Перевод с La Roche-Posay'],
    ['award', 30, 'Конкурс витрин', 'Конкурс витрин'],
    ['reversal', -30, 'Конкурс витрин', 'Отмена: Конкурс витрин'],
  ] as const)('%s', (kind, amount, title, shown) => {
    expect(explainEntry({ kind, amount, title }).title).toBe(shown);
  });
  test('an award names its reason, a taken one says so', () => {
    expect(explainEntry({ kind: 'award', amount: 30, title: 'x', reason: ' За победу ' }).rule).toBe(
      'За победу',
    );
    expect(explainEntry({ kind: 'award', amount: -30, title: 'x', reason: 'Ошибка' }).rule).toBe(
      'Списано администратором: «Ошибка»',
    );
    expect(explainEntry({ kind: 'award', amount: -30, title: 'x' }).rule).toBe('Списано администратором');
  });
  test('every kind says what and why, even with no title', () => {
    for (const kind of LEDGER_KINDS) {
      const { title, rule } = explainEntry({ kind, amount: 1, title: '' });
      expect(title, kind).toMatch(/^[А-Я][^«]*[а-я]$/);
      expect(rule.length, kind).toBeGreaterThan(10);
    }
  });
});

test.each([
  ['test', 40, { earned: 40, spent: 0 }],
  ['award', -10, { earned: -10, spent: 0 }],
  ['reversal', -10, { earned: -10, spent: 0 }],
  ['order', -30, { earned: 0, spent: 30 }],
  ['order-cancel', 30, { earned: 0, spent: -30 }],
  ['transfer-in', 5, { earned: 0, spent: 0 }],
  ['transfer-out', -5, { earned: 0, spent: 0 }],
] as const)('%s of %i is earned or spent', (kind, amount, moved) => {
  expect(turnoverOf({ kind, amount })).toEqual(moved);
});

import { expect, test } from 'vitest';
import type { Gift } from '@/api/orders/queries';
import { cardWords, stockWords } from './gift-words';

const gift = (more: Partial<Gift>) => ({ limit: 2, ordered: 0, amount: 36, size: null, ...more }) as Gift;

test('a card says how many one may take and how many are left, and never breaks inside a count', () => {
  const words = 'До\u00a02\u00a0штук · Осталось\u00a036';
  expect(cardWords(gift({ size: '2 шт., 50 × 90 см', ordered: 1 }))).toBe(words);
  expect(cardWords(gift({ limit: 1 }))).toBe('1\u00a0штука · Осталось\u00a036');
  expect(cardWords(gift({ amount: 0 }))).toBe('Закончились');
});

test('its own page says what is ordered already, too', () => {
  expect(stockWords(gift({ ordered: 1 }))).toBe(
    'До\u00a02\u00a0штук · Осталось\u00a036 · Уже заказано\u00a01',
  );
  expect(stockWords(gift({ amount: 0, ordered: 1 }))).toBe('Закончились');
});

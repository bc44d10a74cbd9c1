import { expect, test } from 'vitest';
import { brandName } from './brands';
import { limitWords } from './order-limit';
import { orderProblemText } from './order-messages';
import { NO_LIMIT } from './orders';

const NBSP = '\u00a0';

test.each([
  [0, '«Термос»: подарки закончились.'],
  [1, `«Термос»: осталась только 1${NBSP}штука.`],
  [2, `«Термос»: остались только 2${NBSP}штуки.`],
  [5, `«Термос»: осталось только 5${NBSP}штук.`],
  [21, `«Термос»: осталась только 21${NBSP}штука.`],
])('a stock of %i', (amount, words) => {
  expect(orderProblemText({ code: 'stock-gone', giftId: '1', name: 'Термос', amount }, brandName)).toBe(
    words,
  );
});

test.each([
  [1, `1${NBSP}штука`],
  [3, `До${NBSP}3${NBSP}штук`],
  [21, `До${NBSP}21${NBSP}штуки`],
  [NO_LIMIT, ''],
])('a limit of %i', (limit, words) => expect(limitWords(limit)).toBe(words));

test.each([
  [0, '«Термос»: в этой волне вы уже заказали всё, что можно.'],
  [1, `«Термос»: в этой волне можно заказать ещё 1${NBSP}штуку.`],
])('%i left of the limit', (left, words) => {
  const problem = { code: 'limit-exceeded', giftId: '1', name: 'Термос', limit: 3, left } as const;
  expect(orderProblemText(problem, brandName)).toBe(words);
});

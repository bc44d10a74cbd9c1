import { expect, test } from 'vitest';
import { nextPieceWords } from './next-piece';

test.each([
  [1, 50, 'Для второго не хватает 50\u00a0баллов'],
  [4, 1, 'Для пятого не хватает 1\u00a0балла'],
  [7, 2, 'Для ещё одного не хватает 2\u00a0баллов'],
])('beside %i in the basket %i points are missing', (quantity, missing, words) => {
  expect(nextPieceWords(quantity, missing)).toBe(words);
});

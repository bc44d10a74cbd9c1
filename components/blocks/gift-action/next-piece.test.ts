import { expect, test } from 'vitest';
import { nextPieceWords } from './next-piece';

test.each([
  [50, 'Ещё на один не хватает 50\u00a0баллов'],
  [1, 'Ещё на один не хватает 1\u00a0балла'],
])('says what is missing for one more: %i', (missing, text) => {
  expect(nextPieceWords(missing)).toBe(text);
});

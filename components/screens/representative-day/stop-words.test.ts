import { expect, test } from 'vitest';
import { stopWords } from './stop-words';

const now = new Date('2026-11-24T09:00:00Z');

test.each([
  [{ people: 0, lastVisitAt: null }, 'визитов ещё не было'],
  [{ people: 1, lastVisitAt: null }, 'внимание нужно: 1 человек, визитов ещё не было'],
  [
    { people: 3, lastVisitAt: '2026-11-04T09:00:00Z' },
    'внимание нужно: 3 человека, последний визит 4 ноября',
  ],
])('%j is said', (stop, words) => {
  expect(stopWords(stop, now).replaceAll('\u00a0', ' ')).toBe(words);
});

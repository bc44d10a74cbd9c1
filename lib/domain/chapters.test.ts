import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime } from '../format/duration';
import { chapterAt, chapterProblems, clockSeconds } from './chapters';

test('each begins after the one above and before the end', () => {
  expect(chapterProblems([], 60)).toEqual([]);
  expect(chapterProblems([0, 10, 59], 60)).toEqual([]);
  expect(chapterProblems([0, 10, 10, 5], 60).map(({ at, code }) => [at, code])).toEqual([
    [2, 'chapter-order'],
    [3, 'chapter-order'],
  ]);
  expect(chapterProblems([0, 60], 60)).toMatchObject([{ at: 1, code: 'chapter-late' }]);
  expect(chapterProblems([0, 6000], null)).toEqual([]);
});

test('the chapter of a second', () => {
  const chapters = [5, 10].map((startSeconds) => ({ startSeconds, title: '' }));
  expect([0, 5, 9.9, 10, 99].map((second) => chapterAt(chapters, second))).toEqual([-1, 0, 0, 1, 1]);
});

test('what a player shows is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(clockSeconds(clockTime(seconds))).toBe(seconds);
      expect(clockSeconds(String(seconds))).toBe(seconds);
    }),
  );
  expect(clockSeconds(' 90:05 ')).toBe(5405);
  for (const text of ['', '1:5', '1:60', '1:60:00', ':10', '1:2:3:4', '-1', '1.5', 'минута'])
    expect(clockSeconds(text), text).toBeUndefined();
});

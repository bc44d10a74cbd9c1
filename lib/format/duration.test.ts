import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime, durationWithin, durationWords, roughDuration } from './duration';

const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [0, '0:00', '0 секунд'],
  [59.9, '0:59', '1 минута'],
  [61, '1:01', '1 минута 1 секунда'],
  [504, '8:24', '8 минут 24 секунды'],
  [3909, '1:05:09', '1 час 5 минут'],
  [7200, '2:00:00', '2 часа'],
  [-3, '0:00', '0 секунд'],
  [Number.NaN, '0:00', '0 секунд'],
  [Infinity, '0:00', '0 секунд'],
])('%d seconds', (seconds, clock, words) => {
  expect([clockTime(seconds), seen(durationWords(seconds))]).toEqual([clock, words]);
});

test.each([
  [1, 'за 1 секунду'],
  [2, 'за 2 секунды'],
  [5, 'за 5 секунд'],
  [21, 'за 21 секунду'],
  [60, 'за 1 минуту'],
  [120, 'за 2 минуты'],
  [300, 'за 5 минут'],
  [21 * 60 + 1, 'за 21 минуту 1 секунду'],
  [3660, 'за 1 час 1 минуту'],
  [0, 'менее чем за секунду'],
  [0.4, 'менее чем за секунду'],
])('within %d seconds', (seconds, words) => {
  expect(seen(durationWithin(seconds))).toBe(words);
});

test('rough: up to the minute, seconds below two', () => {
  expect([0, 1, 59.2, 60, 63.2, 119, 130, 3601].map((seconds) => seen(roughDuration(seconds)))).toEqual([
    '0 секунд',
    '1 секунда',
    '1 минута',
    '1 минута',
    '1 минута 4 секунды',
    '1 минута 59 секунд',
    '3 минуты',
    '1 час 1 минута',
  ]);
});

test('a clock reads back as the same seconds', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seconds) => {
      const back = clockTime(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(back).toBe(seconds);
    }),
  );
});

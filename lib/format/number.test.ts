import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  counted,
  fileSize,
  formatCompact,
  formatNumber,
  found,
  NBSP,
  payWords,
  percent,
  points,
  pointsGenitive,
  signed,
} from './number';
import { plural } from './plural';

/** As people see it: no-break spaces as plain ones. */
const seen = (text: string) => text.replaceAll(NBSP, ' ');

test.each([
  [0, '0 баллов'],
  [1, '1 балл'],
  [2, '2 балла'],
  [4, '4 балла'],
  [5, '5 баллов'],
  [11, '11 баллов'],
  [12, '12 баллов'],
  [14, '14 баллов'],
  [21, '21 балл'],
  [22, '22 балла'],
  [111, '111 баллов'],
  [1240, '1 240 баллов'],
  [-1, '−1 балл'],
  [1.5, '1,5 балла'],
])('%d → %s', (count, text) => expect(seen(points(count))).toBe(text));

test.each([
  [1, '1 балла'],
  [2, '2 баллов'],
  [21, '21 балла'],
  [140, '140 баллов'],
])('не хватает %d → %s', (count, text) => expect(seen(pointsGenitive(count))).toBe(text));

test('short on an axis', () => {
  const short = [0, 950, 9999, 12_400, -12_400, 1_500_000_000].map((value) => seen(formatCompact(value)));
  expect(short).toEqual(['0', '950', '9 999', '12,4 тыс.', '−12,4 тыс.', '1,5 млрд']);
});

test('what a filter leaves, and where nobody counts further', () => {
  const forms = ['слово', 'слова', 'слов'] as const;
  expect(found(0, forms)).toBe('Ничего не найдено');
  expect(seen(found(3, forms))).toBe('Найдено: 3 слова');
  expect(seen(found(10_000, forms, true))).toBe('Найдено: больше 10 000 слов');
});

test('the form of a number is the textbook rule', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (count) => {
      const [ten, hundred] = [count % 10, count % 100];
      const want =
        ten === 1 && hundred !== 11
          ? 'a'
          : ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)
            ? 'b'
            : 'c';
      expect(plural(count, ['a', 'b', 'c'])).toBe(want);
    }),
  );
});

test('numbers: groups, comma, real minus, no plain space to break at', () => {
  expect([12400, 1234567, 0.5, 2.345, -7, -0.001].map((n) => seen(formatNumber(n)))).toEqual([
    '12 400',
    '1 234 567',
    '0,5',
    '2,35',
    '−7',
    '0',
  ]);
  expect(counted(1240, ['штука', 'штуки', 'штук'])).not.toContain(' ');
});

test('signs of a ledger', () => {
  expect([40, -120, 0].map(signed)).toEqual(['+40', '−120', '0']);
});

test('a share is never whole before it is, never nothing once begun', () => {
  expect([0, 0.001, 0.584, 0.996, 1, 1.5, -1].map((share) => seen(percent(share)))).toEqual([
    '0 %',
    '1 %',
    '58 %',
    '99 %',
    '100 %',
    '100 %',
    '0 %',
  ]);
});

test('sizes of files', () => {
  const sizes = [0, Number.NaN, -5, 1, 1023, 1024, 1536, 150_000, 20 * 1024 ** 2, 5 * 1024 ** 4];
  expect(sizes.map((size) => seen(fileSize(size)))).toEqual([
    '0 Б',
    '0 Б',
    '0 Б',
    '1 Б',
    '1 023 Б',
    '1 КБ',
    '1,5 КБ',
    '146 КБ',
    '20 МБ',
    '5 ТБ',
  ]);
});

test('what pays by what was right says «до»', () => {
  expect(seen(payWords({ points: 31, isDynamicScoring: true }))).toBe('до 31 балла');
  expect(seen(payWords({ points: 31, isDynamicScoring: false }))).toBe('31 балл');
});

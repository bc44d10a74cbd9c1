import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countedSeconds,
  isWatched,
  mergeRanges,
  missingRanges,
  secondsToGoal,
  watchedShare,
  type Range,
} from './watching';

const bound = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -20, max: 220 }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300) },
);
const ranges = fc.array(fc.tuple(bound, bound) as fc.Arbitrary<Range>, { maxLength: 12 });
const duration = fc.integer({ min: 0, max: 200 });

describe('the union', () => {
  test.each<[Range[], number, Range[]]>([
    [
      [
        [0, 10],
        [5, 15],
      ],
      100,
      [[0, 15]],
    ],
    [
      [
        [20, 30],
        [0, 10],
      ],
      100,
      [
        [0, 10],
        [20, 30],
      ],
    ],
    [
      [
        [0, 10],
        [10, 20],
      ],
      100,
      [[0, 20]],
    ],
    [
      [
        [-5, 5],
        [90, 200],
      ],
      100,
      [
        [0, 5],
        [90, 100],
      ],
    ],
    [
      [
        [10, 5],
        [Number.NaN, 5],
        [5, Number.NaN],
        [7, 7],
      ],
      100,
      [],
    ],
    [[[0, 10]], 0, []],
    [[[0, 10]], Number.NaN, []],
    [[[0, Infinity]], 60, [[0, 60]]],
  ])('of %j within %d', (given, length, union) => expect(mergeRanges(given, length)).toEqual(union));

  test('never exceeds the length, is sorted and apart', () => {
    fc.assert(
      fc.property(ranges, duration, (given, length) => {
        const union = mergeRanges(given, length);
        expect(countedSeconds(given, length)).toBeLessThanOrEqual(length);
        union.forEach(([from, to], index) => {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(union[index - 1]?.[1] ?? -1);
        });
      }),
    );
  });
  test('does not depend on the order, nor on saying it twice', () => {
    fc.assert(
      fc.property(ranges, duration, fc.infiniteStream(fc.nat()), (given, length, order) => {
        const shuffled = given
          .map((range) => ({ range, at: order.next().value as number }))
          .sort((left, right) => left.at - right.at)
          .map(({ range }) => range);
        const union = mergeRanges(given, length);
        expect(mergeRanges(shuffled, length)).toEqual(union);
        expect(mergeRanges([...union, ...given], length)).toEqual(union);
      }),
    );
  });
  test('holds a second exactly when a range holds it', () => {
    fc.assert(
      fc.property(ranges, duration, fc.nat(199), (given, length, second) => {
        const at = second + 0.5;
        const inside = (list: readonly Range[]) => list.some(([from, to]) => from <= at && at < to);
        expect(inside(mergeRanges(given, length))).toBe(at < length && inside(given));
      }),
    );
  });
  test('with what is missing makes the whole', () => {
    fc.assert(
      fc.property(ranges, duration, (given, length) => {
        const missing = missingRanges(given, length);
        expect(countedSeconds(given, length) + countedSeconds(missing, length)).toBeCloseTo(length, 6);
        expect(mergeRanges([...mergeRanges(given, length), ...missing], length)).toEqual(
          length > 0 ? [[0, length]] : [],
        );
      }),
    );
  });
});

describe('the goal of 70 %', () => {
  test.each<[Range[], number, boolean]>([
    [[[0, 69.9]], 100, false],
    [[[0, 70]], 100, true],
    [
      [
        [0, 30],
        [60, 100],
      ],
      100,
      true,
    ],
    [
      [
        [0, 30],
        [0, 30],
        [0, 30],
      ],
      100,
      false,
    ],
    [[[0, 7]], 10, true], // 0.7 has no exact binary form
    [[[0, 10]], 0, false],
  ])('%j of %d: %s', (given, length, reached) => {
    expect(isWatched(given, length)).toBe(reached);
    if (length > 0) expect(secondsToGoal(given, length) < 1e-6).toBe(reached);
  });
  test('the share lies within 0 and 1', () => {
    fc.assert(
      fc.property(ranges, duration, (given, length) => {
        const share = watchedShare(given, length);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});

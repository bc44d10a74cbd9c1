import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptRanges,
  countedSeconds,
  isWatched,
  isWatchedOnOneDevice,
  mergeRanges,
  missingRanges,
  secondsToGoal,
  WATCH_TOLERANCE_SECONDS,
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
  test('halves on two devices do not add up', () => {
    expect(isWatchedOnOneDevice([[[0, 50]], [[50, 100]]], 100)).toBe(false);
    expect(isWatchedOnOneDevice([[[0, 10]], [[20, 95]]], 100)).toBe(true);
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

describe('accepting a report', () => {
  const base = { known: [] as Range[], duration: 100, elapsedSeconds: 10 };

  test('what was played in the time that passed counts whole', () => {
    expect(acceptRanges({ ...base, reported: [[0, 10]] })).toEqual({
      ranges: [[0, 10]],
      newSeconds: 10,
      refusedSeconds: 0,
      carry: 0,
    });
  });
  test('seeking: only the played pieces count', () => {
    expect(
      acceptRanges({
        ...base,
        reported: [
          [0, 4],
          [80, 86],
        ],
      }).ranges,
    ).toEqual([
      [0, 4],
      [80, 86],
    ]);
  });
  test('a forged report is cut at the time that passed', () => {
    expect(acceptRanges({ ...base, reported: [[0, 100]] })).toMatchObject({
      ranges: [[0, 10]],
      newSeconds: 10,
      refusedSeconds: 90,
    });
  });
  test('what is known costs nothing and is never lost', () => {
    const again = acceptRanges({ ...base, known: [[0, 50]], reported: [[0, 60]] });
    expect(again).toMatchObject({ ranges: [[0, 60]], newSeconds: 10, refusedSeconds: 0 });
    expect(acceptRanges({ ...base, known: [[0, 50]], reported: [], elapsedSeconds: 0 }).ranges).toEqual([
      [0, 50],
    ]);
  });
  test('what was refused may be said again when its time has passed', () => {
    const first = acceptRanges({ ...base, reported: [[0, 12]] });
    const second = acceptRanges({ ...base, known: first.ranges, reported: [[0, 20]], carry: first.carry });
    expect(second.ranges).toEqual([[0, 20]]);
  });
  test.each([-5, Number.NaN, Infinity])('a clock that says %d passes no time', (elapsedSeconds) => {
    expect(acceptRanges({ ...base, elapsedSeconds, reported: [[0, 50]] }).newSeconds).toBe(0);
  });
  test('a purse larger than the tolerance is not believed', () => {
    expect(acceptRanges({ ...base, elapsedSeconds: 0, carry: 1e6, reported: [[0, 50]] }).newSeconds).toBe(
      WATCH_TOLERANCE_SECONDS,
    );
  });

  test('over any number of reports never more than has really passed, plus one tolerance', () => {
    const report = fc.record({
      elapsedSeconds: fc.double({ min: 0, max: 20, noNaN: true }),
      reported: ranges,
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), duration, (reports, length) => {
        let known: Range[] = [];
        let carry = WATCH_TOLERANCE_SECONDS;
        let passed = 0;
        for (const { elapsedSeconds, reported } of reports) {
          const before = countedSeconds(known, length);
          const answer = acceptRanges({ known, reported, duration: length, elapsedSeconds, carry });
          passed += elapsedSeconds;
          const after = countedSeconds(answer.ranges, length);
          expect(after - before).toBeCloseTo(answer.newSeconds, 4);
          expect(answer.newSeconds).toBeLessThanOrEqual(elapsedSeconds + carry + 1e-9);
          expect(after).toBeLessThanOrEqual(passed + WATCH_TOLERANCE_SECONDS + 1e-6);
          expect(mergeRanges([...answer.ranges, ...known], length)).toEqual(answer.ranges); // nothing is lost
          ({ ranges: known, carry } = answer);
        }
      }),
      { numRuns: 300 },
    );
  });
  test('an honest viewer who reports all played so far has everything counted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1, max: 15, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (steps) => {
          let known: Range[] = [];
          let carry = WATCH_TOLERANCE_SECONDS;
          let played = 0;
          for (const step of steps) {
            played += step;
            ({ ranges: known, carry } = acceptRanges({
              known,
              reported: [[0, played]],
              duration: 1000,
              elapsedSeconds: step,
              carry,
            }));
          }
          expect(countedSeconds(known, 1000)).toBeCloseTo(played, 3);
        },
      ),
    );
  });
});

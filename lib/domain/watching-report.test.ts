import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptRanges, countedSeconds, mergeRanges, WATCH_TOLERANCE_SECONDS, type Range } from './watching';

const bound = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -20, max: 220 }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300) },
);
const ranges = fc.array(fc.tuple(bound, bound) as fc.Arbitrary<Range>, { maxLength: 12 });
const duration = fc.integer({ min: 0, max: 200 });

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

import { describe, expect, test } from 'vitest';
import {
  closingDueAt,
  placed,
  PROGRAMME_LIMIT,
  programmeRefusal,
  programmeRepeatAfter,
  underLimit,
} from './programme';

const finishAt = new Date('2025-07-06T23:59:59+03:00');
const before = new Date(finishAt.getTime() - 1000);

/** The same numbers each time. */
function numbers(seed: number) {
  let at = seed;
  return (below: number) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at % below;
  };
}

describe('the limit', () => {
  test('of a thousand members nobody earns more, and the total is the sum of what they were paid', () => {
    for (let member = 1; member <= 1000; member += 1) {
      const next = numbers(member);
      const paid: number[] = [];
      for (let count = next(40); count > 0; count -= 1) {
        const total = paid.reduce((sum, amount) => sum + amount, 0);
        const points = next(120);
        const { awarded, cappedFrom } = underLimit(total, points);
        expect(awarded).toBe(Math.min(points, PROGRAMME_LIMIT - total));
        expect(cappedFrom).toBe(awarded < points ? points : null);
        paid.push(awarded);
      }
      expect(paid.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(PROGRAMME_LIMIT);
    }
  });

  test.each([
    [0, 500, 500, null],
    [488, 40, 12, 40],
    [500, 40, 0, 40],
    [500, 0, 0, null],
  ])('of %i with %i more, %i come', (total, points, awarded, cappedFrom) => {
    expect(underLimit(total, points)).toEqual({ awarded, cappedFrom });
  });
});

describe('who is let in', () => {
  const standing = { finishAt, closedAt: null, regions: [], regionId: '7' };

  test('until the last second before the finish', () => {
    expect(programmeRefusal({ ...standing, now: before })).toBeNull();
    expect(programmeRefusal({ ...standing, now: finishAt })).toBe('invalid-date');
  });

  test('not once it is closed, although the finish was moved', () => {
    expect(programmeRefusal({ ...standing, now: before, closedAt: before })).toBe('invalid-date');
  });

  test('where it is held; a person without a region is not refused', () => {
    const here = { ...standing, now: before, regions: ['1', '2'] };
    expect(programmeRefusal({ ...here, regionId: '2' })).toBeNull();
    expect(programmeRefusal({ ...here, regionId: '3' })).toBe('invalid-region');
    expect(programmeRefusal({ ...here, regionId: null })).toBeNull();
  });

  test('that it is over is said first', () => {
    expect(programmeRefusal({ ...standing, now: finishAt, regions: ['1'] })).toBe('invalid-date');
  });
});

describe('a test of 0 points', () => {
  const now = new Date('2025-05-20T12:00:00+03:00');
  const june = new Date('2025-06-01T00:00:00+03:00');

  test('may be repeated from the 1st of next month', () => {
    expect(programmeRepeatAfter({ points: 0, now, closesAt: null, finishAt })).toEqual(june);
    expect(programmeRepeatAfter({ points: 5, now, closesAt: null, finishAt })).toBeNull();
  });

  test('never when that month begins after the end of the test or of the programme', () => {
    expect(programmeRepeatAfter({ points: 0, now, closesAt: june, finishAt })).toBeNull();
    const july = new Date('2025-07-02T12:00:00+03:00');
    expect(programmeRepeatAfter({ points: 0, now: july, closesAt: null, finishAt })).toBeNull();
  });

  test('and in one evening of a month that ends in Moscow sooner than in London', () => {
    const late = new Date('2025-05-31T21:30:00Z');
    const next = programmeRepeatAfter({ points: 0, now: late, closesAt: null, finishAt });
    expect(next).toEqual(new Date('2025-07-01T00:00:00+03:00'));
  });
});

test('a month has four steps by slug with the test last; the rest is to be read beside them', () => {
  const item = (stepSlug: string | null, type = 'video') => ({ stepSlug, type });
  const items = [
    item('step-0', 'test'),
    item('step-3'),
    item(null, 'article'),
    item('step-1'),
    item('step-2'),
  ];
  expect(placed(items).map(({ stepSlug, step }) => [stepSlug, step])).toEqual([
    ['step-1', 1],
    ['step-2', 2],
    ['step-3', 3],
    ['step-0', 4],
    [null, null],
  ]);
});

test('points are promised by the same day of the next month, or its last', () => {
  expect(closingDueAt(finishAt)).toEqual(new Date('2025-08-06T23:59:59+03:00'));
  expect(closingDueAt(new Date('2025-01-31T12:00:00Z'))).toEqual(new Date('2025-02-28T12:00:00Z'));
});

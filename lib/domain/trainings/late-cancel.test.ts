import { expect, test } from 'vitest';
import { isLateCancel } from './late-cancel';

test('a seat is given up late within a day before the start, up to the start', () => {
  const startsAt = new Date('2026-11-24T07:00:00Z');
  const at = (moment: string) => isLateCancel(startsAt, new Date(moment));
  expect(at('2026-11-23T06:59:59.999Z')).toBe(false);
  expect(at('2026-11-23T07:00:00Z')).toBe(true);
  expect(at('2026-11-24T06:59:59Z')).toBe(true);
  expect(at('2026-11-24T07:00:00Z')).toBe(false);
});

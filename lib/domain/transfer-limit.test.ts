import { expect, test } from 'vitest';
import { transferWait, TRANSFERS_A_DAY, transfersSince } from './transfer-limit';

const evening = new Date('2026-11-20T20:30:00Z');

test('ten a day may be made, the next one waits for the midnight of Moscow', () => {
  expect(transferWait(0, evening)).toBe(0);
  expect(transferWait(TRANSFERS_A_DAY - 1, evening)).toBe(0);
  expect(transferWait(TRANSFERS_A_DAY, evening)).toBe(30 * 60);
  expect(transferWait(TRANSFERS_A_DAY + 5, new Date('2026-11-20T21:00:00Z'))).toBe(24 * 3600);
});

test('a day is Moscow’s', () => {
  expect(transfersSince(evening).toISOString()).toBe('2026-11-19T21:00:00.000Z');
  expect(transfersSince(new Date('2026-11-20T21:00:00Z')).toISOString()).toBe('2026-11-20T21:00:00.000Z');
});

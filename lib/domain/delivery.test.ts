import { expect, test } from 'vitest';
import { fateOf, MOST_ATTEMPTS, retryAfterMs } from './delivery';

test('waits grow fourfold and end', () => {
  const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => {
    const wait = retryAfterMs(attempts);
    return wait === null ? null : wait / 60_000;
  });
  expect(minutes).toEqual([0.5, 2, 8, 32, 128, null]);
  expect(retryAfterMs(MOST_ATTEMPTS + 1)).toBeNull();
});

test('what is read, switched off or has nobody behind it is dropped; at night it waits; else it goes', () => {
  const night = new Date('2026-11-20T20:00:00Z');
  const waiting = { isRead: false, isOn: true, isReachable: true, quiet: { from: '22:00', to: '08:00' } };
  expect(fateOf(waiting, night)).toEqual({ kind: 'wait', until: new Date('2026-11-21T05:00:00Z') });
  expect(fateOf({ ...waiting, quiet: null }, night)).toEqual({ kind: 'send' });
  expect(fateOf(waiting, new Date('2026-11-20T09:00:00Z'))).toEqual({ kind: 'send' });
  expect(fateOf({ ...waiting, isRead: true }, night)).toEqual({ kind: 'drop', reason: 'read' });
  expect(fateOf({ ...waiting, isOn: false }, night)).toEqual({ kind: 'drop', reason: 'switched-off' });
  expect(fateOf({ ...waiting, isReachable: false }, night)).toEqual({ kind: 'drop', reason: 'unreachable' });
});

test('a reminder of what has begun by then is dropped, not late', () => {
  const night = new Date('2026-11-20T20:00:00Z');
  const reminder = {
    isRead: false,
    isOn: true,
    isReachable: true,
    notAfter: new Date('2026-11-21T04:00:00Z'),
  };
  const late = { kind: 'drop', reason: 'late' };
  expect(fateOf({ ...reminder, quiet: null }, night)).toEqual({ kind: 'send' });
  expect(fateOf({ ...reminder, quiet: { from: '22:00', to: '08:00' } }, night)).toEqual(late);
  expect(fateOf({ ...reminder, quiet: null }, reminder.notAfter)).toEqual(late);
});

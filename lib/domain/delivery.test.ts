import { expect, test } from 'vitest';
import type { QuietHours } from './quiet-hours';
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
  const over = { kind: 'drop', reason: 'over' };
  for (const quiet of [null, { from: '22:00', to: '02:00' }]) {
    expect(fateOf({ ...reminder, quiet, isOver: true }, night)).toEqual(over);
  }
});

test.each([
  // 05:00 in Petropavlovsk-Kamchatsky: by Moscow's clock it is still evening
  ['Asia/Kamchatka', '2026-11-20T17:00:00Z', '2026-11-20T21:00:00Z'],
  ['Asia/Kamchatka', '2026-11-20T21:00:00Z', null],
  ['Asia/Kamchatka', '2026-11-21T07:59:00Z', null],
  ['Asia/Kamchatka', '2026-11-21T08:00:00Z', '2026-11-21T21:00:00Z'],
  ['Europe/Moscow', '2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z'],
  ['Europe/Kaliningrad', '2026-11-20T06:30:00Z', '2026-11-20T07:00:00Z'],
])('nobody is woken in %s: at %s it waits until %s', (sleepsIn, at, until) => {
  const waiting = { isRead: false, isOn: true, isReachable: true, quiet: null, sleepsIn };
  expect(fateOf(waiting, new Date(at))).toEqual(
    until === null ? { kind: 'send' } : { kind: 'wait', until: new Date(until) },
  );
});

test('of two nights the later end counts', () => {
  const waiting = { isRead: false, isOn: true, isReachable: true, sleepsIn: 'Europe/Moscow' };
  const at = new Date('2026-11-20T20:00:00Z');
  const until = (quiet: QuietHours) => fateOf({ ...waiting, quiet }, at);
  expect(until({ from: '22:00', to: '11:00' })).toMatchObject({ until: new Date('2026-11-21T08:00:00Z') });
  expect(until({ from: '22:00', to: '07:00' })).toMatchObject({ until: new Date('2026-11-21T06:00:00Z') });
});

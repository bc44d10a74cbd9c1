import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOutbox } from '@/lib/pwa/outbox';
import { markAtDoor } from './mark';

vi.mock('@/components/blocks/outbox/actor', () => ({ actor: () => '7' }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-27T07:04:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR = 3_600_000;

test.each([
  ['two hours slow', 2 * HOUR, '2026-11-27T09:04:00.000Z'],
  ['a day fast', -24 * HOUR, '2026-11-26T07:04:00.000Z'],
  ['right', 0, '2026-11-27T07:04:00.000Z'],
])('on a device whose clock is %s a mark has the services’ time', async (_, offset, visitedAt) => {
  const door = { id: '5', name: 'Церамиды', offset };
  expect(await markAtDoor(door, { registrationId: '31' })).toEqual({ kind: 'kept' });
  expect(readOutbox('7')).toMatchObject([
    { kind: 'visit', data: { id: '5', registrationId: '31', source: 'manual', visitedAt } },
  ]);
});

test('what is kept names nobody: a person of the list by number, somebody else by the code', async () => {
  const door = { id: '5', name: 'Церамиды', offset: 0 };
  await markAtDoor(door, { registrationId: '31', scanned: true });
  await markAtDoor(door, { code: '7K3M-9QWT-4HZB-2CDE' });
  expect(readOutbox('7').map(({ key, data }) => [key, data.source])).toEqual([
    ['visit:5:31', 'qr'],
    ['visit:5:7K3M-9QWT-4HZB-2CDE', 'qr'],
  ]);
});

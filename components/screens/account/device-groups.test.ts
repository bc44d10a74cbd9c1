import { expect, test } from 'vitest';
import type { Device } from '@/api/devices/queries';
import { groupDevices } from './device-groups';

const device = (id: string, lastSeenAt: string, more: Partial<Device> = {}): Device => ({
  ...{ id, name: 'Chrome на компьютере с Windows', kind: 'computer', ip: '10.0.0.1', way: 'password' },
  ...{ createdAt: '2026-11-01T08:00:00Z', lastSeenAt, isCurrent: false },
  ...more,
});
const ids = (devices: Device[]) => groupDevices(devices).map((group) => group.map(({ id }) => id));

test('this device stands first and alone, those that look alike together, the one seen last first', () => {
  const found = ids([
    device('1', '2026-11-20T08:00:00Z'),
    device('2', '2026-11-24T08:00:00Z'),
    device('3', '2026-11-19T08:00:00Z', { isCurrent: true }),
    device('4', '2026-11-23T08:00:00Z', { name: 'Safari на iPhone', kind: 'phone' }),
  ]);
  expect(found).toEqual([['3'], ['2', '1'], ['4']]);
});

test('another address is another place', () => {
  expect(
    ids([device('1', '2026-11-20T08:00:00Z'), device('2', '2026-11-19T08:00:00Z', { ip: null })]),
  ).toEqual([['1'], ['2']]);
});

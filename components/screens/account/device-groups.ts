import type { Device } from '@/api/devices/queries';

export type DeviceGroup = [Device, ...Device[]];

/** What a person can tell two sign-ins apart by, when they were made left aside. */
const looksOf = ({ name, kind, ip, way }: Device) => JSON.stringify([name, kind, ip, way]);

/**
 * This device alone and first, then the others, those that look alike together: the one seen last leads its group, and
 * the group seen last leads the list.
 */
export function groupDevices(devices: readonly Device[]): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>();
  const byLastSeen = [...devices].sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
  for (const device of byLastSeen) {
    const key = device.isCurrent ? '' : looksOf(device);
    const known = groups.get(key);
    if (known) known.push(device);
    else groups.set(key, [device]);
  }
  const all = [...groups.values()];
  return [...all.filter(([{ isCurrent }]) => isCurrent), ...all.filter(([{ isCurrent }]) => !isCurrent)];
}

import type { Device } from '@/api/devices/queries';

export type DeviceGroup = [Device, ...Device[]];

/** Key of the facts by which a person tells sign-ins apart; their time is not one of them. */
const looksOf = ({ name, kind, ip, way }: Device) => JSON.stringify([name, kind, ip, way]);

/**
 * Groups sign-ins that look alike. This device comes first, in a group of its own; within a group and among groups the
 * one seen last comes first.
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

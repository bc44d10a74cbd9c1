import { countedSeconds, mergeRanges, watchedShare, type Range } from './watching';

/** What one device of a person has watched of a video. */
export interface DeviceWatch {
  deviceId: string;
  ranges: readonly Range[];
}
interface Facts {
  watches: readonly DeviceWatch[];
  /** Null while it is not known, as on the server. */
  deviceId: string | null;
  /** Seconds. */
  duration: number;
  /** It has counted already: devices matter no more. */
  finished: boolean;
}
export interface WatchedHere {
  /** Of this device. */
  ranges: Range[];
  /** Of this device, or, where it has none, of the one that has watched most: where to go on. */
  reached: Range[];
  /** 0..1 of the device that has watched most: what lists say of the video. */
  total: number;
}

/**
 * What may be shown as watched, where 70 % of one device pay: this device's own. One not known yet is shown the most
 * that any device has; what has counted is shown as the union.
 */
export function watchedHere({ watches, deviceId, duration, finished }: Facts): WatchedHere {
  const merged = (ranges: readonly Range[]) => mergeRanges(ranges, duration);
  const all = merged(watches.flatMap(({ ranges }) => ranges));
  if (finished) return { ranges: all, reached: all, total: watchedShare(all, duration) };
  const most = [...watches].sort(
    (a, b) => countedSeconds(b.ranges, duration) - countedSeconds(a.ranges, duration),
  )[0];
  const total = watchedShare(most?.ranges ?? [], duration);
  const furthest = merged(most?.ranges ?? []);
  if (deviceId === null) return { ranges: furthest, reached: furthest, total };
  const own = merged(watches.find((watch) => watch.deviceId === deviceId)?.ranges ?? []);
  return { ranges: own, reached: own.length > 0 ? own : furthest, total };
}

/** The watches with the ranges that the service has counted on one device put in. */
export function withWatch(
  watches: readonly DeviceWatch[],
  counted: DeviceWatch | null,
): readonly DeviceWatch[] {
  return counted ? [...watches.filter(({ deviceId }) => deviceId !== counted.deviceId), counted] : watches;
}

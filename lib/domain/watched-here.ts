import { countedSeconds, mergeRanges, watchedShare, type Range } from './watching';

/** Ranges of a video watched on one device of a person. */
export interface DeviceWatch {
  deviceId: string;
  ranges: readonly Range[];
}
interface Facts {
  watches: readonly DeviceWatch[];
  /** Null while unknown, as on the server. */
  deviceId: string | null;
  /** Seconds. */
  duration: number;
  /** The viewing has counted: devices no longer matter. */
  finished: boolean;
}
export interface WatchedHere {
  /** Ranges of this device. */
  ranges: Range[];
  /** Ranges to resume from: this device's, or, when it has none, those of the device that watched most. */
  reached: Range[];
  /** Share, 0..1, of the device that watched most: lists show it. */
  total: number;
}

/**
 * Ranges to show as watched: of this device alone, since 70 % on one device are needed. For an unknown device those of
 * the device that watched most; for a counted viewing the union of all.
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

/** Replaces the ranges of one device by those that the service has counted. */
export function withWatch(
  watches: readonly DeviceWatch[],
  counted: DeviceWatch | null,
): readonly DeviceWatch[] {
  return counted ? [...watches.filter(({ deviceId }) => deviceId !== counted.deviceId), counted] : watches;
}

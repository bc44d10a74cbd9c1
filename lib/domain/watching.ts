/** Seconds `[from, to]` that were actually played. */
export type Range = readonly [from: number, to: number];

/** Share of a video that must be watched on one device (specification, sections 1 and 9). */
export const WATCH_GOAL = 0.7;
/** Tolerance in seconds, once per viewing and not per report: for clocks and the network. */
export const WATCH_TOLERANCE_SECONDS = 2;

/** Most seconds before one report that can be watching: players report every few seconds. */
export const WATCH_REPORT_SECONDS = 15;

const EPSILON = 1e-6;

/** Union of the ranges, sorted, within 0..duration. Reversed, empty and NaN ranges are dropped. */
export function mergeRanges(ranges: readonly Range[], duration: number): Range[] {
  const limit = Number.isFinite(duration) ? Math.max(0, duration) : 0;
  const inside = ranges
    .filter(([from, to]) => !Number.isNaN(from) && !Number.isNaN(to) && from < to)
    .map(([from, to]): Range => [Math.max(0, from), Math.min(limit, to)])
    .filter(([from, to]) => to - from > EPSILON)
    .sort((left, right) => left[0] - right[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of inside) {
    const last = merged.at(-1);
    if (last && from <= last[1] + EPSILON) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

const total = (ranges: readonly Range[]) => ranges.reduce((sum, [from, to]) => sum + (to - from), 0);

/** Seconds of the video that were played at least once. */
export function countedSeconds(ranges: readonly Range[], duration: number): number {
  return total(mergeRanges(ranges, duration));
}

/** Share watched, 0..1; 0 for a video without a length. */
export function watchedShare(ranges: readonly Range[], duration: number): number {
  return duration > 0 ? Math.min(1, countedSeconds(ranges, duration) / duration) : 0;
}

/** A share as the services send it, in percent: 0..100 with one decimal; 100 only for the whole video. */
export function percentOf(share: number): number {
  return Math.floor(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Whether the viewing counts: at least 70 % of the length. */
export function isWatched(ranges: readonly Range[], duration: number): boolean {
  return duration > 0 && countedSeconds(ranges, duration) + EPSILON >= duration * WATCH_GOAL;
}

/** Parts not watched yet, for the meter; `from` of the first is the point to resume from. */
export function missingRanges(ranges: readonly Range[], duration: number): Range[] {
  const missing: Range[] = [];
  let at = 0;
  for (const [from, to] of mergeRanges(ranges, duration)) {
    if (from - at > EPSILON) missing.push([at, from]);
    at = to;
  }
  if (duration - at > EPSILON) missing.push([at, duration]);
  return missing;
}

/** Shorter gaps are rounding of the player. */
const HOLE = 0.5;

/** Gaps worth watching again. */
export const holesIn = (ranges: readonly Range[], duration: number): Range[] =>
  missingRanges(ranges, duration).filter(([from, to]) => to - from > HOLE);

/** Second to resume from: the start of the first gap; null for a video not begun or watched whole. */
export function resumeSecond(ranges: readonly Range[], duration: number): number | null {
  return ranges.length === 0 ? null : (holesIn(ranges, duration)[0]?.[0] ?? null);
}

/** Hash of an address that opens the video where the person left it. */
export const RESUME = '#resume';

/** Seconds still to watch before the goal; 0 when it is reached. */
export function secondsToGoal(ranges: readonly Range[], duration: number): number {
  return Math.max(0, duration * WATCH_GOAL - countedSeconds(ranges, duration));
}

export interface Report {
  /** Ranges counted before. */
  known: readonly Range[];
  /** Ranges that the player reports, in playing order; may repeat known ones. */
  reported: readonly Range[];
  /** Length of the video by the server, seconds. */
  duration: number;
  /** Real seconds on the server's clock since the viewing's last report, or since its start. */
  elapsedSeconds: number;
  /** `carry` of the last report; `WATCH_TOLERANCE_SECONDS` for the first one. */
  carry?: number;
}
export interface Acceptance {
  /** Union of the ranges, to be stored. */
  ranges: Range[];
  /** Seconds newly counted, at most `elapsedSeconds + carry`. */
  newSeconds: number;
  /** Seconds reported and not counted: more than have really passed. */
  refusedSeconds: number;
  /** Unused tolerance, stored with the ranges; 0..WATCH_TOLERANCE_SECONDS. */
  carry: number;
}

/**
 * Counts a report, never more new seconds than have really passed (decisions, 'Learning and points'). The tolerance is
 * shared by the whole viewing: over all reports, counted ≤ passed + WATCH_TOLERANCE_SECONDS. Refused ranges may be
 * reported again once enough time has passed.
 */
export function acceptRanges({ known, reported, duration, elapsedSeconds, carry = 0 }: Report): Acceptance {
  const elapsed = Number.isFinite(elapsedSeconds) ? Math.max(0, elapsedSeconds) : 0;
  const budget = elapsed + Math.min(WATCH_TOLERANCE_SECONDS, Math.max(0, carry));
  let ranges = mergeRanges(known, duration);
  let left = budget;
  let refused = 0;
  for (const piece of reported.flatMap((range) => mergeRanges([range], duration))) {
    for (const fresh of subtract(piece, ranges)) {
      const length = fresh[1] - fresh[0];
      const taken = Math.min(length, left);
      left -= taken;
      refused += length - taken;
      if (taken > EPSILON) ranges = mergeRanges([...ranges, [fresh[0], fresh[0] + taken]], duration);
    }
  }
  return {
    ranges,
    newSeconds: budget - left,
    refusedSeconds: refused,
    carry: Math.min(WATCH_TOLERANCE_SECONDS, Math.max(0, left)),
  };
}

/** Parts of a range that the merged `ranges` do not contain, from its start on. */
function subtract([from, to]: Range, ranges: readonly Range[]): Range[] {
  const fresh: Range[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= at || start >= to) continue;
    if (start > at) fresh.push([at, start]);
    at = Math.max(at, end);
  }
  if (to - at > EPSILON) fresh.push([at, to]);
  return fresh;
}

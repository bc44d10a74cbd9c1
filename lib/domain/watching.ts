/** Seconds `[from, to]` that were really played. */
export type Range = readonly [from: number, to: number];

/** Share of a video that must be watched on one device (specification, sections 1 and 9). */
export const WATCH_GOAL = 0.7;
/** Seconds forgiven once per viewing, for clocks and the network; never per report. */
export const WATCH_TOLERANCE_SECONDS = 2;

/** Players report every few seconds; the time before one report that can have been watching. */
export const WATCH_REPORT_SECONDS = 15;

const EPSILON = 1e-6;

/** The union, sorted, within 0..duration. Backward, empty and senseless ranges are dropped. */
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

/** 0..1; 0 for a video of no length. */
export function watchedShare(ranges: readonly Range[], duration: number): number {
  return duration > 0 ? Math.min(1, countedSeconds(ranges, duration) / duration) : 0;
}

/** A share as services tell it: 0..100 with one decimal; 100 only when all of it was watched. */
export function percentOf(share: number): number {
  return Math.floor(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Whether the viewing counts: at least 70 % of the length. */
export function isWatched(ranges: readonly Range[], duration: number): boolean {
  return duration > 0 && countedSeconds(ranges, duration) + EPSILON >= duration * WATCH_GOAL;
}

/** The parts not watched yet, for the meter; `from` of the first is where to go on. */
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

/** Holes shorter than this are the player's own rounding. */
const HOLE = 0.5;

/** What is worth watching again. */
export const holesIn = (ranges: readonly Range[], duration: number): Range[] =>
  missingRanges(ranges, duration).filter(([from, to]) => to - from > HOLE);

/** The second to go on from: the first that was missed; null for what is not begun or seen whole. */
export function resumeSecond(ranges: readonly Range[], duration: number): number | null {
  return ranges.length === 0 ? null : (holesIn(ranges, duration)[0]?.[0] ?? null);
}

/** Hash of an address that opens a video where its person left it. */
export const RESUME = '#resume';

/** Seconds still to watch before the goal; 0 when it is reached. */
export function secondsToGoal(ranges: readonly Range[], duration: number): number {
  return Math.max(0, duration * WATCH_GOAL - countedSeconds(ranges, duration));
}

export interface Report {
  /** What is counted already. */
  known: readonly Range[];
  /** What the player says it played, in the order it was played; may repeat what is known. */
  reported: readonly Range[];
  /** The server's own length of the video, seconds. */
  duration: number;
  /** Real seconds on the server's clock since the viewing's last report, or since its start. */
  elapsedSeconds: number;
  /** `carry` of the last report; `WATCH_TOLERANCE_SECONDS` for the first one. */
  carry?: number;
}
export interface Acceptance {
  /** The new union, to be stored. */
  ranges: Range[];
  /** Newly counted, at most `elapsedSeconds + carry`. */
  newSeconds: number;
  /** Reported and not counted: more than has really passed. */
  refusedSeconds: number;
  /** Unspent tolerance, to be stored with the ranges; 0..WATCH_TOLERANCE_SECONDS. */
  carry: number;
}

/**
 * Counts a report, never more new seconds than have really passed (decisions, 'Learning and points'). The tolerance is
 * one purse for the whole viewing: over any number of reports, counted ≤ passed + WATCH_TOLERANCE_SECONDS. What was
 * refused may be reported again later, when the time for it has passed.
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

/** What of a range the merged `ranges` don't hold, from its start on. */
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

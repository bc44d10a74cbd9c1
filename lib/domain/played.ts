import { mergeRanges, type Range } from './watching';

/** Most seconds between two reports of a playing player, at double speed too; a longer step is a seek. */
export const LONGEST_STEP = 2.5;

/**
 * Adds the step between two reported seconds to the played ranges. A step back, a long step and the first report add
 * nothing: they are seeks. For players that report a position but keep no ranges of their own.
 */
export function extendPlayed(played: readonly Range[], from: number | null, to: number): Range[] {
  if (from === null || !(to > from) || to - from > LONGEST_STEP) return [...played];
  return mergeRanges([...played, [from, to]], Number.MAX_SAFE_INTEGER);
}

import { mergeRanges, type Range } from './watching';

/** Most seconds between two notes of a player that plays on, at double speed too; a longer step is a seek. */
export const LONGEST_STEP = 2.5;

/**
 * Adds the step from one reported second to the next to what was played. A step back, a long one and the very first add
 * nothing: those are seeks. For players that tell where they are and keep no account of their own.
 */
export function extendPlayed(played: readonly Range[], from: number | null, to: number): Range[] {
  if (from === null || !(to > from) || to - from > LONGEST_STEP) return [...played];
  return mergeRanges([...played, [from, to]], Number.MAX_SAFE_INTEGER);
}

/** Reading speed of a fast reader who knows the subject, words a minute. */
const FAST = 500;
/** Smallest share of a text that a reader who skims it reads: tables and familiar parts are skipped. */
const SHARE = 1 / 3;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Minimum time, ms, to count a plain text as read: about half a minute for a text of four minutes. Generous on purpose:
 * no real reader has to wait, while scrolling straight to the end does not count.
 */
export const leastReadingMs = (text: string): number => (wordsIn(text) / FAST) * SHARE * 60_000;

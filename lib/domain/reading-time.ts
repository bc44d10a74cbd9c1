/** Words a minute of somebody who reads fast and knows the subject. */
const FAST = 500;
/** So much of a text is read at least by who leafs through it: tables and what is known are passed over. */
const SHARE = 1 / 3;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Milliseconds before the reader of a plain text below which nobody has read it: about half a minute for a text of four
 * minutes. Generous on purpose: who reads is never held up, who only throws the page to its end has not read.
 */
export const leastReadingMs = (text: string): number => (wordsIn(text) / FAST) * SHARE * 60_000;

import { foldLetters } from './fold-letters';
import { transliterations } from './search-letters';
import { expandWords, saidName } from './search-names';

/** More of a query is not looked at: nobody types it, and each word costs. */
export const MOST_WORDS = 8;
export const MOST_LENGTH = 255;
/** A longer word is looked for as it stands and never guessed at: what is near it costs by the letter. */
export const MOST_LETTERS = 40;

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toRussian = new Map([...LATIN_KEYS].map((key, at) => [key, RUSSIAN_KEYS[at] ?? key]));
const toLatin = new Map([...RUSSIAN_KEYS].map((key, at) => [key, LATIN_KEYS[at] ?? key]));
/** The same keys with Shift held. */
const SHIFTED: ReadonlyMap<string, string> = new Map([
  ...([...'{}:"<>~'].map((key, at) => [key, 'хъжэбюё'[at] ?? key]) as [string, string][]),
]);

/** Small letters, ё as е, accents off, everything that is no letter and no number a single space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
}

/** The words of a query, each once, at most eight. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text.slice(0, MOST_LENGTH)).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
}

/**
 * What would have been typed with the other keyboard layout: `kf hji` → `ла рош`, `мшсрн` → `vichy`. Null when that
 * can't have been meant: letters of both, or none, or Russian ones on keys that are no Latin letters.
 */
export function swapLayout(text: string): string | null {
  const small = text.toLowerCase();
  const latin = /[a-z]/.test(small);
  const russian = /[а-яё]/.test(small);
  if (latin === russian) return null;
  const keys = latin ? toRussian : toLatin;
  const swapped = [...small].map((char) => (latin ? SHIFTED.get(char) : undefined) ?? keys.get(char) ?? char);
  // no Latin name has a bracket or a semicolon in it: `ыъъфщц` is no `s]]aow`
  if (russian && swapped.some((char, at) => char !== small[at] && !/[a-z]/.test(char))) return null;
  return swapped.join('');
}

/** Whether a slip in it may be put right: the longest names of ingredients have 39 letters. */
export const isGuessable = (word: string): boolean => word.length <= MOST_LETTERS;

/** A word and how else it may be written, itself first: `niacinamide`, `ниацинамиде`, `ниацинамид`. */
export function spellingsOf(word: string): string[] {
  if (!isGuessable(word)) return [word];
  const said = saidName(word);
  return [...new Set([word, ...(said ? [said] : []), ...transliterations(word)])];
}

/** One query as the index is asked: for each word, any of its spellings. */
export type AskedWords = readonly (readonly string[])[];

/** Words of a text as the index is asked for them; expanded ones are as few as typed ones. */
function askedWords(text: string): AskedWords {
  return expandWords(wordsOf(text))
    .slice(0, MOST_WORDS)
    .map(({ word, also }) => [...new Set([...spellingsOf(word), ...also])]);
}

/** Readings of a query, the likeliest first: as it is typed, then as it was meant on the other keyboard. */
export function readingsOf(text: string): { text: string; words: AskedWords }[] {
  const typed = text.trim().slice(0, MOST_LENGTH);
  const swapped = swapLayout(typed);
  return [typed, ...(swapped === null ? [] : [swapped])]
    .map((one) => ({ text: one, words: askedWords(one) }))
    .filter(({ words }) => words.length > 0);
}

/** A word of one letter would begin half of all the words there are; one that is too long begins none. */
const prefixed = (word: string) => (word.length > 1 && isGuessable(word) ? `${word}:*` : word);

export interface AskedTerm {
  typed: string;
  /** Any spelling, as a whole word; PostgreSQL's `to_tsquery`, as the rest. */
  forms: string;
  /** Any spelling, as the beginning of a word. */
  beginnings: string;
}

/** Each word of a query as the index is asked for it. */
export function askedTerms(words: AskedWords): AskedTerm[] {
  return words.map((spellings) => ({
    typed: spellings[0] ?? '',
    forms: spellings.join(' | '),
    beginnings: spellings.map(prefixed).join(' | '),
  }));
}

/** Whole words as they were typed: what stands higher. */
export function exactQuery(words: AskedWords): string {
  return words.flatMap(([word]) => word ?? []).join(' & ');
}

import { foldLetters } from './fold-letters';
import { transliterations } from './search-letters';
import { expandWords, saidName } from './search-names';

/** Further words and letters of a query are ignored: nobody types so many, and each word costs time. */
export const MOST_WORDS = 8;
export const MOST_LENGTH = 255;
/** A longer word is searched only as typed: the cost of finding similar words grows with each letter. */
export const MOST_LETTERS = 40;

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const toRussian = new Map([...LATIN_KEYS].map((key, at) => [key, RUSSIAN_KEYS[at] ?? key]));
const toLatin = new Map([...RUSSIAN_KEYS].map((key, at) => [key, LATIN_KEYS[at] ?? key]));
/** The same keys with Shift pressed. */
const SHIFTED: ReadonlyMap<string, string> = new Map([
  ...([...'{}:"<>~'].map((key, at) => [key, 'хъжэбюё'[at] ?? key]) as [string, string][]),
]);

/** Text in lower case, ё as е, without accents; everything but letters and digits becomes a single space. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
}

/** Distinct words of a query, at most eight. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text.slice(0, MOST_LENGTH)).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
}

/**
 * The query as typed on the other keyboard layout: `kf hji` → `ла рош`, `мшсрн` → `vichy`. Null for mixed alphabets,
 * for no letters, and for Russian letters on keys without a Latin letter.
 */
export function swapLayout(text: string): string | null {
  const small = text.toLowerCase();
  const latin = /[a-z]/.test(small);
  const russian = /[а-яё]/.test(small);
  if (latin === russian) return null;
  const keys = latin ? toRussian : toLatin;
  const swapped = [...small].map((char) => (latin ? SHIFTED.get(char) : undefined) ?? keys.get(char) ?? char);
  // Latin names have no brackets or semicolons: `ыъъфщц` is not `s]]aow`
  if (russian && swapped.some((char, at) => char !== small[at] && !/[a-z]/.test(char))) return null;
  return swapped.join('');
}

/** Whether slips in the word may be corrected: the longest names of ingredients have 39 letters. */
export const isGuessable = (word: string): boolean => word.length <= MOST_LETTERS;

/** A word and its other spellings, itself first: `niacinamide`, `ниацинамиде`, `ниацинамид`. */
export function spellingsOf(word: string): string[] {
  if (!isGuessable(word)) return [word];
  const said = saidName(word);
  return [...new Set([word, ...(said ? [said] : []), ...transliterations(word)])];
}

/** Query for the index: for each word, its spellings; any one of them matches. */
export type AskedWords = readonly (readonly string[])[];

/** Words of a text with their spellings; expansion does not raise the limit of words. */
function askedWords(text: string): AskedWords {
  return expandWords(wordsOf(text))
    .slice(0, MOST_WORDS)
    .map(({ word, also }) => [...new Set([...spellingsOf(word), ...also])]);
}

/** Readings of a query, the likeliest first: as typed, then in the other keyboard layout. */
export function readingsOf(text: string): { text: string; words: AskedWords }[] {
  const typed = text.trim().slice(0, MOST_LENGTH);
  const swapped = swapLayout(typed);
  return [typed, ...(swapped === null ? [] : [swapped])]
    .map((one) => ({ text: one, words: askedWords(one) }))
    .filter(({ words }) => words.length > 0);
}

/** Prefix pattern of a word; a single letter would match too many words, and a word that is too long stays as it is. */
const prefixed = (word: string) => (word.length > 1 && isGuessable(word) ? `${word}:*` : word);

export interface AskedTerm {
  typed: string;
  /** Any spelling as a whole word, in the syntax of PostgreSQL's `to_tsquery`, as `beginnings` is. */
  forms: string;
  /** Any spelling, as the beginning of a word. */
  beginnings: string;
}

/** Terms of the index for each word of a query. */
export function askedTerms(words: AskedWords): AskedTerm[] {
  return words.map((spellings) => ({
    typed: spellings[0] ?? '',
    forms: spellings.join(' | '),
    beginnings: spellings.map(prefixed).join(' | '),
  }));
}

/** Query for the words exactly as typed, whose results rank higher. */
export function exactQuery(words: AskedWords): string {
  return words.flatMap(([word]) => word ?? []).join(' & ');
}

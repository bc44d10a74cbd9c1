import { compareRussian, sortedBy } from '../format/sort';
import { foldLetters } from './fold-letters';

/** Fields of a glossary word that the rules use. */
export interface GlossaryWord {
  slug: string;
  name: string;
  synonyms: readonly string[];
}

/** Letter under which a word is listed: its first letter, `0–9` for anything else. */
export function letterOf(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '0–9';
}

const isRussian = (letter: string) => /[А-ЯЁ]/.test(letter);
const rank = (letter: string) => (isRussian(letter) ? 0 : letter === '0–9' ? 2 : 1);

/** Words under their letters: Russian ones first, then Latin, then numbers; inside a letter by alphabet. */
export function byLetters<T extends { name: string }>(words: readonly T[]): { letter: string; words: T[] }[] {
  const letters = new Map<string, T[]>();
  for (const word of sortedBy(words, ({ name }) => name)) {
    const letter = letterOf(word.name);
    letters.set(letter, [...(letters.get(letter) ?? []), word]);
  }
  return [...letters]
    .map(([letter, own]) => ({ letter, words: own }))
    .sort(
      (left, right) => rank(left.letter) - rank(right.letter) || compareRussian(left.letter, right.letter),
    );
}

/** Case endings; the longest one that leaves a stem of three letters is removed. */
const ENDINGS = [
  ...['иями', 'ями', 'ами', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими', 'иям', 'иях'],
  ...['ов', 'ев', 'ей', 'ой', 'ий', 'ый', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ую', 'юю'],
  ...['ам', 'ям', 'ах', 'ях', 'ом', 'ем', 'ых', 'их', 'ым', 'им', 'ою'],
  ...['ы', 'и', 'а', 'я', 'о', 'е', 'у', 'ю', 'ь', 'й'],
].sort((left, right) => right.length - left.length);

/** Stem of a word: `церамидами`, `Церамиды` → `церамид`. Latin words only lose capitals and accents. */
export function stemOf(word: string): string {
  const small = foldLetters(word);
  if (!/^[а-я]+$/.test(small)) return small;
  const ending = ENDINGS.find((one) => small.endsWith(one) && small.length - one.length >= 3);
  return ending ? small.slice(0, -ending.length) : small;
}

interface Phrase<T> {
  stems: string[];
  word: T;
}
/** Phrases by their first stem, the longest first. */
export type TermIndex<T extends GlossaryWord = GlossaryWord> = ReadonlyMap<string, readonly Phrase<T>[]>;

const WORD = /[\p{L}\p{N}]+/gu;

export function makeTermIndex<T extends GlossaryWord>(words: readonly T[]): TermIndex<T> {
  const index = new Map<string, Phrase<T>[]>();
  for (const word of words) {
    for (const name of [word.name, ...word.synonyms]) {
      const stems = (name.match(WORD) ?? []).map(stemOf);
      const [first] = stems;
      if (first) index.set(first, [...(index.get(first) ?? []), { stems, word }]);
    }
  }
  for (const phrases of index.values()) phrases.sort((left, right) => right.stems.length - left.stems.length);
  return index;
}

export interface FoundTerm<T extends GlossaryWord = GlossaryWord> {
  start: number;
  end: number;
  word: T;
}

/** Glossary words in a plain text, without overlaps. Skips the slugs in `met` and adds the found ones to it. */
export function findTerms<T extends GlossaryWord>(
  text: string,
  index: TermIndex<T>,
  met: Set<string> = new Set(),
): FoundTerm<T>[] {
  const tokens = [...text.matchAll(WORD)].map((match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const joined = (at: number) =>
    /^[\s\u00a0-]*$/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  const found: FoundTerm<T>[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = index
      .get(tokens[at]?.stem ?? '')
      ?.find(({ stems }) =>
        stems.every((stem, step) => tokens[at + step]?.stem === stem && (step === 0 || joined(at + step))),
      );
    if (phrase && !met.has(phrase.word.slug)) {
      met.add(phrase.word.slug);
      const last = tokens[at + phrase.stems.length - 1];
      found.push({ start: tokens[at]?.start ?? 0, end: last?.end ?? 0, word: phrase.word });
    }
    at += phrase?.stems.length ?? 1;
  }
  return found;
}

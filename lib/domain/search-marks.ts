import { foldLetters } from './fold-letters';
import { stemOf } from './glossary';

/** A word with its combining accents. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const SNIPPET = 220;
/** Characters shown before the first marked word. */
const LEAD = 60;

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Returns a test for words of a text: whether a word is one of `words` in any ending. */
function matcher(words: readonly string[]): (word: string) => boolean {
  const stems = [...new Set(words.map(stemOf).filter(Boolean))];
  return (word) => {
    const small = foldLetters(word);
    return stems.some((stem) => (stem.length > 2 ? small.startsWith(stem) : small === stem));
  };
}

/** The text split into parts; parts that match the words are marked. Joined parts give the exact text. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const matches = matcher(words);
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(WORD)) {
    if (!matches(found[0])) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), marked: false });
    parts.push({ text: found[0], marked: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false });
  return parts;
}

/** The excerpt of a text around the first matching word, cut between words; its beginning when nothing matches. */
export function snippetOf(text: string, words: readonly string[], length = SNIPPET): string {
  if (text.length <= length) return text;
  const matches = matcher(words);
  const first = [...text.matchAll(WORD)].find(([word]) => matches(word))?.index ?? 0;
  const wished = Math.min(Math.max(0, first - LEAD), text.length - length);
  const start = wished === 0 ? 0 : Math.min(first, text.indexOf(' ', wished) + 1);
  const piece = text.slice(start, start + length);
  const cut = start + length < text.length ? `${piece.replace(/[\s.,;:—-]+\S*$/, '')}…` : piece;
  return start > 0 ? `…${cut}` : cut;
}

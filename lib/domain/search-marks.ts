import { foldLetters } from './fold-letters';
import { stemOf } from './glossary';

/** With the accents that stand apart from their letters. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const SNIPPET = 220;
/** Shown before the first word that is marked. */
const LEAD = 60;

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Whether a word of a text is one of those asked for, in any ending. */
function matcher(words: readonly string[]): (word: string) => boolean {
  const stems = [...new Set(words.map(stemOf).filter(Boolean))];
  return (word) => {
    const small = foldLetters(word);
    return stems.some((stem) => (stem.length > 2 ? small.startsWith(stem) : small === stem));
  };
}

/** The text in parts, those that were asked for marked; together they are the text, letter by letter. */
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

/** The place of a text where the words stand, cut between words; its beginning when they don't. */
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

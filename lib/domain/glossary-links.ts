import type { SafeHtml } from '../html/clean-html';
import * as path from '../routes/path';
import { findTerms, type GlossaryWord, type TermIndex } from './glossary';

/** Elements whose text is not linked: links, headings, code, table heads, captions. */
const CLOSED = /^(a|h[1-6]|code|pre|th|figcaption|caption)$/;
const PARTS = /<[^>]*>|&#?\w+;|[^<&]+|[<&]/g;

export interface LinkedHtml<T extends GlossaryWord> {
  html: SafeHtml;
  /** Linked words in the order of the text. */
  words: T[];
}

/**
 * Links the first occurrence of each glossary word in sanitised HTML: `<a href data-term="slug">`. The result stays
 * sanitised: the added markup takes nothing from the text.
 */
export function linkTerms<T extends GlossaryWord>(
  clean: SafeHtml,
  index: TermIndex<T>,
  hrefOf: (word: T) => string,
): LinkedHtml<T> {
  const met = new Set<string>();
  const words: T[] = [];
  let closed = 0;
  const html = clean.replace(PARTS, (part) => {
    if (part.startsWith('<')) {
      const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part);
      if (tag && CLOSED.test((tag[2] ?? '').toLowerCase()) && !part.endsWith('/>')) closed += tag[1] ? -1 : 1;
      return part;
    }
    if (closed > 0 || part.startsWith('&')) return part;
    let from = 0;
    let out = '';
    for (const { start, end, word } of findTerms(part, index, met)) {
      words.push(word);
      const link = `<a href="${hrefOf(word)}" data-term="${word.slug}">${part.slice(start, end)}</a>`;
      out += part.slice(from, start) + link;
      from = end;
    }
    return out + part.slice(from);
  }) as SafeHtml;
  return { html, words };
}

/** Address of a word's explanation: in the glossary of the word's brand, else of the text's brand. */
export function glossaryHref(word: { slug: string; markId?: string | null }, brand: string | null): string {
  return `${path.glossary(word.markId ?? brand)}#${encodeURIComponent(word.slug)}`;
}

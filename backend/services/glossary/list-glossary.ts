import type { z } from 'zod';
import type { glossaryQuery } from '@/api/glossary/schemas';
import { foldLetters } from '@/lib/domain/fold-letters';
import { isIngredient } from '@/lib/domain/science';
import { plainText } from '@/lib/format/plain-text';
import type { Ctx } from '../../http/context';
import { loadGlossary, type KnownWord } from './load-glossary';

const folded = (text: string) => foldLetters(text).trim();

function holdsWords({ name, synonyms, description }: KnownWord, part: string): boolean {
  return [name, ...synonyms, plainText(description)].some((text) => folded(text).includes(part));
}

/**
 * Returns words in alphabetical order: those of the brand and those of all brands, with the searched letters in the
 * name, a synonym or the definition.
 */
export async function listGlossary(ctx: Ctx, { filter = {} }: z.output<typeof glossaryQuery>) {
  const { words } = await loadGlossary(ctx);
  const { mark, search, ingredients } = filter;
  const part = folded(search ?? '');
  const items = words.filter(
    (word) =>
      (!mark || word.markId === null || word.markId === mark) &&
      (!ingredients || isIngredient(word)) &&
      (part === '' || holdsWords(word, part)),
  );
  return { items, meta: {} };
}

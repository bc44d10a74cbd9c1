import { findTerms, makeTermIndex, type GlossaryWord } from './glossary';

/** Categories of articles that make the scientific base; what remains is about the counter. */
export const SCIENCE_CATEGORIES: readonly string[] = ['skin', 'hair', 'sun', 'ingredients'];

interface Word extends GlossaryWord {
  markId: string | null;
}

const INCI = /^[A-Za-z][A-Za-z0-9 ,.()/-]{2,}$/;

/** A glossary word that has an INCI name among its synonyms is an ingredient. */
export const isIngredient = ({ synonyms }: Pick<Word, 'synonyms'>): boolean =>
  synonyms.some((name) => INCI.test(name));

interface Around {
  /** Null: every brand's together. */
  brand: string | null;
  /** What stands beside them: titles and descriptions of the articles. */
  text: string;
  most: number;
}

/** Ingredients for the articles they stand beside: those named there first, then the brand's own, then the rest. */
export function keyIngredients<T extends Word>(words: readonly T[], { brand, text, most }: Around): T[] {
  const all = words.filter((word) => isIngredient(word) && (word.markId === null || word.markId === brand));
  const named = new Set(findTerms(text, makeTermIndex(all)).map(({ word }) => word.slug));
  const rank = (word: T) => (named.has(word.slug) ? 0 : word.markId === null ? 2 : 1);
  // the sort is stable: within a rank they stay as the glossary has them
  return [...all].sort((left, right) => rank(left) - rank(right)).slice(0, most);
}

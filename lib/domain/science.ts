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

/** What a theme answers, under its name. */
const THEME_LEADS: Readonly<Record<string, string>> = {
  skin: 'Барьер, микробиом, чувствительность: как кожа защищается и почему сбоит.',
  hair: 'Кожа головы, цикл роста и выпадение.',
  sun: 'Ультрафиолет, фильтры и как читать цифры на упаковке.',
  ingredients: 'Что делает вещество, в какой концентрации и с чем сочетается.',
};

interface Themed {
  categories?: readonly { slug: string; title: string }[] | undefined;
}

export interface Theme<Item> {
  slug: string;
  title: string;
  lead: string;
  items: Item[];
}

/** Items under the first of their scientific themes, themes in their own order; `only` puts all under one of them. */
export function scienceThemes<Item extends Themed>(items: readonly Item[], only?: string): Theme<Item>[] {
  const themes = new Map<string, Theme<Item>>();
  for (const item of items) {
    const own = (item.categories ?? []).filter(({ slug }) => SCIENCE_CATEGORIES.includes(slug));
    const theme =
      own.find(({ slug }) => slug === only) ??
      own.toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug))[0];
    if (!theme) continue;
    const { slug, title } = theme;
    const held = themes.get(slug) ?? { slug, title, lead: THEME_LEADS[slug] ?? '', items: [] };
    held.items.push(item);
    themes.set(slug, held);
  }
  return [...themes.values()].sort((one, other) => placeOf(one.slug) - placeOf(other.slug));
}

const placeOf = (slug: string) => SCIENCE_CATEGORIES.indexOf(slug);

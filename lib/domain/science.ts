import { findTerms, makeTermIndex, type GlossaryWord } from './glossary';

/** Slugs of categories of the scientific base; articles outside them are about work at the counter. */
export const SCIENCE_CATEGORIES: readonly string[] = ['skin', 'hair', 'sun', 'ingredients'];

interface Word extends GlossaryWord {
  markId: string | null;
}

const INCI = /^[A-Za-z][A-Za-z0-9 ,.()/-]{2,}$/;

/** Whether a glossary word is an ingredient: it has an INCI name among its synonyms. */
export const isIngredient = ({ synonyms }: Pick<Word, 'synonyms'>): boolean =>
  synonyms.some((name) => INCI.test(name));

interface Around {
  /** Null: ingredients of no brand. */
  brand: string | null;
  /** Titles and descriptions of the articles on the page. */
  text: string;
  most: number;
}

/** Ingredients shown beside articles: first those named in `text`, then the brand's own, then others. */
export function keyIngredients<T extends Word>(words: readonly T[], { brand, text, most }: Around): T[] {
  const all = words.filter((word) => isIngredient(word) && (word.markId === null || word.markId === brand));
  const named = new Set(findTerms(text, makeTermIndex(all)).map(({ word }) => word.slug));
  const rank = (word: T) => (named.has(word.slug) ? 0 : word.markId === null ? 2 : 1);
  // the sort is stable: within a rank the order of the glossary stays
  return [...all].sort((left, right) => rank(left) - rank(right)).slice(0, most);
}

/** Description of each theme, shown under its name. */
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

/** Items by their first scientific theme, in the themes' order; `only` takes precedence as the theme of its items. */
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

import type { Feature } from '../access/features';
import { chaptersOf, storyHref, storySlug, STORY_SECTIONS } from './brand-story';
import { BRANDS } from './brands';
import { isBuiltPage } from '../routes/is-built';
import { glossaryHref } from './glossary-links';
import { LANDINGS } from './landings';
import { learningHref } from './learning';
import { PORTAL_BRAND } from '../routes/sections';
import * as path from '../routes/path';
import { topicDates } from '../routes/topic-dates';

/** Searched types in the order of the tabs: `modelTypeAlias` of the search call (specification, section 7). */
export const SEARCH_TYPES = [
  'article',
  'video',
  'webinar',
  'product',
  'glossary_word',
  'interactive_module',
  'test',
  'express-training',
  'survey',
  'page',
  'question',
  'expert',
  'gift',
  'training',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Most results that are counted, «больше» above it; suggestions only need to show that there are many. */
export const MOST_FOUND = 200;
export const MOST_SUGGESTED = 100;

/** Names of the types: for one result, and for a tab. */
export const SEARCH_NAMES: Readonly<Record<SearchType, { one: string; many: string }>> = {
  article: { one: 'Статья', many: 'Статьи' },
  video: { one: 'Видео', many: 'Видео' },
  webinar: { one: 'Запись вебинара', many: 'Записи вебинаров' },
  product: { one: 'Продукт', many: 'Продукты' },
  glossary_word: { one: 'Слово глоссария', many: 'Глоссарий' },
  interactive_module: { one: 'Модуль', many: 'Модули' },
  test: { one: 'Тест', many: 'Тесты' },
  'express-training': { one: 'Экспресс-тренинг', many: 'Экспресс-тренинги' },
  survey: { one: 'Опрос', many: 'Опросы' },
  page: { one: 'Страница бренда', many: 'О брендах' },
  question: { one: 'Вопрос эксперту', many: 'Вопросы экспертам' },
  expert: { one: 'Эксперт', many: 'Эксперты' },
  gift: { one: 'Подарок', many: 'Подарки' },
  training: { one: 'Тренинг', many: 'Тренинги' },
};

/** Fields of a search result that its address needs. */
export interface FoundPlace {
  type: SearchType;
  modelId: string;
  slug: string;
  /** Mark slug; null for a result without a brand. */
  brand: string | null;
  title: string;
}

const STORIES: ReadonlyMap<string, string> = new Map(
  [...BRANDS.map(({ slug }) => slug), PORTAL_BRAND].flatMap((brand) =>
    STORY_SECTIONS.flatMap((section) => [
      [storySlug(brand, section), storyHref(brand, section)] as const,
      ...chaptersOf(brand, section).map(({ slug, href }) => [slug, href] as const),
    ]),
  ),
);

/** Slug of the chapter that is closed until `development-6` is enabled. */
export const OFF_CHAPTER = 'lrp-development-6';

/** Slugs of pages with a route; other pages have no address and are not found. */
export function openPages(features: readonly Feature[]): readonly string[] {
  const all = [...STORIES.keys(), ...LANDINGS];
  return features.includes('development-6') ? all : all.filter((slug) => slug !== OFF_CHAPTER);
}

/** `lrp-about` → `/lrp/about`, `lrp-about-3` → `/lrp/about/lrp-about-3`, `neovadiol` → `/vichy/neovadiol`. */
function pageHref(slug: string, brand: string): string {
  return STORIES.get(slug) ?? `/${brand}/${encodeURIComponent(slug)}`;
}

/** Address of a question, which has no page of its own: the list of answered questions, searched by its first words. */
function questionHref(id: string, text: string): string {
  const beginning = text.length <= 80 ? text : text.slice(0, 80).replace(/\s+\S*$/, '');
  return `${path.questions()}?search=${encodeURIComponent(beginning)}#text-${encodeURIComponent(id)}`;
}

/** Address of a search result. */
export function foundHref({ type, modelId, slug, brand, title }: FoundPlace): string {
  switch (type) {
    case 'webinar':
      return path.webinar(modelId);
    case 'product':
      return path.product(brand ?? PORTAL_BRAND, slug);
    case 'glossary_word':
      return glossaryHref({ slug, markId: brand }, brand);
    case 'page':
      return pageHref(slug, brand ?? PORTAL_BRAND);
    case 'question':
      return questionHref(modelId, title);
    case 'expert':
      return `${path.experts()}#expert-${encodeURIComponent(modelId)}`;
    case 'gift':
      return path.gift(modelId);
    case 'training':
      return topicDates(modelId);
    default:
      return learningHref({ type, id: modelId, slug, brand });
  }
}

const EXAMPLE = { modelId: '1', slug: 'x', brand: 'x', title: 'x' };

/** Types whose pages are built: results that cannot be opened are not found. */
export const OPEN_TYPES: readonly SearchType[] = SEARCH_TYPES.filter((type) =>
  isBuiltPage(
    foundHref({ ...EXAMPLE, type, brand: type === 'glossary_word' ? null : 'lrp', slug: 'lrp-about' }),
  ),
);

export const SEARCH_PATH = path.search();

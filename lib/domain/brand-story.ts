/** Sections of a brand that have numbered pages (specification, section 2). */
export const STORY_SECTIONS = ['about', 'development'] as const;
export type StorySection = (typeof STORY_SECTIONS)[number];

/** Number of numbered pages by brand: `/{brand}/about/lrp-about-1..9`. Breadcrumbs know a seventh of development. */
const CHAPTERS: Readonly<Record<StorySection, Readonly<Record<string, number>>>> = {
  about: { lrp: 9, vichy: 7 },
  development: { lrp: 6 },
};

const numbered = (stem: string, titles: readonly string[]) =>
  titles.map((title, index) => [`${stem}-${index + 1}`, title] as const);

/** Fixed titles of the numbered brand pages: written for the portal, the specification gives none. */
export const NUMBERED_TITLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...numbered('lrp-about', [
    'История бренда',
    'Термальная вода',
    'Термальный центр',
    'Вместе с дерматологами',
    'Строгость формул',
    'Чувствительная кожа',
    'Микробиом кожи',
    'Защита от солнца',
    'Социальные проекты',
  ]),
  ...numbered('vichy-about', [
    'История бренда',
    'Вулканическая вода Vichy',
    'Экспосом',
    'Исследования и открытия',
    'Безопасность и действие',
    'Уход по возрасту',
    'Здоровье кожи головы',
  ]),
  ...numbered('lrp-development', [
    'Ответственные формулы',
    'Упаковка',
    'Производство',
    'Вода и климат',
    'Забота о людях',
    'Переработка в аптеке',
    'Цели бренда',
  ]),
]);

export interface Chapter {
  slug: string;
  title: string;
  /** From 1. */
  number: number;
  href: string;
}

/** Slug of a section's landing page: `lrp-about`. */
export const storySlug = (brand: string, section: StorySection) => `${brand}-${section}`;

export const storyHref = (brand: string, section: StorySection) => `/${brand}/${section}`;

/**
 * Numbered pages of a brand's section in order, with fixed titles; none for a brand with a single page. `isOpen` leaves
 * out pages that the person may not see; numbers stay.
 */
export function chaptersOf(
  brand: string,
  section: StorySection,
  isOpen: (href: string) => boolean = () => true,
): Chapter[] {
  const count = (Object.hasOwn(CHAPTERS[section], brand) && CHAPTERS[section][brand]) || 0;
  return Array.from({ length: count }, (_, at) => {
    const slug = `${storySlug(brand, section)}-${at + 1}`;
    const href = `${storyHref(brand, section)}/${slug}`;
    return { slug, href, number: at + 1, title: NUMBERED_TITLES[slug] ?? '' };
  }).filter(({ href }) => isOpen(href));
}

/** The chapters before and after one; null at the ends. */
export function neighboursOf(chapters: readonly Chapter[], slug: string) {
  const at = chapters.findIndex((chapter) => chapter.slug === slug);
  return { previous: (at > 0 && chapters[at - 1]) || null, next: (at >= 0 && chapters[at + 1]) || null };
}

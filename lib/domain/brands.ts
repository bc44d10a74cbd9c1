import { EMPTY_BRAND, isStaticSection, isUnbrandedSection, PORTAL_BRAND } from '../routes/sections';

/** The marks the product was drawn for, in the order they are shown; which there are, the services say. */
export const BRANDS = [
  { slug: 'lrp', name: 'La Roche-Posay' },
  { slug: 'vichy', name: 'Vichy' },
  { slug: 'cerave', name: 'CeraVe' },
  { slug: 'dercos', name: 'Dercos' },
] as const;

export const PORTAL_NAME = 'ПроЭксперт';
/** Brand of an article's address when its own is unknown (specification, section 9). */
export const DEFAULT_ARTICLE_BRAND = 'lrp';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...BRANDS.map(({ slug, name }) => [slug, name] as const),
  [PORTAL_BRAND, PORTAL_NAME],
]);
/** 'la roche-posay' → 'lrp' (section 9), and every other name to its slug. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  [...NAMES].map(([slug, name]) => [name.toLowerCase(), slug]),
);

/** A brand's name by its slug; '' for the empty brand, the slug itself when it is unknown. */
export function brandName(slug: string | null | undefined): string {
  if (!slug || slug === EMPTY_BRAND) return '';
  return NAMES.get(slug.toLowerCase()) ?? slug;
}

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

/**
 * A slug from a slug or a name: any slug the services may route, names of the built-in marks in any casing. Null for
 * nothing, for a name nobody knows, and for what an address holds for itself.
 */
export function brandSlug(nameOrSlug: string | null | undefined): string | null {
  const word = nameOrSlug?.trim() ?? '';
  const known = SLUGS.get(word.toLowerCase());
  if (known || NAMES.has(word.toLowerCase())) return known ?? word.toLowerCase();
  return SLUG.test(word) && word !== EMPTY_BRAND && !isStaticSection(word) && !isUnbrandedSection(word)
    ? word
    : null;
}

/** The brand segment of an address: its own when it has one, else `lrp` for articles and `proexpert` for the rest. */
export function addressBrand(nameOrSlug: string | null | undefined, of: 'article' | 'other'): string {
  return brandSlug(nameOrSlug) ?? (of === 'article' ? DEFAULT_ARTICLE_BRAND : PORTAL_BRAND);
}

export interface Brand {
  slug: string;
  name: string;
}

/** Names by slug as these marks have them; the built-in ones otherwise. */
export function nameIn(marks: readonly Brand[]): (slug: string | null | undefined) => string {
  const names = new Map(marks.map(({ slug, name }) => [slug, name]));
  return (slug) => names.get(slug ?? '') ?? brandName(slug);
}

/** Names of marks by slug, without those the portal would say anyhow: what knows no better than the slug travels light. */
export function ownNames(marks: readonly Brand[]): Record<string, string> {
  return Object.fromEntries(
    marks.filter(({ slug, name }) => name !== brandName(slug)).map(({ slug, name }) => [slug, name]),
  );
}

/** The brands the services route, without the portal's own mark: known ones first, a new one by the name they give. */
export function routedBrands(
  slugs: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Brand[] {
  return slugs
    .filter((slug) => slug !== PORTAL_BRAND)
    .sort(compareMarks)
    .map((slug) => ({ slug, name: names[slug] ?? brandName(slug) }));
}

/** Known brands first in their own order, the portal's mark last: for points, tabs and tables. */
export function compareMarks(left: string, right: string): number {
  const order: string[] = [...NAMES.keys()];
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return place(left) - place(right);
}

import { EMPTY_BRAND, isStaticSection, isUnbrandedSection, PORTAL_BRAND } from '../routes/sections';

/** Built-in marks in the order they are shown; the services say which marks exist. */
export const BRANDS = [
  { slug: 'lrp', name: 'La Roche-Posay' },
  { slug: 'vichy', name: 'Vichy' },
  { slug: 'cerave', name: 'CeraVe' },
  { slug: 'dercos', name: 'Dercos' },
] as const;

export const PORTAL_NAME = 'ПроЭксперт';
/** Brand segment of an article's address when the article's brand is unknown (specification, section 9). */
export const DEFAULT_ARTICLE_BRAND = 'lrp';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...BRANDS.map(({ slug, name }) => [slug, name] as const),
  [PORTAL_BRAND, PORTAL_NAME],
]);
/** Slugs by lower-case name: 'la roche-posay' → 'lrp' (section 9). */
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
 * Slug of a mark given by slug or name: any slug the services may route, or a built-in name in any case. Null for an
 * empty or unknown name and for a segment that the portal's own routes reserve.
 */
export function brandSlug(nameOrSlug: string | null | undefined): string | null {
  const word = nameOrSlug?.trim() ?? '';
  const known = SLUGS.get(word.toLowerCase());
  if (known || NAMES.has(word.toLowerCase())) return known ?? word.toLowerCase();
  return SLUG.test(word) && word !== EMPTY_BRAND && !isStaticSection(word) && !isUnbrandedSection(word)
    ? word
    : null;
}

/** The brand segment of an address: the given brand, else `lrp` for articles and `proexpert` for other items. */
export function addressBrand(nameOrSlug: string | null | undefined, of: 'article' | 'other'): string {
  return brandSlug(nameOrSlug) ?? (of === 'article' ? DEFAULT_ARTICLE_BRAND : PORTAL_BRAND);
}

export interface Brand {
  slug: string;
  name: string;
}

/** Returns a function from slug to name: by these marks first, then by the built-in names. */
export function nameIn(marks: readonly Brand[]): (slug: string | null | undefined) => string {
  const names = new Map(marks.map(({ slug, name }) => [slug, name]));
  return (slug) => names.get(slug ?? '') ?? brandName(slug);
}

/** Names of marks by slug, only those that differ from `brandName`: the others need not be sent to the client. */
export function ownNames(marks: readonly Brand[]): Record<string, string> {
  return Object.fromEntries(
    marks.filter(({ slug, name }) => name !== brandName(slug)).map(({ slug, name }) => [slug, name]),
  );
}

/** Brands that the services route, without the portal's own mark: known ones first; `names` names new ones. */
export function routedBrands(
  slugs: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Brand[] {
  return slugs
    .filter((slug) => slug !== PORTAL_BRAND)
    .sort(compareMarks)
    .map((slug) => ({ slug, name: names[slug] ?? brandName(slug) }));
}

/** Compares marks for points, tabs and tables: known brands in their order, then the portal's mark, then others. */
export function compareMarks(left: string, right: string): number {
  const order: string[] = [...NAMES.keys()];
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return place(left) - place(right);
}

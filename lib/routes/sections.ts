import { BRAND_SECTIONS, STATIC } from './built';

/** Internal first segment of unbranded addresses; never in an address bar (specification, section 9). */
export const EMPTY_BRAND = 'empty';
/** The portal's own mark, for content of no brand. */
export const PORTAL_BRAND = 'proexpert';

/** A first segment that is a page of its own; any other is a brand, a brand's section or nothing. */
export function isStaticSection(segment: string): boolean {
  return STATIC.includes(segment);
}

/** A section below a brand that also stands alone, for every brand's content together. */
export function isUnbrandedSection(segment: string): boolean {
  return BRAND_SECTIONS.includes(segment);
}

/** First segments that are pages of their own; everything else is a brand or nothing. */
const STATIC = [
  'certificates',
  'login',
  'registration',
  'restore',
  'redirect-refused',
  'novelties',
  'search-results',
  'academy',
  'dashboard',
  'education-programme2025',
  'lk',
];

/** Sections below a brand that also stand alone, for every brand's content together. */
const BRAND_SECTIONS = [
  'about',
  'development',
  'express',
  'glossary',
  'interactive',
  'knowledges',
  'modules',
  'neovadiol',
  'news',
  'products',
  'syvorotki',
  'tests',
  'trichoscopy-academy',
  'videos',
];

/** Internal first segment of unbranded addresses; never in an address bar (specification, section 9). */
export const EMPTY_BRAND = 'empty';
/** The portal's own mark, for content of no brand. */
export const PORTAL_BRAND = 'proexpert';

export function isStaticSection(segment: string): boolean {
  return STATIC.includes(segment);
}

export function isUnbrandedSection(segment: string): boolean {
  return BRAND_SECTIONS.includes(segment);
}

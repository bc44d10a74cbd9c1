import type { PageFacts } from './page-facts';
import { pageTitle } from './page-titles';
import { PAGES } from './pages';
import type { BRAND_PAGES } from './pages-of-brand';
import { EMPTY_BRAND } from './sections';

export type BrandPage = keyof typeof BRAND_PAGES;

/** A section's short name and address, of one brand or of all together: `brandSection('products', 'lrp')` → «Продукты», `/lrp/products`. */
export function brandSection(name: BrandPage, brand: string): { title: string; href: string } {
  const { section, path }: PageFacts = PAGES[name];
  const href = path.replace('/[brand]', brand === EMPTY_BRAND ? '' : `/${brand}`);
  return { title: section ?? pageTitle(name), href };
}

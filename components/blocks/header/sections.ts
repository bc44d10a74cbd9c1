import { BRANDS } from '@/lib/domain/brands';
import { isBuiltPage } from '@/lib/domain/built-pages';
import type { IconName } from '@/components/ui/icon/icon-names';

export interface NavItem {
  title: string;
  href: string;
  icon: IconName;
}

export const LEARNING: NavItem = { title: 'Обучение', href: '/lk/learnings', icon: 'learn' };
export const GIFTS: NavItem = { title: 'Подарки', href: '/lk/catalogue', icon: 'bag' };

/** Sections of the header. `gifts`: the catalogue is open to the person (wave and chain lock). */
export function headerSections(gifts: boolean): NavItem[] {
  return [LEARNING, ...(gifts ? [GIFTS] : [])].filter(({ href }) => isBuiltPage(href));
}

/** Where a brand begins: its story once there is one, until then its articles. */
export function brandHome(slug: string): string {
  const about = `/${slug}/about`;
  return isBuiltPage(about) ? about : `/${slug}/news`;
}

/** The brands the services name as routing ones, in the product's own order. */
export function headerBrands(known: readonly string[]) {
  return BRANDS.filter(({ slug }) => known.includes(slug)).map(({ slug, name }) => ({
    slug,
    name,
    href: brandHome(slug),
  }));
}

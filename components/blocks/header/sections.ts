import type { Brand } from '@/lib/domain/brands';
import { isBuiltPage } from '@/lib/domain/built-pages';
import type { IconName } from '@/components/ui/icon/icon-names';

export interface NavItem {
  title: string;
  href: string;
  icon: IconName;
  /** Other addresses of the section: it is marked current there too. */
  also?: readonly string[];
}

export const LEARNING: NavItem = {
  title: 'Обучение',
  href: '/lk/learnings',
  icon: 'learn',
  also: ['/lk/tests'],
};
export const GIFTS: NavItem = { title: 'Подарки', href: '/lk/catalogue', icon: 'bag', also: ['/lk/cart'] };

/** Sent orders, beside the basket they came from. */
export const ORDERS: NavItem = { title: 'Мои заказы', href: '/lk/cart#orders', icon: 'bag' };

const RECORDINGS: NavItem = {
  title: 'Вебинары',
  href: '/academy/webinars',
  icon: 'play',
  also: ['/academy/doctor-webinars', '/academy/online-congress', '/academy/sra-training'],
};
const EXPERTS: NavItem = {
  title: 'Эксперты',
  href: '/academy/experts',
  icon: 'users',
  also: ['/academy/ask-question'],
};

/** Sections of the header. `gifts`: the catalogue is open to the person (wave and chain lock). */
export function headerSections(gifts: boolean): NavItem[] {
  return [LEARNING, RECORDINGS, EXPERTS, ...(gifts ? [GIFTS] : [])].filter(({ href }) => isBuiltPage(href));
}

/** Where a brand begins: its story once there is one, until then its articles. */
export function brandHome(slug: string): string {
  const about = `/${slug}/about`;
  return isBuiltPage(about) ? about : `/${slug}/news`;
}

/** The brands as links. */
export function headerBrands(brands: readonly Brand[]) {
  return brands.map(({ slug, name }) => ({
    slug,
    name,
    href: brandHome(slug),
    also: [`/${slug}`],
  }));
}

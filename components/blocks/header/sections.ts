import type { Feature } from '@/lib/access/features';
import { can, type Viewer } from '@/lib/access/permissions';
import type { Brand } from '@/lib/domain/brands';
import { isBuiltPage } from '@/lib/routes/is-built';
import type { WorkCount } from '@/lib/domain/work';
import type { PageFacts } from '@/lib/routes/page-facts';
import { titleOf } from '@/lib/routes/page-titles';
import { ALL_PAGES, PAGES, type PageName } from '@/lib/routes/pages';
import * as path from '@/lib/routes/path';
import type { IconName } from '@/components/ui/icon/icon-names';

export interface NavItem {
  title: string;
  href: string;
  icon: IconName;
  /** Other addresses at which the section is marked current. */
  also?: readonly string[];
  /** Current only on the page itself. */
  exact?: boolean;
}

/** A page of a role; `badge` names the count of waiting work beside it. */
export interface ToolItem extends NavItem {
  group: string;
  text: string;
  badge?: WorkCount;
  /** The page only announces a future feature. */
  isPlanned: boolean;
}

/** Sent orders, on the page of the basket. */
export const ORDERS: NavItem = { title: 'Мои заказы', href: `${path.cart()}#orders`, icon: 'bag' };

function menuOf(place: 'header' | 'bar', gifts: boolean): NavItem[] {
  return ALL_PAGES.flatMap(([, page]) => {
    const at = page.menu?.[place];
    if (!page.menu || at === undefined || (page.catalogue && !gifts)) return [];
    const { title, icon, also = [] } = page.menu;
    const others = also.map((name) => PAGES[name as PageName].path);
    return [{ at, title, icon: icon as IconName, href: page.path, also: others }];
  })
    .filter(({ href }) => isBuiltPage(href))
    .sort((one, other) => one.at - other.at)
    .map(({ at: _, ...item }) => ({ ...item, exact: item.href === path.account() }));
}

/** Sections of the header. `gifts`: the catalogue is open to the person (wave and chain lock). */
export const headerSections = (gifts: boolean) => menuOf('header', gifts);

/** The phone's main menu. */
export const barSections = (gifts: boolean) => menuOf('bar', gifts);

function worksAt(
  { needs, feature, tools }: PageFacts,
  viewer: Viewer,
  features: readonly Feature[],
): boolean {
  if (feature && !features.includes(feature)) return false;
  const right = tools?.worksHere ?? needs;
  return right !== undefined && can(viewer, right);
}

/** Tools of a person's roles in the registry's order, announced ones too, without those of disabled features. */
export function toolsOf(viewer: Viewer, features: readonly Feature[]): ToolItem[] {
  return ALL_PAGES.flatMap(([, page]) => {
    if (!page.tools || !worksAt(page, viewer, features)) return [];
    const { icon, title = titleOf(page), ...tool } = page.tools;
    return [
      {
        ...tool,
        title,
        icon: icon as IconName,
        href: page.path,
        isPlanned: Boolean(page.planned),
      },
    ];
  });
}

/** The start page of a brand: its story if that page exists, else its articles. */
export function brandHome(slug: string): string {
  const about = path.about(slug);
  return isBuiltPage(about) ? about : path.news(slug);
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

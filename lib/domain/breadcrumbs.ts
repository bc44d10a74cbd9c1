import { PROGRAMME } from '../access/route-rules';
import { EMPTY_BRAND, isStaticSection, isUnbrandedSection } from '../routes/sections';
import { brandName } from './brands';
import { NUMBERED_TITLES, SECTION_TITLES } from './section-titles';

export interface Crumb {
  title: string;
  /** Null for the current page, and for a step that has no page to open. */
  href: string | null;
}

export interface BreadcrumbOptions {
  /** Title of the page's own item, shown in place of its id or slug. */
  currentTitle?: string;
  /** May edit tests: `tests` and `surveys` are lists of their own then (section 2). */
  testsModerator?: boolean;
  /** A brand's name by slug, from the services; the built-in names otherwise. */
  nameOf?: (slug: string) => string;
  /** Which addresses are there to be linked; all of them by default. */
  hasPage?: (href: string) => boolean;
}

/**
 * The way to a page (specification, section 2): begins with 'Главная' unless the path is the programme's; '{product}'
 * is skipped; an id or slug shows `currentTitle`. The last crumb never links. `/` gives [].
 */
export function breadcrumbs(pathname: string, options: BreadcrumbOptions = {}): Crumb[] {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.length === 0) return [];
  const crumbs: Crumb[] = segments.includes(PROGRAMME) ? [] : [{ title: 'Главная', href: '/' }];
  const { nameOf = brandName, hasPage = () => true } = options;
  const brand = isBrand(segments[0] ?? '') ? nameOf(segments[0] ?? '') : '';
  const item = segments.findLastIndex((segment) => sectionTitle(segment, '') === undefined);
  segments.forEach((segment, index) => {
    // the brand's own page is named by the brand already
    if (segment === '{product}' || segment === EMPTY_BRAND || (brand && index === 1 && segment === 'about'))
      return;
    const path = `/${segments
      .slice(0, index + 1)
      .map(encodeURIComponent)
      .join('/')}`;
    const own = index === item ? options.currentTitle : undefined;
    const { title, href } = describe({ segment, index, path, brand, own, options });
    crumbs.push({ title, href: href !== null && hasPage(href) ? href : null });
  });
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: null } : crumb));
}

interface Step {
  segment: string;
  index: number;
  path: string;
  brand: string;
  /** The item's title, when the segment is its id or slug. */
  own: string | undefined;
  options: BreadcrumbOptions;
}

function describe({ segment, index, path, brand, own, options }: Step): Crumb {
  if (index === 0 && isBrand(segment)) return { title: `О бренде ${brand}`, href: `${path}/about` };
  if (path === '/lk/tests' || path === '/lk/surveys') {
    if (!options.testsModerator) return { title: 'Все обучения', href: '/lk/learnings' };
    return { title: segment === 'tests' ? 'Тесты' : 'Опросы', href: path };
  }
  if (segment === 'tests' || segment === 'surveys') {
    return { title: segment === 'tests' ? 'Тесты' : 'Опросы', href: path };
  }
  const known = Object.hasOwn(NUMBERED_TITLES, segment)
    ? NUMBERED_TITLES[segment]
    : sectionTitle(segment, brand);
  return { title: known ?? own ?? segment, href: WAY_ONLY.includes(path) ? null : path };
}

/** Paths with nothing of their own to show: they only redirect, or lead further. */
const WAY_ONLY = ['/academy', '/lk/representative', `/${PROGRAMME}/videos`];

function sectionTitle(segment: string, brand: string): string | undefined {
  if (!Object.hasOwn(SECTION_TITLES, segment)) return undefined;
  return SECTION_TITLES[segment]?.replace('{brand}', brand).trim();
}

/** A first segment that is no page of its own is a brand: what is neither never gets past the edge. */
function isBrand(segment: string): boolean {
  return (
    segment !== EMPTY_BRAND &&
    !isStaticSection(segment) &&
    !isUnbrandedSection(segment) &&
    !Object.hasOwn(SECTION_TITLES, segment)
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A section's title as its page's heading says it: `sectionHeading('videos', 'Vichy')` → `Обучающие видео Vichy`. */
export function sectionHeading(section: string, brand = ''): string {
  return sectionTitle(section, brand) ?? section;
}

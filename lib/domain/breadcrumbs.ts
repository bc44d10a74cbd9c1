import { findPage, pageOf } from '../routes/find-page';
import type { PageFacts } from '../routes/page-facts';
import { titleOf } from '../routes/page-titles';
import * as paths from '../routes/path';
import { EMPTY_BRAND, isStaticSection, isUnbrandedSection } from '../routes/sections';
import { NUMBERED_TITLES } from './brand-story';
import { brandName } from './brands';
import { NEW_SUBJECT } from './editor-draft';

export interface Crumb {
  title: string;
  /** Null for the current page and for a step without a page. */
  href: string | null;
}

export interface BreadcrumbOptions {
  /** Title of the page's own item, shown in place of its id or slug. */
  currentTitle?: string;
  /** The person may edit tests: `tests` and `surveys` are then lists of their own (section 2). */
  testsModerator?: boolean;
  /** Returns a brand's name by slug; the built-in names by default. */
  nameOf?: (slug: string) => string;
  /** Whether an address has a page to link to; always by default. */
  hasPage?: (href: string) => boolean;
}

/**
 * Breadcrumbs of a page (specification, section 2): 'Главная' first, except on the programme's pages; '{product}' is
 * skipped; `currentTitle` replaces an id or slug. The last crumb has no link. `/` gives [].
 */
export function breadcrumbs(pathname: string, options: BreadcrumbOptions = {}): Crumb[] {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.length === 0) return [];
  const isProgramme = findPage(pathname).page.layout === 'motivation';
  const crumbs: Crumb[] = isProgramme ? [] : [{ title: 'Главная', href: paths.home() }];
  const { nameOf = brandName, hasPage = () => true } = options;
  const brand = isBrand(segments[0] ?? '') ? nameOf(segments[0] ?? '') : '';
  const steps = segments.map((segment, index) => stepOf(segments, segment, index));
  const item = steps.findLastIndex(({ page, index }) => index > 0 && isItem(page));
  for (const step of steps) {
    // the first crumb names the brand's own page already
    if (step.segment === '{product}' || step.segment === EMPTY_BRAND) continue;
    // a new item has no page to edit yet: its own crumb is the last
    if (step.page?.titleOfNew && segments[step.index - 1] === NEW_SUBJECT) continue;
    if (brand && step.index === 1 && step.path === paths.about(segments[0])) continue;
    const own = step.index === item ? options.currentTitle : undefined;
    const { title, href } = describe(step, brand, own, options);
    crumbs.push({ title, href: href !== null && hasPage(href) ? href : null });
  }
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: null } : crumb));
}

interface Step {
  segment: string;
  index: number;
  path: string;
  page: PageFacts | undefined;
}

function stepOf(segments: readonly string[], segment: string, index: number): Step {
  const path = `/${segments
    .slice(0, index + 1)
    .map(encodeURIComponent)
    .join('/')}`;
  return { segment, index, path, page: pageOf(path) };
}

/** Whether the page shows one item, whose title replaces its id or slug; also true for an unknown page. */
const isItem = (page: PageFacts | undefined) => page === undefined || page.path.endsWith(']');

function describe(step: Step, brand: string, own: string | undefined, options: BreadcrumbOptions): Crumb {
  const { segment, index, path, page } = step;
  if (index === 0 && isBrand(segment)) return { title: `О бренде ${brand}`, href: paths.about(segment) };
  const numbered = Object.hasOwn(NUMBERED_TITLES, segment) ? NUMBERED_TITLES[segment] : undefined;
  if (numbered !== undefined) return { title: numbered, href: path };
  // an item being created has an editor and no page
  if (!page || isItem(page)) return { title: own ?? segment, href: segment === NEW_SUBJECT ? null : path };
  const refuge = options.testsModerator ? undefined : refugeOf(page, path);
  if (refuge) return { title: titleOf(refuge), href: refuge.path };
  // a path that only redirects has no page to link to
  return { title: titleOf(page, brand), href: page.leadsTo ? null : path };
}

/** The list that a person without the right to edit tests is redirected to; undefined when the path is below it. */
function refugeOf({ needs, otherwise }: PageFacts, path: string): PageFacts | undefined {
  if (needs !== 'tests.edit' || typeof otherwise !== 'object') return undefined;
  return path.startsWith(`${otherwise.redirect}/`) ? undefined : pageOf(otherwise.redirect);
}

/** Whether a first segment is a brand: the edge lets no other unknown segment through. */
function isBrand(segment: string): boolean {
  return segment !== EMPTY_BRAND && !isStaticSection(segment) && !isUnbrandedSection(segment);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

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
  const isProgramme = findPage(pathname).page.layout === 'motivation';
  const crumbs: Crumb[] = isProgramme ? [] : [{ title: 'Главная', href: paths.home() }];
  const { nameOf = brandName, hasPage = () => true } = options;
  const brand = isBrand(segments[0] ?? '') ? nameOf(segments[0] ?? '') : '';
  const steps = segments.map((segment, index) => stepOf(segments, segment, index));
  const item = steps.findLastIndex(({ page, index }) => index > 0 && isItem(page));
  for (const step of steps) {
    // the brand's own page is named by the brand already
    if (step.segment === '{product}' || step.segment === EMPTY_BRAND) continue;
    // nothing to edit yet: the way ends at what is being made
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

/** A page of one thing, whose own title takes the place of its id or slug; so does what the registry does not know. */
const isItem = (page: PageFacts | undefined) => page === undefined || page.path.endsWith(']');

function describe(step: Step, brand: string, own: string | undefined, options: BreadcrumbOptions): Crumb {
  const { segment, index, path, page } = step;
  if (index === 0 && isBrand(segment)) return { title: `О бренде ${brand}`, href: paths.about(segment) };
  const numbered = Object.hasOwn(NUMBERED_TITLES, segment) ? NUMBERED_TITLES[segment] : undefined;
  if (numbered !== undefined) return { title: numbered, href: path };
  // what is being written for the first time has an editor and nothing else
  if (!page || isItem(page)) return { title: own ?? segment, href: segment === NEW_SUBJECT ? null : path };
  const refuge = options.testsModerator ? undefined : refugeOf(page, path);
  if (refuge) return { title: titleOf(refuge), href: refuge.path };
  // a path that only leads on has nothing of its own to show
  return { title: titleOf(page, brand), href: page.leadsTo ? null : path };
}

/** Where those who may not edit tests are led from a list, unless they have come through it already. */
function refugeOf({ needs, otherwise }: PageFacts, path: string): PageFacts | undefined {
  if (needs !== 'tests.edit' || typeof otherwise !== 'object') return undefined;
  return path.startsWith(`${otherwise.redirect}/`) ? undefined : pageOf(otherwise.redirect);
}

/** A first segment that is no page of its own is a brand: what is neither never gets past the edge. */
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

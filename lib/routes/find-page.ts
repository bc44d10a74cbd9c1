import { EMPTY_BRAND, isStaticSection } from './sections';
import type { PageFacts } from './page-facts';
import { ALL_PAGES, type PageName } from './pages';

interface Shape {
  name: PageName;
  page: PageFacts;
  segments: readonly string[];
}

export interface Found {
  name: PageName;
  page: PageFacts;
  /** The path is the page's own; otherwise it lies below. */
  isExact: boolean;
}

const isParam = (segment: string) => segment.startsWith('[');
const split = (path: string) => path.split('/').slice(1).filter(Boolean);
const BRAND = '[brand]';

/** Longer before shorter, and of the same length those with fewer parameters: the first that matches decides. */
const SHAPES: readonly Shape[] = ALL_PAGES.map(([name, page]) => ({
  name,
  page,
  segments: split(page.path),
})).sort(
  (one, other) =>
    other.segments.length - one.segments.length || params(one.segments) - params(other.segments),
);

function params(segments: readonly string[]): number {
  return segments.filter(isParam).length;
}

function fits({ segments }: Shape, have: readonly string[]): boolean {
  return segments.every((segment, at) => {
    const given = have[at];
    if (!given) return false;
    if (segment === BRAND) return given === EMPTY_BRAND || !isStaticSection(given);
    return segment === given || isParam(segment);
  });
}

/**
 * The page of a path, or the nearest above it, whose guard holds below, too; `/news` is the page of every brand. The
 * path is canonical (`canonicalPath`).
 */
export function findPage(path: string): Found {
  const own = split(path);
  const have = isUnbranded(own) ? [EMPTY_BRAND, ...own] : own;
  const shape = SHAPES.find((candidate) => fits(candidate, have)) ?? SHAPES[SHAPES.length - 1];
  if (!shape) throw new Error('The registry of pages is empty');
  return { name: shape.name, page: shape.page, isExact: shape.segments.length === have.length };
}

const UNBRANDED = new Set(
  SHAPES.filter(({ page, segments }) => segments[0] === BRAND && !page.brandOnly).map(
    ({ segments }) => segments[1],
  ),
);
const isUnbranded = ([first]: readonly string[]) => UNBRANDED.has(first ?? '');

/** The page of exactly this path, whatever may be below it. */
export function pageOf(path: string): PageFacts | undefined {
  const { page, isExact } = findPage(path);
  return isExact ? page : undefined;
}

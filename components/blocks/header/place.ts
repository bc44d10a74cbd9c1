import { isAtOrBelow } from '@/lib/routes/at-or-below';

export interface Place {
  href: string;
  /** Current only on the page itself, not on pages below it. */
  exact?: boolean;
  /** Other addresses of the same section, including the pages below them. */
  also?: readonly string[];
}

/** Addresses at which, and below which, the link is current, besides its own page. */
export const placesOf = ({ href, exact, also = [] }: Place): readonly string[] =>
  exact || href === '/' ? also : [href, ...also];

/** The path and its brand-independent forms: `/[brand]/videos` matches `/lrp/videos/water` and `/videos`. */
const ofAnyBrand = (path: string) => [path, path.replace(/^\/[^/]+/, '/[brand]'), `/[brand]${path}`];

/** The value of `aria-current` of a link to `href` on the page at `path`. */
export function currentAt(
  path: string,
  href: string,
  places: readonly string[],
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  const isThere = (place: string) => ofAnyBrand(path).some((at) => isAtOrBelow(at, place));
  return places.some(isThere) ? 'true' : undefined;
}

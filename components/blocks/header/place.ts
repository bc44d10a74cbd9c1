import { isAtOrBelow } from '@/lib/routes/at-or-below';

export interface Place {
  href: string;
  /** Only on the page itself, not below it. */
  exact?: boolean;
  /** Other addresses of the same section, with what is below them. */
  also?: readonly string[];
}

/** Addresses that the link is current at and below, besides its own page. */
export const placesOf = ({ href, exact, also = [] }: Place): readonly string[] =>
  exact || href === '/' ? also : [href, ...also];

/** A place of any brand is one of all brands' together, too: `/[brand]/videos` holds `/lrp/videos/water` and `/videos`. */
const ofAnyBrand = (path: string) => [path, path.replace(/^\/[^/]+/, '/[brand]'), `/[brand]${path}`];

/** What `aria-current` of a link to `href` says on the page at `path`. */
export function currentAt(
  path: string,
  href: string,
  places: readonly string[],
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  const isThere = (place: string) => ofAnyBrand(path).some((at) => isAtOrBelow(at, place));
  return places.some(isThere) ? 'true' : undefined;
}

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

/** What `aria-current` of a link to `href` says on the page at `path`. */
export function currentAt(
  path: string,
  href: string,
  places: readonly string[],
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return places.some((place) => isAtOrBelow(path, place)) ? 'true' : undefined;
}

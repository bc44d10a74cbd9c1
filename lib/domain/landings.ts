/** Slugs of landings with their own route (specification, section 2): each is a package in the auth layout. */
export const LANDINGS = ['neovadiol', 'syvorotki', 'trichoscopy-academy'] as const;

export const isLanding = (slug: string): boolean => (LANDINGS as readonly string[]).includes(slug);

export const landingHref = (brand: string, slug: string) => `/${brand}/${slug}`;

/** Landings among `pages` that the person may open: those with a package and an allowed address. */
export function openLandings<T extends { markId: string; slug: string; executableFile: string | null }>(
  pages: readonly T[],
  allowed: readonly string[],
): T[] {
  return pages.filter(
    ({ markId, slug, executableFile }) =>
      isLanding(slug) && executableFile !== null && allowed.includes(landingHref(markId, slug)),
  );
}

/** A certificate's number opens its holder's name to whoever has it. */
const NUMBERED = /^\/certificates(?:\/|$)/;

/**
 * Whether a page's path alone gives away what it must not. A script that runs reads the address of the page whatever
 * it is told: to such a page and from it leads a whole load, and going back is one too. Apart, for every page has it.
 */
export const isPrivatePath = (path: string): boolean => NUMBERED.test(path);

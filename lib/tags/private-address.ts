/** What an address may hold for a person's own eyes: letters and other portals lead here with it. */
const PRIVATE = /[?&](?:(?:\w+_)?token|email|code|state|redirect_uri)=/;
/** A certificate's number opens its holder's name to whoever has it. */
const NUMBERED = /^\/certificates(?:\/|$)/;
/** Pages where nobody is signed in yet, and those that say the same to all: they were never anybody's to count. */
const NOBODYS = /^\/(?:login|registration|unsubscribe|offline|kit)(?:\/|$)/;

/** Whether no counter may be told of this address, nor begin at it. */
export const isPrivateAddress = (path: string, search: string): boolean =>
  NUMBERED.test(path) || NOBODYS.test(path) || PRIVATE.test(`?${search}`);

/**
 * Whether a page's path alone gives away what it must not. A script that runs reads the address of the page whatever
 * it is told: to such a page and from it leads a whole load, and going back is one too.
 */
export const isPrivatePath = (path: string): boolean => NUMBERED.test(path);

import { isAtOrBelow } from '../routes/at-or-below';
import { certificates } from '../routes/path';

/**
 * Whether a page's path alone gives away what it must not: a certificate's number opens its holder's name. A script
 * reads the address whatever it is told, so to such a page and from it leads a whole load, going back too. Apart, for
 * every page has it.
 */
export const isPrivatePath = (path: string): boolean => isAtOrBelow(path, certificates());

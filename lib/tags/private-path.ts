import { isAtOrBelow } from '../routes/at-or-below';
import { certificates } from '../routes/path';

/**
 * Whether a page's path alone is private: a certificate's number reveals its holder's name. Scripts of tags can always
 * read the address, so such a page is entered and left by a full load, also in history. A separate file, because every
 * page loads it.
 */
export const isPrivatePath = (path: string): boolean => isAtOrBelow(path, certificates());

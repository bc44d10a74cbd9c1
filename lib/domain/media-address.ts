const PART = String.raw`[\w-][\w.-]*`;
const KEY = String.raw`${PART}(?:\/${PART})*`;
const KEY_ALONE = new RegExp(`^${KEY}$`);

/** Photographs of people: they may take them away, and only who is signed in sees them. */
export const AVATARS = 'avatars';

/** Files for one person's eyes (exports, protocols): served by a call of their own, never under `/media`. */
export const PRIVATE_FILES = 'private';

/** The key of a file in the store: folders and a name; no part begins with a dot, nothing is encoded. */
export const isMediaKey = (key: string): boolean => KEY_ALONE.test(key);

/** Whatever its letters' case: some file systems do not tell them apart. */
export const isAvatarKey = (key: string): boolean => key.toLowerCase().startsWith(`${AVATARS}/`);
export const isPrivateKey = (key: string): boolean => key.toLowerCase().startsWith(`${PRIVATE_FILES}/`);

const ROOT = '/media/';

/** The key that a path of this site serves; undefined for private files and any other spelling, which is nobody's. */
export function mediaKeyOf(path: string): string | undefined {
  const key = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
  return isMediaKey(key) && !isPrivateKey(key) ? key : undefined;
}

/** An address that an author may give: a file of the store that is no person's photograph or private file. */
export const AUTHOR_MEDIA = new RegExp(`^${ROOT}(?!(?:${AVATARS}|${PRIVATE_FILES})/)${KEY}$`, 'i');

/** Pictures that come with the portal. */
const PORTAL_ART = /^\/art\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/;

/** A picture that a text may show: reading it neither calls a third party nor asks this site for anything else. */
export const isOwnPicture = (address: string): boolean =>
  AUTHOR_MEDIA.test(address) || PORTAL_ART.test(address);

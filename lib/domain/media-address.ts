const PART = String.raw`[\w-][\w.-]*`;
const KEY = String.raw`${PART}(?:\/${PART})*`;
const KEY_ALONE = new RegExp(`^${KEY}$`);

/** Folder of people's photographs: their owners may remove them, and only signed-in users see them. */
export const AVATARS = 'avatars';

/** Folder of private files (exports, protocols): a separate call serves them, never `/media`. */
export const PRIVATE_FILES = 'private';

/** Whether a string is a key of the store: folders and a name; no part begins with a dot, nothing is encoded. */
export const isMediaKey = (key: string): boolean => KEY_ALONE.test(key);

/** Case is ignored: some file systems do not distinguish it. */
export const isAvatarKey = (key: string): boolean => key.toLowerCase().startsWith(`${AVATARS}/`);
export const isPrivateKey = (key: string): boolean => key.toLowerCase().startsWith(`${PRIVATE_FILES}/`);

const ROOT = '/media/';

/** Key of the file that a path of this site serves; undefined for private files and for any other form of path. */
export function mediaKeyOf(path: string): string | undefined {
  const key = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
  return isMediaKey(key) && !isPrivateKey(key) ? key : undefined;
}

/** Addresses that authors may use: files of the store except photographs of people and private files. */
export const AUTHOR_MEDIA = new RegExp(`^${ROOT}(?!(?:${AVATARS}|${PRIVATE_FILES})/)${KEY}$`, 'i');

/** Pictures shipped with the portal. */
const PORTAL_ART = /^\/art\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/;

/** Whether a text may show the picture: loading it requests neither a third party nor other parts of this site. */
export const isOwnPicture = (address: string): boolean =>
  AUTHOR_MEDIA.test(address) || PORTAL_ART.test(address);

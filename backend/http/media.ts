import { extname } from 'node:path';
import { isAvatarKey, isPrivateKey } from '@/lib/domain/media-address';
import { notFound } from './app-error';
import type { Deps } from './context';
import type { AppContext } from './mount';
import { sendFile } from './send-file';
import { readViewer } from './viewer';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * The content of a key never changes, so caches keep its file for ever, except a person's photograph, which may be
 * deleted: it is requested again each time, with a live session.
 */
const keptOf = (isAvatar: boolean): Record<string, string> =>
  isAvatar
    ? { 'cache-control': 'private, no-cache', vary: 'authorization' }
    : { 'cache-control': 'public, max-age=31536000, immutable' };

/** Serves `/media/{key}` with ranges and ETag. 401 for a photograph without a session, 404 for a private file. */
export function mediaHandler(deps: Deps) {
  return async (c: AppContext): Promise<Response> => {
    const key = c.req.path.slice('/media/'.length);
    if (isPrivateKey(key)) throw notFound();
    const isAvatar = isAvatarKey(key);
    if (isAvatar) c.set('userId', (await readViewer(deps, c.req.header('authorization'))).id);
    const type = TYPES[extname(key).toLowerCase()];
    const file = type ? await deps.files.open(key) : undefined;
    if (!type || !file) throw notFound();
    const headers = new Headers({
      'content-type': type,
      ...keptOf(isAvatar),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      etag: file.etag,
      'last-modified': file.modified.toUTCString(),
    });
    return sendFile(c, file, headers);
  };
}

import { extname } from 'node:path';
import { AVATARS } from '../files/store';
import { notFound } from './app-error';
import type { Deps } from './context';
import type { AppContext } from './mount';
import { sendFile } from './send-file';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Kept for ever, for a key never changes its content; what its person may take away is asked for again each hour. */
const keptOf = (key: string) =>
  key.startsWith(`${AVATARS}/`) ? 'private, max-age=3600' : 'public, max-age=31536000, immutable';

/** Serves `/media/{key}`: ranges (video seeks), ETag. */
export function mediaHandler({ files }: Deps) {
  return async (c: AppContext): Promise<Response> => {
    const key = c.req.path.slice('/media/'.length);
    const type = TYPES[extname(key).toLowerCase()];
    const file = type ? await files.open(key) : undefined;
    if (!type || !file) throw notFound();
    const headers = new Headers({
      'content-type': type,
      'cache-control': keptOf(key),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      etag: file.etag,
      'last-modified': file.modified.toUTCString(),
    });
    return sendFile(c, file, headers);
  };
}

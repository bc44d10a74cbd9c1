import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { AVATARS } from '../files/store';
import { notFound } from './app-error';
import type { AppContext } from './mount';
import type { Deps } from './context';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

export interface ByteRange {
  start: number;
  end: number;
}

/** One `bytes=` range of a file: undefined without one, 'invalid' when it is outside (416). */
export function readRange(header: string | undefined, size: number): ByteRange | undefined | 'invalid' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'invalid' : { start, end };
}

/** Kept for ever, for a key never changes its content; what its person may take away is asked for again each hour. */
const keptOf = (key: string) =>
  key.startsWith(`${AVATARS}/`) ? 'private, max-age=3600' : 'public, max-age=31536000, immutable';

/** Serves `/media/{key}`: ranges (video seeks), ETag. */
export function mediaHandler({ files }: Deps) {
  return async (c: AppContext): Promise<Response> => {
    const key = c.req.path.slice('/media/'.length);
    const type = TYPES[extname(key).toLowerCase()];
    const path = files.pathOf(key);
    const facts = path && type ? await stat(path).catch(() => undefined) : undefined;
    if (!path || !type || !facts?.isFile()) throw notFound();
    const headers = new Headers({
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': keptOf(key),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      etag: `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`,
      'last-modified': facts.mtime.toUTCString(),
    });
    if (c.req.header('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers });
    return send(c, path, facts.size, headers);
  };
}

function send(c: AppContext, path: string, size: number, headers: Headers): Response {
  const condition = c.req.header('if-range');
  const wanted = condition && condition !== headers.get('etag') ? undefined : c.req.header('range');
  const range = readRange(wanted, size);
  if (range === 'invalid') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(size === 0 ? 0 : end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(stream, { status, headers });
}

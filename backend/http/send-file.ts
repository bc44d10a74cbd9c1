import { Readable } from 'node:stream';
import type { ByteRange, StoredFile } from '../files/store';
import type { AppContext } from './mount';

/** One `bytes=` range of a file: undefined without one, 'invalid' when it is outside (416). */
export function readRange(header: string | undefined, size: number): ByteRange | undefined | 'invalid' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, from, to] = match;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'invalid' : { start, end };
}

/** A stored file as the answer: 304 when its `etag` header is known, one range (video seeks), or all of it. */
export async function sendFile(c: AppContext, file: StoredFile, headers: Headers): Promise<Response> {
  const etag = headers.get('etag');
  headers.set('accept-ranges', 'bytes');
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const { size } = file;
  const condition = c.req.header('if-range');
  const wanted = condition && condition !== etag ? undefined : c.req.header('range');
  const range = readRange(wanted, size);
  if (range === 'invalid') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const stream = Readable.toWeb(await file.read(range)) as ReadableStream<Uint8Array>;
  return new Response(stream, { status, headers });
}

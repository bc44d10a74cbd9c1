import 'server-only';
import { announcesBody } from '@/lib/http/front-door';
import type { Place } from '@/lib/http/yielding-places';
import { bodyPlace } from './body-places';
import { cutShort, tooLarge, tooSlow } from './steady';

/** Time within which a body that is read whole must arrive completely. */
const BODY_MS = 10_000;

/** Whether the headers announce a body. */
export function hasBody({ headers }: Request): boolean {
  return announcesBody({
    'content-length': headers.get('content-length') ?? undefined,
    'transfer-encoding': headers.get('transfer-encoding') ?? undefined,
  });
}

interface Reading {
  /** Id of the sender; a guest by default. */
  person?: string;
  withinMs?: number;
}

/**
 * Reads a body of at most `most` bytes; it holds a place while it is read. Throws CallError 413 for a longer body,
 * which is not read further, 408 for one that does not arrive within `withinMs` or gives way to others, 400 for one
 * that is cut short, 429 where its sender has no place left.
 */
export async function readBytes(
  request: Request,
  most: number,
  { person, withinMs = BODY_MS }: Reading = {},
): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  let isLate = false;
  const end = () => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  };
  const place = bodyPlace(request.headers, person, end);
  const reader = request.body.getReader();
  const timer = setTimeout(end, withinMs);
  try {
    return await readAll(reader, most, place);
  } catch (error) {
    if (error instanceof Error && error.name === 'CallError') throw error;
    throw isLate ? tooSlow() : cutShort();
  } finally {
    clearTimeout(timer);
    place.leave();
    if (isLate) throw tooSlow();
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
  { moved }: Place,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    moved(value.byteLength);
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
}

/** The same as text. */
export const readBody = async (request: Request, most: number, reading?: Reading): Promise<string> =>
  (await readBytes(request, most, reading)).toString('utf8');

/** Parses JSON; undefined for an invalid text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

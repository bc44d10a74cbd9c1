import 'server-only';
import { announcesBody } from '@/lib/http/front-door';
import { cutShort, tooLarge, tooSlow } from './steady';

/** A body that is read whole has to be there by then, however it comes. */
const BODY_MS = 10_000;

/** Whether the request came with a body, by its head. */
export function hasBody({ headers }: Request): boolean {
  return announcesBody({
    'content-length': headers.get('content-length') ?? undefined,
    'transfer-encoding': headers.get('transfer-encoding') ?? undefined,
  });
}

/**
 * A body of at most so many bytes. Throws CallError 413 for a longer one, which is not read further, 408 for one that
 * does not come in `withinMs`, 400 for one that breaks off.
 */
export async function readBytes(request: Request, most: number, withinMs = BODY_MS): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, withinMs);
  try {
    return await readAll(reader, most);
  } catch (error) {
    if (error instanceof Error && error.name === 'CallError') throw error;
    throw isLate ? tooSlow() : cutShort();
  } finally {
    clearTimeout(timer);
    if (isLate) throw tooSlow();
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
}

/** The same as text. */
export const readBody = async (request: Request, most: number): Promise<string> =>
  (await readBytes(request, most)).toString('utf8');

/** The parsed JSON of a text; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

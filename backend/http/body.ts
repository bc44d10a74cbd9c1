import type { Context } from 'hono';
import { AppError } from './app-error';
import type { FormPlace } from './form-room';

/** The longest upload; the portal waits equally long. */
const ARRIVES_MS = 120_000;
/** Most parts of a form: the portal's own have a file and a few fields. */
const MOST_PARTS = 20;

export const tooLarge = () => new AppError(413, 'too-large', 'Запрос слишком большой.');
const malformed = () => new AppError(400, 'malformed-form', 'Форма не читается.');

/** Turns a failure to read a body, whose sender broke off, into 400 `body-cut`. */
export async function orCut<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(400, 'body-cut', 'Запрос пришёл не целиком. Повторите отправку.');
  }
}

/** Reads the whole body, counting it. 413, 408 `body-slow`, 400 `body-cut`, 503 when there is no memory for it. */
async function arrive(c: Context, most: number, place: FormPlace | undefined): Promise<Buffer> {
  const reader = c.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const late = new AppError(408, 'body-slow', 'Файл загружался слишком долго. Повторите попытку.');
  let ended: AppError | undefined;
  const end = (why: AppError) => {
    ended = why;
    void reader.cancel(why).catch(() => undefined);
  };
  const timer = setTimeout(end, ARRIVES_MS, late);
  place?.arrives(end);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await orCut(reader.read());
      if (ended) throw ended;
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > most) throw tooLarge();
      place?.take(value.length);
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
    place?.arrived();
  }
}

/** Whether a form has few parts: thousands of them would block the parser, and all other calls, for seconds. */
function hasFewParts(bytes: Buffer, type: string): boolean {
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? [];
  if (!boundary) return false;
  const mark = `--${boundary}`;
  let parts = -1;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > MOST_PARTS) return false;
  }
  return true;
}

/** Reads a `multipart/form-data` body of limited length. 400 `malformed-form` for anything else. */
export async function readFormData(c: Context, most: number, place?: FormPlace): Promise<FormData> {
  const bytes = await arrive(c, most, place);
  const type = c.req.header('content-type') ?? '';
  if (!hasFewParts(bytes, type)) throw malformed();
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed();
  }
}

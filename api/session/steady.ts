import 'server-only';
import { Transform } from 'node:stream';
import { CallError } from '../core/call-error';

/** Least rate of a body: a slower sender is presumed only to hold a place. */
export const LEAST_RATE = { bytes: 16 * 1024, windowMs: 10_000 };

const refused = (status: number, code: string, detail: string) =>
  new CallError(status, [{ status: String(status), code, detail }]);

export const tooLarge = () => refused(413, 'too-large', 'Запрос слишком большой.');
export const tooSlow = () =>
  refused(408, 'too-slow', 'Отправка шла слишком медленно. Проверьте связь и попробуйте снова.');
export const cutShort = () => refused(400, 'cut-short', 'Запрос пришёл не целиком. Попробуйте снова.');

interface Measure {
  /** Length declared in the headers; undefined for a chunked body. */
  length: number | undefined;
  /** Largest size in bytes. */
  most: number;
  /** Called with the number of bytes that have passed. */
  moved?: (bytes: number) => void;
}

/**
 * Passes a body on while it keeps its declared length and the least rate. Fails with CallError 413 past `most`, 400
 * when the length differs from the declared one, 408 below `LEAST_RATE`, which is measured only while the reader waits
 * for more.
 */
export function steady({ length, most, moved }: Measure, rate = LEAST_RATE): Transform {
  let total = 0;
  let atWindow = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.byteLength;
      moved?.(chunk.byteLength);
      if (total > most) done(tooLarge());
      else if (length !== undefined && total > length) done(cutShort());
      else done(null, chunk);
    },
    flush: (done) => {
      clearInterval(watch);
      done(length !== undefined && total !== length ? cutShort() : null);
    },
    destroy: (error, done) => {
      clearInterval(watch);
      done(error);
    },
  });
  const watch = setInterval(() => {
    const waitsForReader =
      through.writableNeedDrain || through.readableLength >= through.readableHighWaterMark;
    if (!waitsForReader && total - atWindow < rate.bytes) through.destroy(tooSlow());
    atWindow = total;
  }, rate.windowMs);
  watch.unref();
  return through;
}

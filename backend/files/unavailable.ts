import { Readable } from 'node:stream';
import { AppError } from '../http/app-error';

const DETAIL = 'Хранилище файлов сейчас не отвечает. Повторите попытку через минуту.';
const RETRY_AFTER_S = '30';

/** Returns 503 `files-unavailable`, with the cause for the log and a text for the person. */
export function unavailable(cause: unknown): AppError {
  const headers = { 'retry-after': RETRY_AFTER_S };
  return Object.assign(new AppError(503, 'files-unavailable', DETAIL, undefined, { headers }), { cause });
}

/**
 * Awaits `work` and converts failures of the store to `unavailable`. An error of the `source` stream is no failure of
 * the store and is thrown unchanged.
 */
export async function orUnavailable<T>(work: Promise<T>, source?: unknown): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw source instanceof Readable && source.errored ? source.errored : unavailable(error);
  }
}

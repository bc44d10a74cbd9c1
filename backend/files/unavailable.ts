import { Readable } from 'node:stream';
import { AppError } from '../http/app-error';

const DETAIL = 'Хранилище файлов сейчас не отвечает. Повторите попытку через минуту.';
const RETRY_AFTER_S = '30';

/** 503 `files-unavailable`: the log gets the cause, the person the words. */
export function unavailable(cause: unknown): AppError {
  const headers = { 'retry-after': RETRY_AFTER_S };
  return Object.assign(new AppError(503, 'files-unavailable', DETAIL, undefined, { headers }), { cause });
}

/**
 * What the store was asked for, its failures as `unavailable`. A `source` that breaks off is no failure of the store:
 * its own error goes on as it is.
 */
export async function orUnavailable<T>(work: Promise<T>, source?: unknown): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw source instanceof Readable && source.errored ? source.errored : unavailable(error);
  }
}

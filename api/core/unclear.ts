import { CallError } from './call-error';

/**
 * Whether what was asked for may have been done all the same: no answer came, none that could be read, or one of a
 * service that failed on its way. Asked again with the same key it is done once.
 */
export function isUnclear(error: unknown): boolean {
  if (!error) return false;
  if (!(error instanceof CallError)) return true;
  // said before anything is written
  if (error.code === 'technical-work') return false;
  return error.status === 0 || error.status >= 500;
}

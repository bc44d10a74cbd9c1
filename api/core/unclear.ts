import { CallError } from './call-error';

/**
 * Whether a failed act may have been done all the same: no response, an unreadable one, or a failure of the service
 * midway. A retry with the same key has no second effect.
 */
export function isUnclear(error: unknown): boolean {
  if (!error) return false;
  if (!(error instanceof CallError)) return true;
  // refused before anything is written
  if (error.code === 'technical-work') return false;
  return error.status === 0 || error.status >= 500;
}

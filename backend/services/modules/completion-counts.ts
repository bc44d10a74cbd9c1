import { canRepeat } from '@/lib/domain/repeat';
import type { Progress } from '../learnings/lock-progress';

/** A completion counts once; one of 0 points may be made good from its repeat date on. */
export function completionCounts(
  progress: Pick<Progress, 'finishedAt' | 'repeatAt'> | null,
  now: Date,
): boolean {
  return !progress?.finishedAt || canRepeat(progress.repeatAt, now);
}

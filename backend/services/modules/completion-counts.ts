import { canRepeat } from '@/lib/domain/repeat';
import type { Progress } from '../learnings/lock-progress';

/** Whether a completion counts: the first one does, and after one of 0 points another one from its repeat date on. */
export function completionCounts(
  progress: Pick<Progress, 'finishedAt' | 'repeatAt'> | null,
  now: Date,
): boolean {
  return !progress?.finishedAt || canRepeat(progress.repeatAt, now);
}

import 'server-only';
import { part } from '@/api/core/part';
import { newestEntriesQuery } from '@/api/points/queries';
import { mayOpen } from '@/lib/session/guard';
import { NEXT_STEPS, type NextStep } from './next-steps';
import { reachedOf, type Reached } from './reached';

/** Calls the main services only: the programme's own refuse the people who are led here. */
export async function loadProgrammeError(isOver: boolean): Promise<{
  reached: Reached | null;
  next: NextStep[];
}> {
  const [history, open] = await Promise.all([
    isOver ? part(newestEntriesQuery()) : null,
    Promise.all(NEXT_STEPS.map(({ href }) => mayOpen(href.replace(/#.*/, '')))),
  ]);
  return { reached: reachedOf(history?.items ?? []), next: NEXT_STEPS.filter((_, at) => open[at]) };
}

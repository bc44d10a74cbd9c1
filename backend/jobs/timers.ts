import type { Deps } from '../http/context';
import { runJob, type Job } from './jobs';

const SECOND_MS = 1000;
const HOUR_S = 3600;

/** Repeats a job; two turns never overlap, and a failed turn does not stop the next. */
function repeat(deps: Deps, job: Job, signal: AbortSignal): () => Promise<void> {
  const everyMs = (job.everyS ?? HOUR_S) * SECOND_MS;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    running = runJob(deps, job, signal)
      .catch(() => undefined) // it is in the log
      .then(() => {
        if (!signal.aborted) timer = setTimeout(turn, everyMs);
      });
  };
  timer = setTimeout(turn, job.atStart ? 0 : everyMs);
  return async () => {
    clearTimeout(timer);
    await running;
  };
}

/** Jobs by timers of the process: the engine in the data folder is this process's alone. */
export function startTimers(deps: Deps, jobs: readonly Job[], signal: AbortSignal): () => Promise<void> {
  const stops = jobs.map((job) => repeat(deps, job, signal));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

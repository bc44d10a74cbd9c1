import type { Deps } from '../http/context';
import { runJob, type Job } from './jobs';

const SECOND_MS = 1000;
const HOUR_S = 3600;
/** The longest wait for another job's first turn, so that a long turn does not delay the rest. */
const FIRST_TURN_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

interface Repeated {
  /** Settles after the first turn of a job that begins with the process. */
  first: Promise<void>;
  stop: () => Promise<void>;
}

/** Repeats a job; two turns never overlap, and a failed turn does not stop the next. */
function repeat(deps: Deps, job: Job, signal: AbortSignal, before: Promise<void>): Repeated {
  const everyMs = (job.everyS ?? HOUR_S) * SECOND_MS;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const later = () => {
    if (!signal.aborted) timer = setTimeout(() => (running = turn()), everyMs);
  };
  const turn = async () => {
    if (signal.aborted) return;
    await runJob(deps, job, signal).catch(() => undefined); // `runJob` has logged the failure
    later();
  };
  const first = job.atStart ? before.then(turn) : before;
  if (job.atStart) running = first;
  else later();
  return {
    first,
    stop: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Runs jobs by timers of the process, which alone uses the engine in its data folder. Jobs that begin with the process
 * start one after another, a second after a long one: otherwise the first call would wait for all of them on the one
 * connection.
 */
export function startTimers(deps: Deps, jobs: readonly Job[], signal: AbortSignal): () => Promise<void> {
  let before = Promise.resolve();
  const stops = jobs.map((job) => {
    const { first, stop } = repeat(deps, job, signal, before);
    before = Promise.race([first, before.then(() => pause(FIRST_TURN_MS))]);
    return stop;
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

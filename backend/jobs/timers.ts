import type { Deps } from '../http/context';
import { runJob, type Job } from './jobs';

const SECOND_MS = 1000;
const HOUR_S = 3600;
/** The longest that a first turn is waited for: one that hangs, or has much to send, holds up nobody. */
const FIRST_TURN_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

interface Repeated {
  /** Its first turn of those that begin with the process. */
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
    await runJob(deps, job, signal).catch(() => undefined); // it is in the log
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
 * Jobs by timers of the process: the engine in the data folder is this process's alone. Those that begin with the
 * process do so one after another, or a second after a long one: on one connection the first person would else wait for
 * all of them.
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

import { stopsForRoom } from '../db/room';
import { removeDiscarded } from '../files/discard';
import type { Deps } from '../http/context';
import { tidyLetters } from '../mail/mailer';
import { fillScorm } from '../services/packages/fill-scorm';
import { notifyOfDeadlines } from './deadlines';
import { tidy } from './housekeeping';
import { sendDue } from './outgoing';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

interface Job {
  everyMs: number;
  run: (deps: Deps) => Promise<unknown>;
  /** Begins with the process, not after its first wait. */
  atStart?: true;
  /** Makes room, so that it does not wait for any. */
  frees?: true;
}

const JOBS: readonly Job[] = [
  { everyMs: 2 * SECOND_MS, run: sendDue, atStart: true },
  { everyMs: HOUR_MS, run: notifyOfDeadlines, atStart: true },
  { everyMs: HOUR_MS, run: ({ database, now }) => tidy(database.db, now()), frees: true },
  { everyMs: HOUR_MS, run: removeDiscarded, atStart: true, frees: true },
  { everyMs: HOUR_MS, run: fillScorm, atStart: true },
  { everyMs: HOUR_MS, run: ({ config, now }) => tidyLetters(config, now()), frees: true },
];

/** Repeats a job, never beside itself; a failure is logged and the next turn comes. Answers how to stop it. */
function repeat(deps: Deps, { everyMs, run, atStart, frees }: Job): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    // what is due waits for room
    running = (!frees && stopsForRoom(deps) ? Promise.resolve() : run(deps))
      .catch((error: unknown) => deps.log.error({ err: error }, 'a job failed'))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMs);
      });
  };
  timer = setTimeout(turn, atStart ? 0 : everyMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Starts every job of this process; the answer stops them and waits for what is under way. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = JOBS.map((job) => repeat(deps, job));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

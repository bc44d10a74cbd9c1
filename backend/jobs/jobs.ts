import { stopsForRoom } from '../db/room';
import { removeDiscarded } from '../files/discard';
import { removeUnused } from '../files/unused';
import type { Deps } from '../http/context';
import { tidyLetters } from '../mail/mailer';
import { workRuns } from '../runs/work-runs';
import { expireImports } from '../services/imports/expire-imports';
import { fillScorm } from '../services/packages/fill-scorm';
import { askLinks } from '../services/mts/ask-links';
import { expireRuns } from '../services/runs/expire-runs';
import { closeAttempts } from '../services/programme/close-attempts';
import { countProblems } from '../services/testing/count-problems';
import { recheckZones } from '../services/trainings/recheck-zones';
import { remindOfTrainings } from '../services/trainings/remind';
import { notifyLeaders } from '../services/trainings/notify-leaders';
import { forgetGuests } from '../services/trainings/forget-guests';
import { linkKnownGuests } from '../services/trainings/link-known-guests';
import { endLines } from '../services/trainings/end-lines';
import { endQuotas } from '../services/trainings/end-quotas';
import { notifyOfDeadlines } from './deadlines';
import { tidy } from './housekeeping';
import { sendDue } from './outgoing';

/** Repeated work. Every job may run on any server, run twice, and be interrupted. */
export interface Job {
  name: string;
  /** Seconds between turns, for work that people wait for; by default an hour. */
  everyS?: number;
  run: (deps: Deps, signal: AbortSignal) => Promise<unknown>;
  /** Has its first turn when the process starts. */
  atStart?: true;
  /** Frees disk space, so that it also runs when space is short. */
  frees?: true;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Does the work once a day per process, though its turn comes every hour: for work that reads much and may wait. */
function daily(run: Job['run']): Job['run'] {
  let doneAt = -Infinity;
  return async (deps, signal) => {
    const now = deps.now().getTime();
    if (now - doneAt < DAY_MS) return;
    await run(deps, signal);
    doneAt = now;
  };
}

export const JOBS: readonly Job[] = [
  { name: 'send-due', everyS: 2, run: sendDue, atStart: true },
  { name: 'work-runs', everyS: 2, run: workRuns, atStart: true },
  { name: 'remind-of-trainings', everyS: 60, run: remindOfTrainings, atStart: true },
  { name: 'tell-leaders', everyS: 300, run: notifyLeaders, atStart: true },
  { name: 'end-lines', everyS: 60, run: endLines, atStart: true },
  { name: 'end-quotas', everyS: 60, run: endQuotas, atStart: true },
  { name: 'link-known-guests', run: linkKnownGuests, atStart: true },
  { name: 'recheck-zones', run: daily((deps, signal) => recheckZones(deps, signal)) },
  { name: 'forget-guests', run: daily((deps, signal) => forgetGuests(deps, signal)), frees: true },
  { name: 'ask-links', everyS: 60, run: askLinks },
  { name: 'close-attempts', everyS: 60, run: closeAttempts, atStart: true },
  { name: 'notify-of-deadlines', run: notifyOfDeadlines, atStart: true },
  { name: 'tidy', run: ({ database, now }) => tidy(database.db, now()), frees: true },
  { name: 'remove-discarded', run: removeDiscarded, atStart: true, frees: true },
  { name: 'remove-unused', run: daily(removeUnused), frees: true },
  { name: 'expire-runs', run: expireRuns, atStart: true, frees: true },
  { name: 'expire-imports', run: expireImports, frees: true },
  { name: 'count-problems', run: daily(countProblems), atStart: true },
  { name: 'fill-scorm', run: fillScorm, atStart: true },
  { name: 'tidy-letters', run: ({ config, now }) => tidyLetters(config, now()), frees: true },
];

/** Runs one turn of a job; logs and throws its failure. While disk space is short, only jobs that free space run. */
export async function runJob(deps: Deps, { name, run, frees }: Job, signal: AbortSignal): Promise<void> {
  if (!frees && stopsForRoom(deps)) return;
  try {
    await run(deps, signal);
  } catch (error) {
    deps.log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}

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
import { tellLeaders } from '../services/trainings/tell-leaders';
import { forgetGuests } from '../services/trainings/forget-guests';
import { linkKnownGuests } from '../services/trainings/link-known-guests';
import { endLines } from '../services/trainings/end-lines';
import { endQuotas } from '../services/trainings/end-quotas';
import { notifyOfDeadlines } from './deadlines';
import { tidy } from './housekeeping';
import { sendDue } from './outgoing';

/** Work that repeats. Each is written so that it may run anywhere, twice, and be cut short. */
export interface Job {
  name: string;
  /** Seconds between turns: what a person waits for. Otherwise once an hour. */
  everyS?: number;
  run: (deps: Deps, signal: AbortSignal) => Promise<unknown>;
  /** Begins with the process, not after its first wait. */
  atStart?: true;
  /** Makes room, so that it does not wait for any. */
  frees?: true;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Its turn comes every hour, its work once a day of this process: it reads much and is in no hurry. */
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
  { name: 'tell-leaders', everyS: 300, run: tellLeaders, atStart: true },
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

/** One turn; a failure is logged and thrown. What needs room waits for it. */
export async function runJob(deps: Deps, { name, run, frees }: Job, signal: AbortSignal): Promise<void> {
  if (!frees && stopsForRoom(deps)) return;
  try {
    await run(deps, signal);
  } catch (error) {
    deps.log.error({ err: error, job: name }, 'a job failed');
    throw error;
  }
}

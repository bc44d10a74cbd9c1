import 'server-only';
import { env } from '@/lib/config/portal';
import { perProcess } from '@/lib/http/per-process';
import { CallError } from '../core/call-error';
import { sendAttendance } from '../core/statistics';
import { handOverVisits } from '../registrations/endpoints';
import { callWith } from './call-with';

const EVERY_MS = 60_000;

/** Reports visits to the collector; returns the ids of those it has accepted or will never accept. */
async function reportEach(visits: Awaited<ReturnType<typeof ask>>): Promise<string[]> {
  const reported: string[] = [];
  for (const { id, userId, trainingId, visitedAt } of visits) {
    const outcome = await sendAttendance({ userId, trainingId, eventId: id, happenedAt: visitedAt });
    // an unavailable collector leaves the other visits to the next round
    if (outcome === 'away') break;
    reported.push(id);
  }
  return reported;
}

async function ask(reported: string[]) {
  const { items } = await callWith(handOverVisits, {
    token: env().STATISTICS_TOKEN,
    body: { told: reported },
  });
  return items;
}

async function handOver(): Promise<void> {
  let visits = await ask([]);
  while (visits.length > 0) {
    const reported = await reportEach(visits);
    if (reported.length === 0) return;
    visits = await ask(reported);
  }
}

const state = () => perProcess('untold-visits', () => ({ running: null as Promise<void> | null }));

/**
 * Reports visits that no response names, because an import marks them in the background. The core keeps them until the
 * collector has accepted them, so that a portal that stops loses none. Never rejects; several portals may run it.
 */
export function reportImportedVisits(): Promise<void> {
  const held = state();
  return (held.running ??= handOver()
    .catch((error: unknown) => {
      // the next round retries a core that is unreachable, or that lacks this call
      if (error instanceof CallError) return;
      process.stderr.write(`statistics: visits of imports were not told: ${String(error)}\n`);
    })
    .finally(() => {
      held.running = null;
    }));
}

/** Reports such visits every minute, while the process lives. */
export function keepReportingVisits(): void {
  if (env().STATISTICS_TOKEN) setInterval(() => void reportImportedVisits(), EVERY_MS).unref();
}

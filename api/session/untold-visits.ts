import 'server-only';
import { env } from '@/lib/config/portal';
import { perProcess } from '@/lib/http/per-process';
import { CallError } from '../core/call-error';
import { sendAttendance } from '../core/statistics';
import { handOverVisits } from '../registrations/endpoints';
import { callWith } from './call-with';

const EVERY_MS = 60_000;

/** Tells the collector of these; the ids of those it has taken or will never take. */
async function tellEach(visits: Awaited<ReturnType<typeof ask>>): Promise<string[]> {
  const told: string[] = [];
  for (const { id, userId, trainingId, visitedAt } of visits) {
    const outcome = await sendAttendance({ userId, trainingId, eventId: id, happenedAt: visitedAt });
    // it is away: the rest wait for the next time
    if (outcome === 'away') break;
    told.push(id);
  }
  return told;
}

async function ask(told: string[]) {
  const { items } = await callWith(handOverVisits, { token: env().STATISTICS_TOKEN, body: { told } });
  return items;
}

async function handOver(): Promise<void> {
  let visits = await ask([]);
  while (visits.length > 0) {
    const told = await tellEach(visits);
    if (told.length === 0) return;
    visits = await ask(told);
  }
}

const state = () => perProcess('untold-visits', () => ({ running: null as Promise<void> | null }));

/**
 * Visits that no answer of a call tells of, because an import marks them when nobody asks: the core keeps them until the
 * collector has had them, so that a portal that stops loses none. Never rejects; several portals at once do no harm.
 */
export function tellUntoldVisits(): Promise<void> {
  const held = state();
  return (held.running ??= handOver()
    .catch((error: unknown) => {
      // the core is away, or one that has no such call: asked again with the next round
      if (error instanceof CallError) return;
      process.stderr.write(`statistics: visits of imports were not told: ${String(error)}\n`);
    })
    .finally(() => {
      held.running = null;
    }));
}

/** Asks every minute, while the process lives. */
export function keepTellingVisits(): void {
  if (env().STATISTICS_TOKEN) setInterval(() => void tellUntoldVisits(), EVERY_MS).unref();
}

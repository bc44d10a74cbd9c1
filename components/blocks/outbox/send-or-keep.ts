import { CallError, isCodeLost } from '@/api/core/call-error';
import { isTooSoon } from '@/api/core/when-opened';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { dropIntent, putIntent, readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import { actor } from './actor';

/** No network: the call did not leave, or its very code could not be fetched. */
export const isOffline = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof CallError && error.status === 0) || isCodeLost(error);

/** The browser has somebody else's session by now: what waits for this person goes on waiting. */
export const isOthersSession = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.code === OTHER_PERSON);

const waitingOf = (userId: string | null, key: string): OutboxEntry | undefined =>
  userId === null
    ? undefined
    : readOutbox(userId).find((entry) => entry.key === key && entry.problem === undefined);

/**
 * Sends now; without a network, or when throttled, keeps the act in the outbox and counts it as done. So does a second
 * act on something that waits there already: the last intent has to arrive last. Throws the refusal of the services,
 * and when the outbox can't be written.
 */
export async function sendOrKeep(entry: Omit<OutboxEntry, 'at'>, send: () => Promise<void>): Promise<void> {
  const userId = actor();
  const at = Date.now();
  if (userId !== null && waitingOf(userId, entry.key) && putIntent(userId, { ...entry, at })) return;
  try {
    await send();
    if (userId !== null) dropIntent(userId, entry.key, at);
  } catch (error) {
    if (userId === null || !(isOffline(error) || isTooSoon(error))) throw error;
    const newer = waitingOf(userId, entry.key);
    if (newer && newer.at > at) return;
    if (!putIntent(userId, { ...entry, at })) throw error;
  }
}

/** What was wanted of `key` and waits to be sent: the page was made without knowing of it. */
export const waitingFor = (key: string): boolean | undefined => waitingOf(actor(), key)?.on;

import { CallError, isCodeLost } from '@/api/core/call-error';
import { isTooSoon } from '@/api/core/when-opened';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { dropIntent, putIntent, readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import { actor } from './actor';

/** Without a network: the call was not sent, or its code could not be loaded. */
export const isOffline = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof CallError && error.status === 0) || isCodeLost(error);

/** The session has ended or is another person's: entries of this person keep waiting. */
export const isOthersSession = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.code === OTHER_PERSON);

const waitingOf = (userId: string | null, key: string): OutboxEntry | undefined =>
  userId === null
    ? undefined
    : readOutbox(userId).find((entry) => entry.key === key && entry.problem === undefined);

/**
 * Sends at once; without a network, or for a result that came too soon, puts the act into the outbox and resolves. A
 * second act on a waiting item goes there as well, because the last intent must arrive last. Throws the refusal of the
 * services, and the error of the call when the outbox can't be written.
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

/** The waiting intent for `key`, which the page was rendered without. */
export const waitingFor = (key: string): boolean | undefined => waitingOf(actor(), key)?.on;

import { CallError, isCodeLost } from '@/api/core/call-error';
import { readAccount } from '@/lib/pwa/account';
import { dropIntent, putIntent, readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';

/** No network: the call did not leave, or its very code could not be fetched. */
export const isOffline = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof CallError && error.status === 0) || isCodeLost(error);

/**
 * Does it now; without a network it waits in the outbox and counts as done here. Throws what the services refuse,
 * and what can't be kept.
 */
export async function sendOrKeep(entry: Omit<OutboxEntry, 'at'>, send: () => Promise<void>): Promise<void> {
  const userId = readAccount();
  // what left may have arrived, though its answer did not: only without a network is it sure that it did not
  const left = navigator.onLine ? { left: true as const } : {};
  try {
    await send();
    if (userId !== null) dropIntent(userId, entry.key);
  } catch (error) {
    if (userId === null || !isOffline(error)) throw error;
    if (!putIntent(userId, { ...entry, ...left, at: Date.now() })) throw error;
  }
}

/** What was wanted of `key` and waits to be sent: the page was made without knowing of it. */
export function waitingFor(key: string): boolean | undefined {
  const userId = readAccount();
  const { person = userId } = document.documentElement.dataset;
  // a page made for another is drawn before this device is marked as theirs
  const entries = userId === null || person !== userId ? [] : readOutbox(userId);
  return entries.find((entry) => entry.key === key && entry.problem === undefined)?.on;
}

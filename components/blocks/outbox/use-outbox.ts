import { useMemo, useSyncExternalStore } from 'react';
import { OUTBOX_CHANGED, readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import { waitingDrafts, type WaitingDraft } from '../test-draft/draft';
import { actor } from './actor';

export interface Outbox {
  userId: string | null;
  online: boolean;
  entries: OutboxEntry[];
  /** Tests and surveys with answers waiting on this device. */
  tests: WaitingDraft[];
}

const EVENTS = [OUTBOX_CHANGED, 'storage', 'online', 'offline'];

export function subscribeToOutbox(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener);
  return () => EVENTS.forEach((name) => window.removeEventListener(name, listener));
}

function look(): Outbox {
  const userId = actor();
  if (userId === null) return { userId, online: navigator.onLine, entries: [], tests: [] };
  return {
    userId,
    online: navigator.onLine,
    entries: readOutbox(userId),
    tests: waitingDrafts(userId),
  };
}

const NOTHING = JSON.stringify({ userId: null, online: true, entries: [], tests: [] });

/** Waiting entries of the page's person on this device. Compared as text, which changes only with the content. */
export function useOutbox(): Outbox {
  const text = useSyncExternalStore(
    subscribeToOutbox,
    () => JSON.stringify(look()),
    () => NOTHING,
  );
  return useMemo(() => JSON.parse(text) as Outbox, [text]);
}

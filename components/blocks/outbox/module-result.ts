import { useSyncExternalStore } from 'react';
import { readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import { subscribeToOutbox } from './use-outbox';

export interface ResultBody {
  correctAnswersCount?: number;
  score?: number;
}

const keyOf = (moduleId: string) => `module:${moduleId}`;

/** A module's result as the outbox keeps it: with its key, so that a second sending moves nothing. */
export function resultEntry(
  { id, title }: { id: string; title: string },
  body: ResultBody,
  idempotencyKey: string,
): Omit<OutboxEntry, 'at'> {
  const data = { id, idempotencyKey, body: JSON.stringify(body) };
  return { key: keyOf(id), kind: 'module', title, on: true, data };
}

/** A result of this module waits for the network; the first one counts, as it does with a network. */
export function resultWaits(userId: string, moduleId: string): boolean {
  return readOutbox(userId).some(({ key, problem }) => key === keyOf(moduleId) && problem === undefined);
}

export const useResultWaits = (userId: string, moduleId: string): boolean =>
  useSyncExternalStore(
    subscribeToOutbox,
    () => resultWaits(userId, moduleId),
    () => false,
  );

import { useSyncExternalStore } from 'react';
import { readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import { subscribeToOutbox } from './use-outbox';

export interface ResultBody {
  correctAnswersCount?: number;
  score?: number;
}

const keyOf = (moduleId: string) => `module:${moduleId}`;

/** Outbox entry of a module's result, with its key, so that sending it twice has no second effect. */
export function resultEntry(
  { id, title }: { id: string; title: string },
  body: ResultBody,
  idempotencyKey: string,
): Omit<OutboxEntry, 'at'> {
  const data = { id, idempotencyKey, body: JSON.stringify(body) };
  return { key: keyOf(id), kind: 'module', title, on: true, data };
}

/** Whether a result of this module waits to be sent; the first one counts, as it does online. */
export function resultWaits(userId: string, moduleId: string): boolean {
  return readOutbox(userId).some(({ key, problem }) => key === keyOf(moduleId) && problem === undefined);
}

export const useResultWaits = (userId: string, moduleId: string): boolean =>
  useSyncExternalStore(
    subscribeToOutbox,
    () => resultWaits(userId, moduleId),
    () => false,
  );

import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { applyTestRegrade, getTestRegrade, undoTestRegrade } from './endpoints';
import type { testRegrade } from './schemas';

export type TestRegrade = z.output<(typeof testRegrade)['schema']>;

/** What today's key would change; nothing is written. */
export const regradeQuery = (id: string) =>
  queryOptions({
    queryKey: ['regrades', id] as const,
    queryFn: ({ signal }) => call(getTestRegrade, { params: { id }, signal }),
  });

/** Pays what was shown. The same key is one regrade, however often it is retried. */
export const payRegrade = (id: string, shown: { people: number; points: number }, idempotencyKey: string) =>
  call(applyTestRegrade, { params: { id }, body: shown, idempotencyKey });
export const takeRegradeBack = (id: string, batch: string, idempotencyKey: string) =>
  call(undoTestRegrade, { params: { id }, body: { batch }, idempotencyKey });

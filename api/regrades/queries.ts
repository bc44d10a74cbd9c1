import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { applyTestRegrade, getTestRegrade, undoTestRegrade } from './endpoints';
import type { testRegrade } from './schemas';

export type TestRegrade = z.output<(typeof testRegrade)['schema']>;

/** Preview of what the current key changes; writes nothing. */
export const regradeQuery = (id: string) =>
  queryOptions({
    queryKey: ['regrades', id] as const,
    queryFn: ({ signal }) => call(getTestRegrade, { params: { id }, signal }),
  });

/** Pays what the preview showed. Retries with the same key are one regrade. */
export const payRegrade = (id: string, shown: { people: number; points: number }, idempotencyKey: string) =>
  call(applyTestRegrade, { params: { id }, body: shown, idempotencyKey });
export const takeRegradeBack = (id: string, batch: string, idempotencyKey: string) =>
  call(undoTestRegrade, { params: { id }, body: { batch }, idempotencyKey });

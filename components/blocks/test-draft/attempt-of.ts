import type { TestForTaking } from '@/api/tests/queries';

/** Tells attempts of one test apart: the result before it. */
export const attemptOf = (test: Pick<TestForTaking, 'lastResult'>) => test.lastResult?.id ?? 'first';

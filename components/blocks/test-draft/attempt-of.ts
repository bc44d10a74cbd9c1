import type { TestForTaking } from '@/api/tests/queries';
import type { Drafted } from './draft';

/** Tells attempts of one test apart: the result before it. */
export const attemptOf = (test: Pick<TestForTaking, 'lastResult'>) => test.lastResult?.id ?? 'first';

/** Ids of two servers may be the same. */
const KINDS = { portal: 'test', programme: 'programme-test' } as const satisfies Record<string, Drafted>;

/** Under which name this device keeps a person's answers of the attempt. */
export const draftOf = (userId: string, test: Pick<TestForTaking, 'id' | 'space' | 'lastResult'>) => ({
  kind: KINDS[test.space],
  userId,
  id: test.id,
  attempt: attemptOf(test),
});

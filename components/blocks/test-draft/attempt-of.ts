import type { TestForTaking } from '@/api/tests/queries';
import type { Drafted } from './draft';

/** Id of the previous result, which distinguishes attempts of one test. */
export const attemptOf = (test: Pick<TestForTaking, 'lastResult'>) => test.lastResult?.id ?? 'first';

/** Kinds by space: ids of the two servers may coincide. */
const KINDS = { portal: 'test', programme: 'programme-test' } as const satisfies Record<string, Drafted>;

/** Key of the draft that holds a person's answers of the attempt on this device. */
export const draftOf = (userId: string, test: Pick<TestForTaking, 'id' | 'space' | 'lastResult'>) => ({
  kind: KINDS[test.space],
  userId,
  id: test.id,
  attempt: attemptOf(test),
});

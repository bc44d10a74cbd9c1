import type { TestForTaking } from '@/api/tests/queries';

/** What a faultless test pays. */
export function maxPointsOf({ countPoints, pointsMultiplier }: Pick<TestForTaking, 'countPoints' | 'pointsMultiplier'>) {
  return Math.round(countPoints * pointsMultiplier);
}

/** Tells attempts of one test apart: the result before it. */
export const attemptOf = (test: Pick<TestForTaking, 'lastResult'>) => test.lastResult?.id ?? 'first';

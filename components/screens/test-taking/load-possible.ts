import 'server-only';
import { requestClient } from '@/api/core/server';
import { giftGoalsQuery } from '@/api/orders/queries';
import type { TestForTaking } from '@/api/tests/queries';
import type { Possible } from '@/components/blocks/test-result/result-facts';
import { possibleNow } from '@/components/blocks/test-result/possible-now';

/** Loads what the points of the last result are enough for; null for a test that can still be taken. */
export async function loadPossible({
  space,
  markId,
  lockedBecause,
  lastResult,
}: TestForTaking): Promise<Possible | null> {
  if (space !== 'portal' || !lockedBecause || !lastResult) return null;
  const { balance, points } = lastResult;
  return possibleNow({ mark: markId, balance, points }, () => requestClient().fetchQuery(giftGoalsQuery()));
}

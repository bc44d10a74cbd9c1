import type { TestForTaking, TestResult } from '@/api/tests/queries';
import type { Possible, TestResultFacts } from '@/components/blocks/test-result/result-facts';
import { possibleNow } from '@/components/blocks/test-result/possible-now';
import { resultOf } from './result-of';

/** A result for its popup; `possible` is null in the programme, whose points buy nothing until they are moved. */
export async function shownResult(
  test: TestForTaking,
  result: TestResult,
): Promise<TestResultFacts & { possible: Possible | null }> {
  const { balance, points } = result;
  const possible = test.space === 'portal' ? await possibleNow({ mark: test.markId, balance, points }) : null;
  return { ...resultOf(test, result), possible };
}

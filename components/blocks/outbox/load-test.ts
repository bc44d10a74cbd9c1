import type { QueryClient } from '@tanstack/react-query';
import { keepAnswers, testQuery } from '@/api/tests/queries';
import type { Space } from '@/lib/domain/space';
import { fitTo } from '@/lib/domain/surveys';
import { attemptOf } from '../test-draft/attempt-of';
import { fitDraft } from '../test-draft/fit-draft';
import { lateCount, lateWords } from '../test-draft/late';
import type { Answered } from './send-drafts';

/** Loads a test for its answers; the code is loaded only when there are some. */
export async function loadTest(cache: QueryClient, space: Space, id: string): Promise<Answered> {
  const test = await cache.fetchQuery({ ...testQuery(id, space), staleTime: 0 });
  return {
    attempt: attemptOf(test),
    answers: test.answers,
    answersSavedAt: test.answersSavedAt,
    fit: (draft) => fitDraft(draft, fitTo(test.questions)),
    keep: (answers) => keepAnswers(test, answers),
    late: ({ attempt, pending }) => {
      const count = lateCount(pending, attempt, test);
      return count > 0 ? `«${test.title}». ${lateWords(count, test)}` : null;
    },
  };
}

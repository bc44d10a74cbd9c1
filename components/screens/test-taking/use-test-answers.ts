import { freshTest, keepAnswers, type TestForTaking } from '@/api/tests/queries';
import { useAnswers } from '@/components/blocks/answering/use-answers';
import { attemptOf } from '@/components/blocks/test-draft/attempt-of';
import { storedDraft } from '@/components/blocks/test-draft/draft';

/** The answers of this attempt at a test. */
export const useTestAnswers = (test: TestForTaking, userId: string) =>
  useAnswers(test, () => ({
    save: (answers) => keepAnswers(test, answers),
    load: async () => {
      const fresh = await freshTest(test.id);
      return fresh.lockedBecause || attemptOf(fresh) !== attemptOf(test) ? null : fresh;
    },
    draft: () =>
      storedDraft({ kind: 'test', userId, id: test.id, attempt: attemptOf(test), title: test.title }),
  }));

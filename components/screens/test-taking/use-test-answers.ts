import { freshTest, keepAnswers, type TestForTaking } from '@/api/tests/queries';
import { useAnswers } from '@/components/blocks/answering/use-answers';
import { attemptOf, draftOf } from '@/components/blocks/test-draft/attempt-of';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import { fitDraft } from '@/components/blocks/test-draft/fit-draft';
import { fitTo } from '@/lib/domain/surveys';

/** The answers of this attempt at a test. */
export const useTestAnswers = (test: TestForTaking, userId: string) =>
  useAnswers(test, () => ({
    save: (answers) => keepAnswers(test, answers),
    load: async () => {
      const fresh = await freshTest(test);
      return fresh.lockedBecause || attemptOf(fresh) !== attemptOf(test) ? null : fresh;
    },
    refit: async () => {
      const fresh = await freshTest(test);
      return fresh.lockedBecause || attemptOf(fresh) !== attemptOf(test) ? null : fitTo(fresh.questions);
    },
    // the next page shows which answers were too late
    keepsLate: true,
    draft: () => {
      const draft = storedDraft({ ...draftOf(userId, test), title: test.title });
      // answers given offline may be of an older version
      fitDraft(draft, fitTo(test.questions));
      return draft;
    },
  }));

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { freshTest, keepAnswers, type TestForTaking } from '@/api/tests/queries';
import { AnswersStore, type AnswersView } from './answers-store';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import { attemptOf } from '@/components/blocks/test-draft/attempt-of';

/** The answers of this attempt: the server's, this device's over them, and where their keeping stands. */
export function useAnswers(test: TestForTaking, userId: string): { store: AnswersStore; view: AnswersView } {
  const router = useRouter();
  const [store] = useState(
    () =>
      new AnswersStore(test.answers, test.answersSavedAt, {
        save: (answers) => keepAnswers(test, answers),
        load: async () => {
          const fresh = await freshTest(test.id);
          return fresh.lockedBecause || attemptOf(fresh) !== attemptOf(test) ? null : fresh;
        },
        draft: () => storedDraft({ userId, testId: test.id, attempt: attemptOf(test), title: test.title }),
        onClosed: () => router.refresh(),
      }),
  );
  useEffect(() => store.start(), [store]);
  useEffect(() => store.adopt(test.answers, test.answersSavedAt), [store, test]);
  const view = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, view };
}

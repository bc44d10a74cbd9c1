import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TestAnswer } from '@/api/tests/schemas';
import { AnswersStore, type AnswersDeps, type AnswersView } from './answers-store';

interface Saved {
  answers: readonly TestAnswer[];
  answersSavedAt: string | null;
}

/** The answers of this attempt: the server's, this device's over them, and where their keeping stands. */
export function useAnswers(
  saved: Saved,
  deps: () => Omit<AnswersDeps, 'onClosed'>,
): { store: AnswersStore; view: AnswersView } {
  const router = useRouter();
  const { answers, answersSavedAt } = saved;
  const [store] = useState(
    () => new AnswersStore(answers, answersSavedAt, { ...deps(), onClosed: () => router.refresh() }),
  );
  useEffect(() => store.start(), [store]);
  useEffect(() => store.adopt(answers, answersSavedAt), [store, answers, answersSavedAt]);
  const view = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, view };
}

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TestAnswer } from '@/api/tests/schemas';
import { AnswersStore, type AnswersDeps, type AnswersView } from './answers-store';

interface Saved {
  answers: readonly TestAnswer[];
  answersSavedAt: string | null;
}

/** Answers of this attempt, those of the server overlaid with those of this device, and their saving state. */
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

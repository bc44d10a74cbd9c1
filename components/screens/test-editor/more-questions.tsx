'use client';

import { useFormContext } from 'react-hook-form';
import type { BankQuestion, QuestionsFile } from '@/api/testing/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { rememberReading } from './readings';
import { asValues, copied, type QuestionValues, type TestValues } from './test-values';
import styles from './test-editor.module.css';

/** Adds questions after the existing ones. */
function useMore() {
  const { getValues, setValue } = useFormContext<TestValues>();
  return {
    getValues,
    room: () => TEST_LIMITS.questions - getValues('questions').length,
    add: (made: readonly QuestionValues[]) =>
      setValue('questions', [...getValues('questions'), ...made], { shouldDirty: true }),
  };
}

/** Button that loads questions from a file or a text. */
export function LoadQuestions() {
  const { getValues, room, add } = useMore();
  const take = (read: QuestionsFile['questions']) => {
    const articleId = getValues('questions').at(-1)?.articleId ?? '';
    add(read.map((question) => ({ ...asValues(question), articleId })));
  };
  const open = () => openPopup('questions-import', { kind: 'test', room: room(), onTake: take });
  return (
    <Button size="s" kind="quiet" icon="upload" onClick={open} className={styles.own}>
      Загрузить вопросы
    </Button>
  );
}

/** Button that copies questions of other tests; `id` is null in a new one. */
export function TakeQuestions({ id }: { id: string | null }) {
  const { getValues, room, add } = useMore();
  const take = (chosen: readonly BankQuestion[]) => {
    for (const { article } of chosen)
      if (article) rememberReading({ value: article.id, label: article.title });
    add(chosen.map(copied));
  };
  const open = () => {
    const { markId, questions } = getValues();
    const known = questions.map(({ text }) => text.trim());
    openPopup('question-bank', { except: id, mark: markId, known, room: room(), onTake: take });
  };
  return (
    <Button size="s" kind="quiet" icon="doc" onClick={open} className={styles.own}>
      Взять из других тестов
    </Button>
  );
}

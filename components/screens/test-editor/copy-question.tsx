'use client';

import { useRouter } from 'next/navigation';
import { useFormContext } from 'react-hook-form';
import { readAuthoredTest, saveTest } from '@/api/testing/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import * as path from '@/lib/routes/path';
import { useTestPlace } from './test-place';
import { toBody, toValues, type QuestionValues, type TestValues } from './test-values';
import styles from './test-editor.module.css';

const asNew = (question: QuestionValues): QuestionValues => ({
  ...question,
  id: '',
  options: question.options.map((option) => ({ ...option, id: '' })),
});

/** Copies a question: below itself, or into another test. */
export function CopyQuestion({ at }: { at: number }) {
  const { getValues, setValue } = useFormContext<TestValues>();
  const { space, testId } = useTestPlace();
  const router = useRouter();

  function below(): void {
    const all = getValues('questions');
    const [own] = all.slice(at, at + 1);
    if (!own || all.length >= TEST_LIMITS.questions) return;
    setValue('questions', [...all.slice(0, at + 1), asNew(own), ...all.slice(at + 1)], { shouldDirty: true });
  }

  /** Saves over the version read here; somebody who edits the test meanwhile gets the conflict. */
  async function into(id: string, question: QuestionValues): Promise<void> {
    const test = await readAuthoredTest(id);
    const values = toValues(test);
    const questions = [...values.questions, asNew(question)];
    await saveTest(id, { ...toBody({ ...values, questions }, test), seenAt: test.updatedAt });
    toast({
      kind: 'good',
      text: `Вопрос скопирован: «${test.title}»`,
      action: { label: 'Открыть', onPress: () => router.push(path.testEditor(id)) },
    });
  }

  function elsewhere(): void {
    const own = getValues('questions')[at];
    if (!own) return;
    openPopup('question-copy', { text: own.text.trim(), except: testId, onCopy: (id) => into(id, own) });
  }

  return (
    <div className={styles.files}>
      <Button size="s" kind="quiet" icon="doc" onClick={below}>
        Скопировать вопрос
      </Button>
      {space === 'portal' && (
        <Button size="s" kind="quiet" icon="share" onClick={elsewhere}>
          Скопировать в другой тест
        </Button>
      )}
    </div>
  );
}

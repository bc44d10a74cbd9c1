'use client';

import { useId } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field/field';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Checkbox } from '@/components/ui/tick/tick';
import { ruleWords, type QuestionValues, type SurveyValues } from './survey-values';
import styles from './survey-editor.module.css';

interface RuleFieldProps {
  /** `questions.2` */
  name: string;
  at: number;
}

/** Who is asked the question: everybody, or those who chose certain answers to an earlier one. */
export function RuleField({ name, at }: RuleFieldProps) {
  const { getValues, setValue, clearErrors } = useFormContext<SurveyValues>();
  const questions = useWatch<SurveyValues, 'questions'>({ name: 'questions' });
  const { errors } = useFormState({ name: 'questions' });
  const id = useId();
  const own = questions[at];
  const earlier = questions.slice(0, at).flatMap((question, nth) => (question.options.length > 0 ? nth : []));
  if (!own || (earlier.length === 0 && !own.parentId)) return null;
  const parent = questions.findIndex((question) => question.id !== '' && question.id === own.parentId);
  const error = get(errors, `${name}.parentId`) as { message?: string } | undefined;
  const set = (questionAt: number, change: Partial<QuestionValues>) => {
    const next = getValues('questions').map((question, nth) =>
      nth === questionAt ? { ...question, ...change } : question,
    );
    setValue('questions', next, { shouldDirty: true });
    clearErrors(`questions.${at}.parentId`);
  };

  /** A question gets an id once a rule refers to it; the services replace it by their own. */
  function choose(value: string): void {
    if (value === '') return set(at, { parentId: '', parentOptions: [] });
    const named = Number(value);
    const parentId = getValues(`questions.${named}.id`) || crypto.randomUUID();
    set(named, { id: parentId });
    // the question that depends needs an id as well
    set(at, { id: own?.id || crypto.randomUUID(), parentId, parentOptions: [] });
  }
  function tick(nth: number, isOn: boolean): void {
    const option = getValues(`questions.${parent}.options.${nth}`);
    const optionId = option.id || crypto.randomUUID();
    const options = getValues(`questions.${parent}.options`).map((one, place) =>
      place === nth ? { ...one, id: optionId } : one,
    );
    set(parent, { options });
    const others = (own?.parentOptions ?? []).filter((one) => one !== optionId);
    set(at, { parentOptions: isOn ? [...others, optionId] : others });
  }

  return (
    <div className={styles.rule}>
      <Field id={id} label="Кому показывать" error={error?.message}>
        <NativeSelect
          id={id}
          value={own.parentId === '' ? '' : String(parent)}
          options={[
            { value: '', label: 'Всем' },
            ...(own.parentId !== '' && parent < 0 ? [{ value: '-1', label: 'Вопроса уже нет' }] : []),
            ...earlier.map((nth) => ({
              value: String(nth),
              label: `Тем, кто выбрал ответ на вопрос ${String(nth + 1)}`,
            })),
          ]}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {parent >= 0 && (
        <fieldset className={styles.ticks}>
          <legend>Ответы на вопрос {parent + 1}</legend>
          {questions[parent]?.options.map((option, nth) => (
            <Checkbox
              key={nth}
              label={option.text || `вариант ${String(nth + 1)}`}
              checked={option.id !== '' && own.parentOptions.includes(option.id)}
              onChange={({ target }) => tick(nth, target.checked)}
            />
          ))}
        </fieldset>
      )}
      <p className={styles.words} aria-live="polite">
        {ruleWords(questions, at)}
      </p>
    </div>
  );
}

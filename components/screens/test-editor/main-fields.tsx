'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressOf } from '@/api/core/address';
import { getQuestionSheet } from '@/api/testing/endpoints';
import layout from '@/components/blocks/editor/columns.module.css';
import { RowsField } from '@/components/blocks/editor/rows-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { ButtonLink } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { Option } from '@/components/ui/native-select/native-select';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { LoadQuestions, TakeQuestions } from './more-questions';
import { QuestionRow } from './question-row';
import { loadReadings, rememberReading } from './readings';
import { useTestPlace } from './test-place';
import { blankQuestion, LABELS, type TestValues } from './test-values';
import styles from './test-editor.module.css';

const field = <N extends keyof TestValues>(name: N) => ({ name, label: LABELS[name] });

/** Fields of the test's content; `id` is null for a new one. */
export function MainFields({ id }: { id: string | null }) {
  const { getValues } = useFormContext<TestValues>();
  const { space } = useTestPlace();
  /** Open state of the questions by place, kept here: after saving the form renders its rows from scratch. */
  const open = useRef<boolean[]>([]);
  const last = useWatch<TestValues, 'questions'>({ name: 'questions' }).at(-1)?.articleId ?? '';
  return (
    <div className={layout.fields}>
      {id === null && space === 'portal' && <FromReading />}
      <TextField {...field('title')} maxLength={TEST_LIMITS.title} />
      <TextareaField {...field('description')} optional max={TEST_LIMITS.description} rows={2} />
      <RowsField
        {...field('questions')}
        row="Вопрос"
        add="Добавить вопрос"
        blank={blankQuestion(last)}
        most={TEST_LIMITS.questions}
      >
        {(name, at) => (
          <QuestionRow
            {...{ name, at }}
            isOpen={open.current[at] ?? !getValues(`questions.${at}.id`)}
            onOpen={(isOpen) => (open.current[at] = isOpen)}
          />
        )}
      </RowsField>
      <div className={styles.files}>
        <LoadQuestions />
        {space === 'portal' && <TakeQuestions id={id} />}
        {id !== null && space === 'portal' && <SheetLinks id={id} />}
      </div>
    </div>
  );
}

const SHEETS = [
  ['xlsx', 'Выгрузить в Excel'],
  ['qti', 'Выгрузить в QTI'],
] as const;

/** Links to the test's questions as files that can be loaded into another test. */
function SheetLinks({ id }: { id: string }) {
  return SHEETS.map(([format, title]) => (
    <ButtonLink
      key={format}
      size="s"
      kind="quiet"
      icon="download"
      href={`${addressOf(getQuestionSheet, { id })}?format=${format}`}
      download
    >
      {title}
    </ButtonLink>
  ));
}

/** Starts a new test from a material: takes its title and brand, and links each question to it. */
function FromReading() {
  const { getValues, setValue } = useFormContext<TestValues>();
  const cache = useQueryClient();
  const id = useId();
  const mark = useWatch<TestValues, 'markId'>({ name: 'markId' });

  async function begin(option: Option | null): Promise<void> {
    if (!option) return;
    rememberReading(option);
    const { title, questions, markId } = getValues();
    const set = { shouldDirty: true, shouldValidate: false };
    if (!title.trim()) setValue('title', option.label, set);
    if (!markId) {
      const { articleQueryById } = await import('@/api/articles/queries');
      const article = await cache.fetchQuery(articleQueryById(option.value));
      setValue('markId', article.brand, set);
    }
    const asked = questions.map((question) => ({
      ...question,
      articleId: question.articleId || option.value,
    }));
    setValue('questions', asked.length > 0 ? asked : [blankQuestion(option.value)], set);
  }

  return (
    <Field id={id} label="По материалу" optional hint="Возьмём название и бренд, а разбор поведёт к нему">
      <RemoteSelect
        id={id}
        value={null}
        placeholder="Начните вводить название статьи или видео"
        load={loadReadings(cache, mark)}
        onChange={(option) => void begin(option)}
      />
    </Field>
  );
}

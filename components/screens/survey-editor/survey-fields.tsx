'use client';

import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SurveyQuestionsFile } from '@/api/surveying/queries';
import { DueField } from '@/components/blocks/authored/due-field';
import { EditorGroup, Gate } from '@/components/blocks/authored/editor-group';
import { gateWords } from '@/components/blocks/authored/gate-words';
import layout from '@/components/blocks/editor/columns.module.css';
import { PictureField } from '@/components/blocks/editor/picture-field';
import { RowsField } from '@/components/blocks/editor/rows-field';
import { DateTimeField } from '@/components/forms/date-time-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { TextLink } from '@/components/ui/text-link/text-link';
import { SURVEY_LIMITS, surveyProblems } from '@/lib/domain/survey-authoring';
import * as path from '@/lib/routes/path';
import type { LoadedSurvey } from './load-survey';
import { QuestionRow } from './question-row';
import { blankQuestion, LABELS, readQuestion, written, type SurveyValues } from './survey-values';
import styles from './survey-editor.module.css';

const field = <N extends keyof SurveyValues>(name: N) => ({ name, label: LABELS[name] });

/** Fields of the survey's content. */
export function MainFields() {
  const { getValues } = useFormContext<SurveyValues>();
  /** Open state of the questions by place, kept here: after saving the form renders its rows from scratch. */
  const open = useRef<boolean[]>([]);
  return (
    <div className={layout.fields}>
      <TextField {...field('title')} maxLength={SURVEY_LIMITS.title} />
      <TextareaField {...field('description')} optional max={SURVEY_LIMITS.description} rows={2} />
      <RowsField
        {...field('questions')}
        row="Вопрос"
        add="Добавить вопрос"
        blank={blankQuestion()}
        most={SURVEY_LIMITS.questions}
      >
        {(name, at) => (
          <QuestionRow
            {...{ name, at }}
            isOpen={open.current[at] ?? !getValues(`questions.${at}.text`)}
            onOpen={(isOpen) => (open.current[at] = isOpen)}
          />
        )}
      </RowsField>
      <LoadQuestions />
    </div>
  );
}

/** Adds questions of a table after the existing ones. */
function LoadQuestions() {
  const { getValues, setValue } = useFormContext<SurveyValues>();
  const take = (read: SurveyQuestionsFile['questions']) =>
    setValue('questions', [...getValues('questions'), ...read.map(readQuestion)], { shouldDirty: true });
  const open = () =>
    openPopup('questions-import', {
      kind: 'survey',
      room: SURVEY_LIMITS.questions - getValues('questions').length,
      onTake: take,
    });
  return (
    <Button size="s" kind="quiet" icon="upload" onClick={open} className={styles.own}>
      Загрузить вопросы
    </Button>
  );
}

/** Brand, dates, points, and what is missing for publication. */
export function AsideFields({ marks, survey }: Pick<LoadedSurvey, 'marks' | 'survey'>) {
  const values = useWatch<SurveyValues>() as SurveyValues;
  const [now] = useState(() => new Date());
  const version = survey?.publishedRevision ?? null;
  const lacking = gateWords(
    'опрос',
    values.title.trim() !== '',
    values.markId !== '',
    surveyProblems(written(values), now),
  );
  return (
    <div className={layout.fields}>
      <Gate
        lacking={lacking}
        out={
          survey?.isPublished && version
            ? { href: path.survey(survey.id), words: 'Открыть опрос' }
            : undefined
        }
      >
        {survey && version && (
          <TextLink href={`${path.surveyResults(survey.id)}?tab=versions`}>
            Опубликована версия {version}: все версии
          </TextLink>
        )}
      </Gate>
      <EditorGroup title="Где, когда и за сколько">
        <NativeSelectField
          {...field('markId')}
          placeholder="Выберите бренд"
          options={marks.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <TextField {...field('countPoints')} inputMode="numeric" optional hint="Один раз, за любые ответы" />
        <TextField {...field('slug')} optional hint="Пусто: из названия" maxLength={SURVEY_LIMITS.slug} />
        <DueField state={survey?.state ?? null} />
        <DateTimeField {...field('startDate')} label="Начало, МСК" optional hint="Пусто: сразу" />
        <DateTimeField
          {...field('endDate')}
          label="Окончание, МСК"
          time="23:59"
          optional
          hint="Опрос закроется для всех сразу"
        />
        <PictureField {...field('image')} optional purpose="test" />
      </EditorGroup>
    </div>
  );
}

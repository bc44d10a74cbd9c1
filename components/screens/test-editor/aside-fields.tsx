'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DueField } from '@/components/blocks/authored/due-field';
import { EditorGroup, Gate } from '@/components/blocks/authored/editor-group';
import { gateWords } from '@/components/blocks/authored/gate-words';
import { LinkFields } from '@/components/blocks/authored/link-fields';
import layout from '@/components/blocks/editor/columns.module.css';
import { DateTimeField } from '@/components/forms/date-time-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RadioField } from '@/components/forms/radio-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextLink } from '@/components/ui/text-link/text-link';
import { programmeEndProblems } from '@/lib/domain/programme';
import { mostPoints, publicationProblems } from '@/lib/domain/test-authoring';
import { formatDateTime } from '@/lib/format/date';
import { pointsGenitive } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import type { LoadedTest } from './load-test';
import { loadReadings, rememberReading, useReading } from './readings';
import { TestPicture } from './test-picture';
import { useTestPlace } from './test-place';
import { LABELS, written, type TestValues } from './test-values';
import { SCORING_NAMES } from './value-words';
import styles from './test-editor.module.css';

const field = <N extends keyof TestValues>(name: N) => ({ name, label: LABELS[name] });

const KINDS = [
  { value: 'plain', label: 'Обычный: баллы за верные ответы' },
  { value: 'express', label: 'Экспресс: все баллы, если ошибок немного' },
];
const SCORINGS = Object.entries(SCORING_NAMES).map(([value, label]) => ({ value, label }));

/** Brand, dates, points, and what is missing for publication. */
export function AsideFields({ marks, links, test }: Pick<LoadedTest, 'marks' | 'links' | 'test'>) {
  const brand = useWatch<TestValues, 'markId'>({ name: 'markId' });
  const { space, months, finishAt } = useTestPlace();
  const isOfProgramme = space === 'programme';
  return (
    <div className={layout.fields}>
      <TestGate test={test} />
      <EditorGroup title="Баллы">
        <PayFields />
      </EditorGroup>
      <EditorGroup title="Где и когда">
        <NativeSelectField
          {...field('markId')}
          placeholder="Выберите бренд"
          options={marks.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        {isOfProgramme && (
          <NativeSelectField
            {...field('month')}
            placeholder="Выберите месяц"
            hint="Тест — последний шаг месяца, в месяце он один"
            options={months.map(({ value, title }) => ({ value, label: title }))}
          />
        )}
        <DueField state={test?.state ?? null} />
        <DateTimeField {...field('startDate')} label="Начало, МСК" optional hint="Пусто: сразу" />
        <DateTimeField
          {...field('endDate')}
          label="Окончание, МСК"
          time="23:59"
          optional={!isOfProgramme}
          hint={
            finishAt
              ? `Для всех сразу, не позже ${formatDateTime(finishAt)}`
              : 'Тест закроется для всех сразу'
          }
        />
        {!isOfProgramme && <VideoField />}
        <TestPicture {...field('image')} />
      </EditorGroup>
      {(links.tags.length > 0 || links.gammas.length > 0) && (
        <EditorGroup title="По чему найдут">
          <LinkFields choices={links} brand={brand} />
        </EditorGroup>
      )}
    </div>
  );
}

/** What the test, as it is typed now, lacks for publication. */
function TestGate({ test }: Pick<LoadedTest, 'test'>) {
  const values = useWatch<TestValues>() as TestValues;
  const [now] = useState(() => new Date());
  const { space, finishAt } = useTestPlace();
  const typed = written(values);
  const ends = finishAt ? programmeEndProblems(typed.endDate, new Date(finishAt)) : [];
  const month = { pointer: 'month', code: 'unknown-month', text: 'Выберите месяц.' };
  const lacking = gateWords('тест', values.title.trim() !== '', values.markId !== '', [
    ...(finishAt && !values.month ? [month] : []),
    ...publicationProblems(typed, now),
    ...ends,
  ]);
  const isOut = test !== null && test.isPublished && test.publishedRevision !== null;
  const seen = space === 'programme' ? path.programmeTest : path.test;
  return (
    <Gate lacking={lacking} out={isOut ? { href: seen(test.id), words: 'Открыть тест' } : undefined}>
      {space === 'portal' && test !== null && test.publishedRevision !== null && (
        <TextLink href={`${path.testResults(test.id)}?tab=versions`}>
          Опубликована версия {test.publishedRevision}: все версии
        </TextLink>
      )}
    </Gate>
  );
}

function PayFields() {
  const values = useWatch<TestValues>() as TestValues;
  const most = mostPoints(written(values));
  const isExpress = values.kind === 'express';
  const isMultiple = values.questions.some(({ type }) => type === 'multiple_choice');
  return (
    <>
      <RadioField {...field('kind')} choices={KINDS} />
      {isExpress && (
        <div className={styles.pair}>
          <TextField {...field('countPoints')} inputMode="numeric" />
          <TextField {...field('availableErrorsCount')} inputMode="numeric" />
        </div>
      )}
      {!isExpress && isMultiple && (
        <NativeSelectField {...field('multipleChoiceScoring')} options={SCORINGS} />
      )}
      <TextField {...field('pointsMultiplier')} inputMode="decimal" hint="От 0,1 до 10" />
      <p className={styles.pays} aria-live="polite">
        {most > 0 ? `Будет начислено до ${pointsGenitive(most)}` : 'Тест не платит баллов'}
      </p>
    </>
  );
}

function VideoField() {
  const cache = useQueryClient();
  const [mark, id] = useWatch<TestValues, ['markId', 'videoId']>({ name: ['markId', 'videoId'] });
  return (
    <RemoteSelectField
      key={mark}
      {...field('videoId')}
      optional
      placeholder="Видео бренда"
      initial={useReading(id)}
      load={loadReadings(cache, mark, 'video')}
      onPick={rememberReading}
    />
  );
}

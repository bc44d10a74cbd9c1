'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorGroup, Gate } from '@/components/blocks/authored/editor-group';
import { PictureField } from '@/components/blocks/editor/picture-field';
import { DateTimeField } from '@/components/forms/date-time-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RadioField } from '@/components/forms/radio-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { mostPoints, publicationProblems } from '@/lib/domain/test-authoring';
import { pointsGenitive } from '@/lib/format/number';
import type { LoadedTest } from './load-test';
import { gateWords } from '@/components/blocks/authored/gate-words';
import { loadReadings, rememberReading, useReading } from './readings';
import { LABELS, SCORING_NAMES, written, type TestValues } from './test-values';
import styles from './test-editor.module.css';

const field = <N extends keyof TestValues>(name: N) => ({ name, label: LABELS[name] });

const KINDS = [
  { value: 'plain', label: 'Обычный: баллы за верные ответы' },
  { value: 'express', label: 'Экспресс: все баллы, если ошибок немного' },
];
const SCORINGS = Object.entries(SCORING_NAMES).map(([value, label]) => ({ value, label }));

/** What it belongs to, when it is open, what it pays and what it still lacks. */
export function AsideFields({ marks }: Pick<LoadedTest, 'marks'>) {
  return (
    <div className={styles.fields}>
      <TestGate />
      <EditorGroup title="Баллы">
        <PayFields />
      </EditorGroup>
      <EditorGroup title="Где и когда">
        <NativeSelectField
          {...field('markId')}
          placeholder="Выберите бренд"
          options={marks.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <DateTimeField {...field('startDate')} label="Начало, МСК" optional hint="Пусто: сразу" />
        <DateTimeField
          {...field('endDate')}
          label="Окончание, МСК"
          optional
          hint="Тест закроется для всех сразу"
        />
        <VideoField />
        <PictureField {...field('image')} optional purpose="test" />
      </EditorGroup>
    </div>
  );
}

/** What keeps it from coming out, as it is written now. */
function TestGate() {
  const values = useWatch<TestValues>() as TestValues;
  const [now] = useState(() => new Date());
  const lacking = gateWords(
    'тест',
    values.title.trim() !== '',
    values.markId !== '',
    publicationProblems(written(values), now),
  );
  return <Gate lacking={lacking} />;
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

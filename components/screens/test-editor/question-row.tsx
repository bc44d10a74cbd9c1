'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { QuestionLine, QuestionShell } from '@/components/blocks/authored/question-shell';
import { RowsField } from '@/components/blocks/editor/rows-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { counted } from '@/lib/format/number';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { CopyQuestion } from './copy-question';
import { OptionRow } from './option-row';
import { loadReadings, rememberReading, useReading } from './readings';
import { TestPicture } from './test-picture';
import { useTestPlace } from './test-place';
import { blankOption, type QuestionValues, type TestValues } from './test-values';

const TYPES = [
  { value: 'single_choice', label: 'Один верный ответ' },
  { value: 'multiple_choice', label: 'Несколько верных ответов' },
];
const ANSWERS = ['ответ', 'ответа', 'ответов'] as const;

interface QuestionRowProps {
  /** `questions.2` */
  name: string;
  at: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A question of a test. */
export function QuestionRow({ name, at, ...shell }: QuestionRowProps) {
  return (
    <QuestionShell
      name={name}
      {...shell}
      summary={(isShort) => <Summary name={name} at={at} isShort={isShort} />}
    >
      <QuestionFields name={name} at={at} />
    </QuestionShell>
  );
}

/** «3. Что восстанавливает барьер? · 4 ответа» */
function Summary({ name, at, isShort }: { name: string; at: number; isShort: boolean }) {
  const question = useWatch({ name }) as QuestionValues | undefined;
  const right = question?.options.filter(({ isRight }) => isRight).map(({ text }) => text) ?? [];
  if (!question || isShort) return <b>Вопрос {at + 1}</b>;
  return (
    <QuestionLine number={at + 1} text={question.text}>
      {counted(question.options.length, ANSWERS)}
      {right.length > 0 && `, верно: ${right.join('; ')}`}
    </QuestionLine>
  );
}

function QuestionFields({ name, at }: { name: string; at: number }) {
  const { space } = useTestPlace();
  return (
    <>
      <TextareaField name={`${name}.text`} label="Текст вопроса" rows={2} max={TEST_LIMITS.question} />
      <NativeSelectField name={`${name}.type`} label="Что выбирают" options={TYPES} />
      <RowsField
        name={`${name}.options`}
        label="Ответы"
        row="Ответ"
        add="Добавить ответ"
        blank={blankOption()}
        most={TEST_LIMITS.options}
      >
        {(option) => <OptionRow name={option} of={name} />}
      </RowsField>
      <TextareaField
        name={`${name}.explanation`}
        label="Почему так"
        optional
        rows={2}
        max={TEST_LIMITS.explanation}
        hint="Прочтут все, кто отправил тест, и до повтора тоже: не называйте верный ответ"
      />
      {space === 'portal' && <ReadingField name={`${name}.articleId`} />}
      <TestPicture name={`${name}.image`} label="Картинка к вопросу" />
      <CopyQuestion at={at} />
    </>
  );
}

/** Material to read about the question. */
function ReadingField({ name }: { name: string }) {
  const cache = useQueryClient();
  const mark = useWatch<TestValues, 'markId'>({ name: 'markId' });
  const id = useWatch({ name }) as string;
  return (
    <RemoteSelectField
      key={mark}
      name={name}
      label="Что прочесть об этом"
      optional
      placeholder="Статья или видео"
      initial={useReading(id)}
      load={loadReadings(cache, mark)}
      onPick={rememberReading}
    />
  );
}

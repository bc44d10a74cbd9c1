'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { QuestionLine, QuestionShell } from '@/components/blocks/authored/question-shell';
import { PictureField } from '@/components/blocks/editor/picture-field';
import { RowsField } from '@/components/blocks/editor/rows-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Checkbox } from '@/components/ui/tick/tick';
import { SURVEY_LIMITS } from '@/lib/domain/survey-authoring';
import { counted } from '@/lib/format/number';
import { RuleField } from './rule-field';
import { blankOption, ruleWords, type QuestionValues, type SurveyValues } from './survey-values';
import styles from './survey-editor.module.css';

const TYPES = [
  { value: 'single_choice', label: 'Один ответ' },
  { value: 'multiple_choice', label: 'Несколько ответов' },
];
const ANSWERS = ['ответ', 'ответа', 'ответов'] as const;

interface QuestionRowProps {
  /** `questions.2` */
  name: string;
  at: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A question of a survey. */
export function QuestionRow({ name, at, ...shell }: QuestionRowProps) {
  return (
    <QuestionShell name={name} {...shell} summary={(isShort) => <Summary at={at} isShort={isShort} />}>
      <TextareaField name={`${name}.text`} label="Текст вопроса" rows={2} max={SURVEY_LIMITS.question} />
      <NativeSelectField name={`${name}.type`} label="Что выбирают" options={TYPES} />
      <RowsField
        name={`${name}.options`}
        label="Ответы"
        row="Ответ"
        add="Добавить ответ"
        blank={blankOption()}
        most={SURVEY_LIMITS.options}
      >
        {(option) => <TextField name={`${option}.text`} label="Ответ" maxLength={SURVEY_LIMITS.option} />}
      </RowsField>
      <div className={styles.ticks}>
        <Flag name={`questions.${at}.ownAnswerAllowed`} label="Разрешить свой ответ" />
        <Flag name={`questions.${at}.isRequired`} label="Обязательный" />
      </div>
      <RuleField name={name} at={at} />
      <PictureField name={`${name}.image`} label="Картинка к вопросу" optional purpose="test" />
    </QuestionShell>
  );
}

type FlagName = `questions.${number}.${'ownAnswerAllowed' | 'isRequired'}`;

function Flag({ name, label }: { name: FlagName; label: string }) {
  const { setValue } = useFormContext<SurveyValues>();
  const isOn = useWatch<SurveyValues, FlagName>({ name });
  return (
    <Checkbox
      label={label}
      checked={isOn}
      onChange={({ target }) => setValue(name, target.checked, { shouldDirty: true })}
    />
  );
}

/** «3. Хватает ли пробников?», the number of answers and the rule. */
function Summary({ at, isShort }: { at: number; isShort: boolean }) {
  const questions = useWatch<SurveyValues, 'questions'>({ name: 'questions' });
  const question = questions[at];
  if (!question || isShort) return <b>Вопрос {at + 1}</b>;
  const rule = ruleWords(questions, at);
  return (
    <QuestionLine number={at + 1} text={question.text}>
      {answersWords(question)}
      {rule && `. ${rule}`}
    </QuestionLine>
  );
}

/** «4 ответа и свой», «свой ответ». */
function answersWords({ options, ownAnswerAllowed }: Pick<QuestionValues, 'options' | 'ownAnswerAllowed'>) {
  if (ownAnswerAllowed && options.length === 0) return 'свой ответ';
  return `${counted(options.length, ANSWERS)}${ownAnswerAllowed ? ' и свой' : ''}`;
}

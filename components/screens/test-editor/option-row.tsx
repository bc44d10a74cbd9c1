'use client';

import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import { Checkbox, Radio } from '@/components/ui/tick/tick';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { TestPicture } from './test-picture';
import type { OptionValues, QuestionValues, TestValues } from './test-values';
import styles from './test-editor.module.css';

interface OptionRowProps {
  /** `questions.2.options.0` */
  name: string;
  /** `questions.2` */
  of: string;
}

/** One answer: its text, whether it is right, its points, and the explanation shown afterwards. */
export function OptionRow({ name, of }: OptionRowProps) {
  const option = useWatch({ name }) as OptionValues | undefined;
  const kind = useWatch<TestValues, 'kind'>({ name: 'kind' });
  const [isMore, setMore] = useState(Boolean(option?.explanation || option?.image));
  const pays = kind === 'plain' && option?.isRight;
  return (
    <div className={styles.option} data-pays={pays || undefined}>
      <TextField name={`${name}.text`} label="Ответ" maxLength={TEST_LIMITS.option} />
      {pays && <TextField name={`${name}.countPoints`} label="Баллы" inputMode="numeric" />}
      <RightMark name={name} of={of} isRight={option?.isRight ?? false} />
      {isMore ? (
        <div className={styles.more}>
          <TextField
            name={`${name}.explanation`}
            label="Пояснение к ответу"
            optional
            maxLength={TEST_LIMITS.explanation}
          />
          <TestPicture name={`${name}.image`} label="Картинка вместо слов" />
        </div>
      ) : (
        <Button size="s" kind="quiet" icon="plus" onClick={() => setMore(true)} className={styles.own}>
          Пояснение или картинка
        </Button>
      )}
    </div>
  );
}

/** A single choice has one right answer: marking it takes the mark from the one before. */
function RightMark({ name, of, isRight }: OptionRowProps & { isRight: boolean }) {
  const { getValues, setValue } = useFormContext();
  const type = useWatch({ name: `${of}.type` }) as QuestionValues['type'];
  const set = { shouldDirty: true };
  const choose = () => {
    const options = getValues(`${of}.options`) as OptionValues[];
    options.forEach((option, at) => {
      const own = `${of}.options.${String(at)}`;
      if (option.isRight !== (own === name)) setValue(`${own}.isRight`, own === name, set);
    });
  };
  return type === 'single_choice' ? (
    <Radio label="Верный" name={`${of}.right`} checked={isRight} onChange={choose} className={styles.right} />
  ) : (
    <Checkbox
      label="Верный"
      checked={isRight}
      onChange={(event) => setValue(`${name}.isRight`, event.target.checked, set)}
      className={styles.right}
    />
  );
}

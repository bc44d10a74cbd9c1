'use client';

import { DateInput } from '@/components/ui/date-input/date-input';
import { readDay, writeDay } from '@/components/ui/date-input/days';
import { joinMoment, splitMoment } from '@/components/ui/date-input/moments';
import { TimeInput } from '@/components/ui/date-input/time-input';
import { Field } from '@/components/ui/field/field';
import styles from './form.module.css';
import { useFormField, type FormFieldProps } from './use-form-field';

/** `time`: the default for a day chosen without a time. */
export type DateTimeFieldProps = FormFieldProps & { time?: string };

/**
 * The form's value is Moscow's wall clock to the minute, `2026-11-20T14:05`; `moscowLocal` and `fromMoscowLocal`
 * convert it. An unfinished date or time stays as typed, and the schema refuses it.
 */
export function DateTimeField({ time = '00:00', ...props }: DateTimeFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { ref, name, ...both } = control;
  const { day, time: typed } = splitMoment(String(value ?? ''));
  const choose = (next: string) => {
    const isWhole = readDay(writeDay(next)) !== null;
    onChange(joinMoment(next, next === '' ? '' : typed || (isWhole ? time : '')));
  };
  return (
    <Field {...shell} group>
      <div role="group" aria-labelledby={`${shell.id}-label`} className={styles.moment}>
        <div>
          <DateInput {...both} {...{ ref, name }} aria-label="Дата" value={day} onChange={choose} />
        </div>
        <div>
          <TimeInput
            {...both}
            id={`${shell.id}-time`}
            aria-label="Время"
            value={typed}
            onChange={(next) => onChange(joinMoment(day, next))}
          />
        </div>
      </div>
    </Field>
  );
}

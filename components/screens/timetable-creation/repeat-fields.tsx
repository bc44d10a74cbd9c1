'use client';

import { useWatch } from 'react-hook-form';
import { ChoicesField } from '@/components/forms/choices-field';
import { DateField } from '@/components/forms/date-field';
import { NativeSelectField } from '@/components/forms/native-select-field';

const RULES = [
  { value: 'once', label: 'Не повторять' },
  { value: 'week', label: 'Каждую неделю' },
  { value: 'month', label: 'Каждый месяц' },
  { value: 'day', label: 'Каждый день' },
];
const WEEKDAYS = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'].map(
  (title, at) => ({ value: String(at + 1), title }),
);

/** One date, or a month of them by a rule. */
export function RepeatFields() {
  const repeat = useWatch({ name: 'repeat' }) as string;
  return (
    <fieldset>
      <legend>Повтор</legend>
      <NativeSelectField name="repeat" label="Повторять" options={RULES} />
      {repeat === 'week' && (
        <ChoicesField
          name="weekdays"
          label="Дни недели"
          hint="Не отмечены — тот же день, что у первой даты"
          choices={WEEKDAYS}
        />
      )}
      {repeat !== 'once' && (
        <DateField name="until" label="Повторять до" hint="Включительно, не больше 100 дат" />
      )}
    </fieldset>
  );
}

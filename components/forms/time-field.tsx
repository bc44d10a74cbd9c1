'use client';

import { TimeInput } from '@/components/ui/date-input/time-input';
import { Field } from '@/components/ui/field/field';
import { useFormField, type FormFieldProps } from './use-form-field';

/** The form's value is `HH:MM`; an unfinished time stays as typed, and the schema refuses it. */
export function TimeField(props: FormFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <TimeInput {...control} value={String(value ?? '')} onChange={onChange} />
    </Field>
  );
}

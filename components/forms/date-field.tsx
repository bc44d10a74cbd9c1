'use client';

import { DateInput } from '@/components/ui/date-input/date-input';
import { Field } from '@/components/ui/field/field';
import { useFormField, type FormFieldProps } from './use-form-field';

/** The form's value is `YYYY-MM-DD`; an unfinished date stays as typed, and the schema refuses it. */
export type DateFieldProps = FormFieldProps & { min?: string; max?: string; autoComplete?: string };

export function DateField({ min, max, autoComplete, ...props }: DateFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <DateInput
        {...control}
        min={min}
        max={max}
        autoComplete={autoComplete}
        value={String(value ?? '')}
        onChange={onChange}
      />
    </Field>
  );
}

'use client';

import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { useFormField, type FormFieldProps } from './use-form-field';

/** Moscow's wall clock to the minute in the form, `2026-11-20T14:05`; `moscowLocal` and `fromMoscowLocal` translate. */
export function DateTimeField(props: FormFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <Input
        {...control}
        type="datetime-local"
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

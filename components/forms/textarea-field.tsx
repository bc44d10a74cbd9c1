'use client';

import { Field } from '@/components/ui/field/field';
import { Counter, Textarea } from '@/components/ui/textarea/textarea';
import { useFormField, type FormFieldProps } from './use-form-field';

/** `max` shows a counter; a longer text can be typed, and the schema refuses it. */
export type TextareaFieldProps = FormFieldProps & { max?: number; rows?: number; placeholder?: string };

export function TextareaField({ max, rows, placeholder, ...props }: TextareaFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const text = String(value ?? '');
  return (
    <Field {...shell} aside={max ? <Counter length={text.length} max={max} /> : undefined}>
      <Textarea
        {...control}
        rows={rows}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

'use client';

import { Field } from '@/components/ui/field/field';
import { RadioGroup, type Choice } from '@/components/ui/tick/radio-group';
import { useFormField, type FormFieldProps } from './use-form-field';

export function RadioField({ choices, ...props }: FormFieldProps & { choices: Choice[] }) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell} group>
      <RadioGroup
        {...control}
        choices={choices}
        value={value === null || value === undefined ? null : String(value)}
        onChange={onChange}
      />
    </Field>
  );
}

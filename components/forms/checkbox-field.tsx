'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field/field';
import { Checkbox } from '@/components/ui/tick/tick';
import { useFormField, type FormFieldProps } from './use-form-field';

export function CheckboxField({
  label,
  ...props
}: Omit<FormFieldProps, 'label' | 'hideLabel' | 'optional'> & { label: ReactNode }) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <Checkbox
        {...control}
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Field>
  );
}

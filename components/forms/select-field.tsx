'use client';

import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { Select } from '@/components/ui/select/select';
import { useFormField, type FormFieldProps } from './use-form-field';

export type SelectFieldProps = FormFieldProps & { options: Option[]; placeholder?: string };

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <Select
        {...control}
        options={options}
        placeholder={placeholder}
        value={value ? String(value) : null}
        onChange={onChange}
      />
    </Field>
  );
}

'use client';

import { Field } from '@/components/ui/field/field';
import { NativeSelect, type Option } from '@/components/ui/native-select/native-select';
import { useFormField, type FormFieldProps } from './use-form-field';

export type NativeSelectFieldProps = FormFieldProps & { options: readonly Option[]; placeholder?: string };

/** The browser's native select, for pages that need a small bundle. */
export function NativeSelectField({ options, placeholder, ...props }: NativeSelectFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <NativeSelect
        {...control}
        options={options}
        placeholder={placeholder}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

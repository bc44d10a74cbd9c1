'use client';

import { Field } from '@/components/ui/field/field';
import { MaskedInput, type MaskedInputProps } from '@/components/ui/masked-input/masked-input';
import { useFormField, type FormFieldProps } from './use-form-field';

export type MaskedFieldProps = FormFieldProps &
  Pick<MaskedInputProps, 'mask' | 'placeholder' | 'inputMode' | 'autoComplete'>;

export function MaskedField({ mask, placeholder, inputMode, autoComplete, ...props }: MaskedFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const input = { mask, placeholder, inputMode, autoComplete };
  return (
    <Field {...shell}>
      <MaskedInput {...input} {...control} value={String(value ?? '')} onChange={onChange} />
    </Field>
  );
}

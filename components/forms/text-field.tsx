'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input, type InputProps } from '@/components/ui/input/input';
import { useFormField, type FormFieldProps } from './use-form-field';

export type TextFieldProps = FormFieldProps &
  Pick<InputProps, 'icon' | 'end'> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'autoFocus' | 'spellCheck'
  >;

export function TextField(props: TextFieldProps) {
  const {
    name: _n,
    label: _l,
    hideLabel: _hl,
    hint: _h,
    optional: _o,
    className: _c,
    disabled: _d,
    ...input
  } = props;
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <Input
        {...input}
        {...control}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

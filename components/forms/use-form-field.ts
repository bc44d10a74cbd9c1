'use client';

import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from '@/components/ui/field/field';
import { describe } from '@/components/ui/field/describe';

/** What every field of a form takes. */
export type FormFieldProps = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'optional' | 'className'> & {
  name: string;
  disabled?: boolean;
};

/** Ties one field to its form: `control` goes on the control, `shell` on `<Field>`. */
export function useFormField({
  name,
  label,
  hideLabel,
  hint,
  optional,
  className,
  disabled,
}: FormFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  // what can't be filled in yet is not wrong: the field before it says what to do
  const error = disabled ? undefined : fieldState.error?.message;
  const { value, onChange, onBlur, ref } = field;
  return {
    value: value as unknown,
    onChange: onChange as (value: unknown) => void,
    control: { ...describe(id, { hint, error }), name, onBlur, ref, disabled },
    shell: { id, label, hideLabel, hint, optional, className, error },
  };
}

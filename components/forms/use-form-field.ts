'use client';

import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from '@/components/ui/field/field';
import { describe } from '@/components/ui/field/describe';

/** Props of every form field. */
export type FormFieldProps = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'optional' | 'className'> & {
  name: string;
  disabled?: boolean;
};

/** Connects a field to its form: `control` has the props of the control, `shell` those of `<Field>`. */
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
  // a disabled field shows no error: the field that it depends on does
  const error = disabled ? undefined : fieldState.error?.message;
  const { value, onChange, onBlur, ref } = field;
  return {
    value: value as unknown,
    onChange: onChange as (value: unknown) => void,
    control: { ...describe(id, { hint, error }), name, onBlur, ref, disabled },
    shell: { id, label, hideLabel, hint, optional, className, error },
  };
}

'use client';

import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/password-input/password-input';
import { useFormField, type FormFieldProps } from './use-form-field';

export type PasswordFieldProps = FormFieldProps & { autoComplete?: 'current-password' | 'new-password' };

export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <PasswordInput
        {...control}
        autoComplete={autoComplete}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

'use client';

import { Field } from '@/components/ui/field/field';
import { FileInput, type FileInputProps } from '@/components/ui/file-input/file-input';
import { useFormField, type FormFieldProps } from './use-form-field';

export type FileFieldProps = FormFieldProps &
  Pick<FileInputProps, 'accept' | 'kinds' | 'current' | 'progress'>;

/** The form's value is a `File` or null. */
export function FileField({ accept, kinds, current, progress, ...props }: FileFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { name: _name, ...rest } = control;
  const own = { accept, kinds, current, progress };
  return (
    <Field {...shell}>
      <FileInput {...rest} {...own} value={value instanceof File ? value : null} onChange={onChange} />
    </Field>
  );
}

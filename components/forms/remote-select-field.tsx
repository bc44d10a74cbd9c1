'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { useFormField, type FormFieldProps } from './use-form-field';

export type RemoteSelectFieldProps = FormFieldProps & {
  load: LoadOptions;
  /** The label of the value the form begins with. */
  initial?: Option | null;
  placeholder?: string;
  /** After a choice: to empty the fields that hang on this one. */
  onPick?: (option: Option | null) => void;
};

/** The form keeps the value alone (`''` for none); give it a new `key` when `load` asks about something else. */
export function RemoteSelectField({
  load,
  initial = null,
  placeholder,
  onPick,
  ...props
}: RemoteSelectFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const [picked, setPicked] = useState<Option | null>(initial);
  const { name: _name, ...rest } = control;
  return (
    <Field {...shell}>
      <RemoteSelect
        {...rest}
        load={load}
        placeholder={placeholder}
        value={picked && picked.value === value ? picked : null}
        onChange={(option) => {
          setPicked(option);
          onChange(option?.value ?? '');
          onPick?.(option);
        }}
      />
    </Field>
  );
}

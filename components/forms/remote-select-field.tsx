'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { useFormField, type FormFieldProps } from './use-form-field';

export type RemoteSelectFieldProps = FormFieldProps & {
  load: LoadOptions;
  /** The option of the initial value. */
  initial?: Option | null;
  placeholder?: string;
  /** Called after a choice, to clear dependent fields. */
  onPick?: (option: Option | null) => void;
};

/** The form's value is the option's value (`''` for none); set a new `key` when `load` changes its subject. */
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

'use client';

import dynamic from 'next/dynamic';
import { useFormField, type FormFieldProps } from '@/components/forms/use-form-field';
import { Field } from '@/components/ui/field/field';
import styles from './rich-editor.module.css';

/** Its code is large and for editors alone. */
const RichEditor = dynamic(() => import('./rich-editor').then((module) => module.RichEditor), {
  ssr: false,
  loading: () => <div className={styles.waiting} aria-busy="true" />,
});

/** HTML in the form, `''` for none; what it holds passes the sanitiser unchanged. */
export function RichTextField(props: FormFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { ref, name: _name, disabled: _disabled, ...rest } = control;
  return (
    <Field {...shell} group>
      <RichEditor {...rest} value={String(value ?? '')} onChange={onChange} onReady={ref} />
    </Field>
  );
}

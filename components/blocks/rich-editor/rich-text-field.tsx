'use client';

import dynamic from 'next/dynamic';
import { useFormField, type FormFieldProps } from '@/components/forms/use-form-field';
import { Field } from '@/components/ui/field/field';
import styles from './rich-editor.module.css';

/** Loaded on demand: its code is large, and only editors use it. */
const RichEditor = dynamic(() => import('./rich-editor').then((module) => module.RichEditor), {
  ssr: false,
  loading: () => <div className={styles.waiting} aria-busy="true" />,
});

/** Form field with HTML, `''` for none; its value passes the sanitiser unchanged. */
export function RichTextField(props: FormFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { ref, name: _name, disabled: _disabled, ...rest } = control;
  return (
    <Field {...shell} group>
      <RichEditor {...rest} value={String(value ?? '')} onChange={onChange} onReady={ref} />
    </Field>
  );
}

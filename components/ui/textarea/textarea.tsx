import clsx from 'clsx';
import type { ComponentProps } from 'react';
import field from '../input/input.module.css';
import styles from './textarea.module.css';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(field.input, styles.textarea, className)} />;
}

/** «12 из 500»: how much of the allowed length is used. */
export function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={styles.counter} data-over={length > max || undefined}>
      {length} из {max}
    </span>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './price.module.css';

/** A number with its unit: `<Price value="310" unit="баллов" />`. */
export function Price({ value, unit, className }: { value: ReactNode; unit: ReactNode; className?: string }) {
  return (
    <span className={clsx(styles.price, className)}>
      {value} <small>{unit}</small>
    </span>
  );
}

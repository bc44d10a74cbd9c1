import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './tick.module.css';

export type TickProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A number at the right end, in filters. */
  count?: ReactNode;
};

export function Checkbox({ label, count, className, ...rest }: TickProps) {
  return (
    <label className={clsx(styles.tick, className)}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" />
        <Icon name="check" size="xs" />
      </span>
      <span className={styles.words}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

export function Radio({ label, count, className, ...rest }: TickProps) {
  return (
    <label className={clsx(styles.tick, className)}>
      <span className={styles.box}>
        <input {...rest} type="radio" />
        <i />
      </span>
      <span className={styles.words}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

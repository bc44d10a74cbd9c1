import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './input.module.css';

export type InputProps = ComponentProps<'input'> & {
  /** A decorative icon at the right end. */
  icon?: IconName;
  /** A control at the right end: an icon button. */
  end?: ReactNode;
};

export function Input({ icon, end, className, ...rest }: InputProps) {
  const field = <input {...rest} className={clsx(styles.input, className)} />;
  if (!icon && !end) return field;
  return (
    <span className={styles.with}>
      {field}
      {icon && <Icon name={icon} className={styles.icon} />}
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './badge.module.css';

export type BadgeProps = {
  kind?: 'plain' | 'accent' | 'solid' | 'good' | 'warn' | 'bad' | 'glass';
  icon?: IconName;
  children: ReactNode;
  className?: string;
};

export function Badge({ kind = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, className)} data-kind={kind}>
      {icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}

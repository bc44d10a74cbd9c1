import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './note.module.css';

export type NoteProps = {
  kind?: 'info' | 'good' | 'warn' | 'bad';
  icon?: IconName;
  /** `alert` for a note that appears after an action. */
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
  className?: string;
};

const icons = { info: 'info', good: 'done', warn: 'warn', bad: 'warn' } as const;

export function Note({ kind = 'info', icon = icons[kind], role, children, className }: NoteProps) {
  return (
    <div className={clsx(styles.note, className)} data-kind={kind} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty.module.css';

export type EmptyProps = {
  /** Address of a drawn picture, 4:3. */
  picture?: string;
  title: ReactNode;
  /** The next step in words. */
  text?: ReactNode;
  /** The next step as a button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

/** The empty state of a list: a message and the next step. */
export function Empty({ picture, title, text, action, level = 2, className }: EmptyProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={clsx(styles.empty, className)}>
      {picture && <img src={picture} alt="" width={220} height={165} loading="lazy" />}
      <Tag className={styles.title}>{title}</Tag>
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

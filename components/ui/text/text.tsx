import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './text.module.css';

export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'b' | 'small' | 'time' | 'dt' | 'dd';
  size?: '2xs' | 'xs' | 'sm' | 'base' | 'md' | 'lg';
  tone?: 'ink' | 'soft' | 'muted' | 'good' | 'warn' | 'bad' | 'accent' | 'dark';
  strong?: boolean;
  /** Digits of equal width: for table columns and player times only. */
  num?: boolean;
  nowrap?: boolean;
  dateTime?: string;
  id?: string;
  children: ReactNode;
  className?: string;
};

export function Text({
  as: Tag = 'p',
  size,
  tone,
  strong,
  num,
  nowrap,
  dateTime,
  id,
  children,
  className,
}: TextProps) {
  const time = Tag === 'time' ? { dateTime } : {};
  return (
    <Tag
      {...time}
      id={id}
      className={clsx(styles.text, className)}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-num={num || undefined}
      data-nowrap={nowrap || undefined}
    >
      {children}
    </Tag>
  );
}

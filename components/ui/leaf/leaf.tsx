import clsx from 'clsx';
import styles from './leaf.module.css';

export type LeafProps = {
  /** `2026-11-24` or an instant; the day is Moscow's. */
  date: string | Date;
  large?: boolean;
  className?: string;
};

const zone = 'Europe/Moscow';
const dayMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: zone });
const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: zone });

/** A leaf of a tear-off calendar: month in the genitive, day, weekday. */
export function Leaf({ date, large, className }: LeafProps) {
  const at = new Date(date);
  const parts = dayMonth.formatToParts(at);
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value;
  return (
    <time
      dateTime={at.toISOString()}
      className={clsx(styles.leaf, className)}
      data-large={large || undefined}
    >
      <span className={styles.month}>{part('month')}</span>
      <span className={styles.day}>{part('day')}</span>
      <span className={styles.weekday}>{weekday.format(at)}</span>
    </time>
  );
}

import clsx from 'clsx';
import { calendarLeaf } from '@/lib/format/date';
import styles from './leaf.module.css';

export type LeafProps = {
  /** An instant; the day is Moscow's. */
  date: string | Date;
  large?: boolean;
  className?: string;
};

/** A leaf of a tear-off calendar: month in the genitive, day, weekday; nothing for a date that is none. */
export function Leaf({ date, large, className }: LeafProps) {
  const leaf = calendarLeaf(date);
  if (!leaf) return null;
  return (
    <time dateTime={leaf.iso} className={clsx(styles.leaf, className)} data-large={large || undefined}>
      <span className={styles.month}>{leaf.month}</span>
      <span className={styles.day}>{leaf.day}</span>
      <span className={styles.weekday}>{leaf.weekday}</span>
    </time>
  );
}

import clsx from 'clsx';
import { dateTileParts } from '@/lib/format/date';
import styles from './date-tile.module.css';

export type DateTileProps = {
  /** An instant; the day is Moscow's. */
  date: string | Date;
  large?: boolean;
  className?: string;
};

/** A date tile like a calendar leaf: month in the genitive, day, weekday; nothing for an invalid date. */
export function DateTile({ date, large, className }: DateTileProps) {
  const parts = dateTileParts(date);
  if (!parts) return null;
  return (
    <time dateTime={parts.iso} className={clsx(styles.tile, className)} data-large={large || undefined}>
      <span className={styles.month}>{parts.month}</span>
      <span className={styles.day}>{parts.day}</span>
      <span className={styles.weekday}>{parts.weekday}</span>
    </time>
  );
}

import { formatDay, formatWeekday } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { greeting } from '@/lib/format/person';
import styles from './home.module.css';

interface HelloProps {
  now: Date;
  firstName: string;
  /** Number of new items that are not begun; 0 is not shown. */
  fresh: number;
}

/** Heading of the page: greeting by Moscow time and name, the day, and the number of new items. */
export function Hello({ now, firstName, fresh }: HelloProps) {
  const weekday = formatWeekday(now);
  const words = ['новый материал', 'новых материала', 'новых материалов'] as const;
  return (
    <div className={styles.hello}>
      <h1>{greeting(now, firstName)}</h1>
      <p>
        {weekday.charAt(0).toUpperCase() + weekday.slice(1)}, {formatDay(now, now)}.
        {fresh > 0 && ` Для вас ${counted(fresh, words)}.`}
      </p>
    </div>
  );
}

import { formatDay, formatWeekday } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { greeting } from '@/lib/format/person';
import styles from './home.module.css';

interface HelloProps {
  now: Date;
  firstName: string;
  /** New items not begun yet; nothing is said of none. */
  fresh: number;
}

/** The page's heading: by Moscow's clock and by name, the day, and how much is new. */
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

import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { formatDay } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import type { PluralForms } from '@/lib/format/plural';
import styles from './week.module.css';

const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;
/** Number of slots drawn as dots; more are shown as a number. */
const MOST_DOTS = 3;

/** Id of a day's group on the page. */
const dayId = (day: string) => `day-${day}`;

interface WeekStripProps {
  /** From Monday; a day links to its group below, if it has one. */
  days: readonly { day: string; count: number; hasGroup: boolean }[];
  today: string;
  forms: PluralForms;
}

/** First day with slots in a future week. */
const firstAhead = (days: WeekStripProps['days'], today: string) =>
  days[0] && days[0].day > today ? days.find(({ hasGroup }) => hasGroup)?.day : undefined;

/** Seven days with their slots; today is marked, or the first day with slots of a future week. */
export function WeekStrip({ days, today, forms }: WeekStripProps) {
  const first = firstAhead(days, today);
  return (
    <nav aria-label="Дни недели" className={styles.days}>
      <ol className={styles.strip}>
        {days.map(({ day, count, hasGroup }, nth) => {
          const face = (
            <>
              <span aria-hidden="true">{WEEKDAYS[nth]}</span>
              <b aria-hidden="true">{Number(day.slice(-2))}</b>
              <Dots count={count} />
              <Hidden>{`${formatDay(day)}, ${counted(count, forms)}`}</Hidden>
            </>
          );
          const current = day === today ? ('date' as const) : undefined;
          return (
            <li key={day}>
              {hasGroup ? (
                <Anchor
                  href={`#${dayId(day)}`}
                  aria-current={current}
                  data-first={day === first ? '' : undefined}
                >
                  {face}
                </Anchor>
              ) : (
                <span aria-current={current}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Dots({ count }: { count: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {count > MOST_DOTS ? count : Array.from({ length: count }, (_, nth) => <i key={nth} />)}
    </span>
  );
}

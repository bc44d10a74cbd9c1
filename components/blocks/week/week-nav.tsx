import { ButtonLink } from '@/components/ui/button/button';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { moscowDay } from '@/lib/domain/moscow';
import { shiftDay, weekOf } from '@/lib/domain/week';
import { formatWeek } from '@/lib/format/date';
import type { ReactNode } from 'react';
import type { PluralForms } from '@/lib/format/plural';
import styles from './week.module.css';
import { WeekStrip } from './week-strip';

interface WeekNavProps {
  /** Any day of the week, `YYYY-MM-DD`, in Moscow time. */
  day: string;
  now: Date;
  /** Plural forms of a slot's noun: «тренинг», «тренинга», «тренингов». */
  forms: PluralForms;
  /** Address of the week with the day; without a day, of the current week. */
  hrefOf: (day?: string) => string;
  /** Number of slots that begin on the day, and whether the page has a group for it to link to. */
  countOf: (day: string) => { count: number; hasGroup: boolean };
  /** Filters of the week, beside its name where there is room. */
  children?: ReactNode;
}

/** Line break in the name of a week that spans two years: «28 дек. 2026 –», «3 янв. 2027». */
const AFTER_YEAR = /(?<=\d{4} –) /;

/** Name of a week, links to its neighbours and to the current one, and its seven days. */
export function WeekNav({ day, now, forms, hrefOf, countOf, children }: WeekNavProps) {
  const days = weekOf(day);
  const today = moscowDay(now);
  const away = (label: string, icon: 'left' | 'right', by: number) => (
    <IconLink kind="line" icon={icon} label={label} href={hrefOf(shiftDay(day, by))} scroll={false} />
  );
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.head}>
          {away('Прошлая неделя', 'left', -7)}
          {away('Следующая неделя', 'right', 7)}
          <h2 className={styles.name}>
            {formatWeek(days[0] ?? day, days.at(-1) ?? day, now)
              .split(AFTER_YEAR)
              .flatMap((part, nth) => [nth > 0 && ' ', <span key={part}>{part}</span>])}
          </h2>
          {!days.includes(today) && (
            <ButtonLink kind="second" size="s" href={hrefOf()} scroll={false}>
              Сегодня
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
      <WeekStrip days={days.map((one) => ({ day: one, ...countOf(one) }))} today={today} forms={forms} />
    </>
  );
}

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
  /** Any day of the week, `YYYY-MM-DD`, Moscow's. */
  day: string;
  now: Date;
  /** How slots are counted: «тренинг», «тренинга», «тренингов». */
  forms: PluralForms;
  /** Address of the week that the day is in; of the present week without one. */
  hrefOf: (day?: string) => string;
  /** Slots that begin on the day, and whether it has a group below to lead to. */
  countOf: (day: string) => { count: number; hasGroup: boolean };
  /** What narrows the week: beside its name where there is room. */
  children?: ReactNode;
}

/** Where the name of a week of two years may break: «28 дек. 2026 –», «3 янв. 2027». */
const AFTER_YEAR = /(?<=\d{4} –) /;

/** The name of a week, the ways to its neighbours and to the present one, and its seven days. */
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

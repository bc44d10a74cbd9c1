import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { moscowDay } from '@/lib/domain/moscow';
import { layWeek, shiftDay, weekOf, type Slot } from '@/lib/domain/week';
import { formatDays } from '@/lib/format/date';
import type { PluralForms } from '@/lib/format/plural';
import { DayGroup } from './day-group';
import styles from './week.module.css';
import { WeekStrip } from './week-strip';

export interface WeekProps<S extends Slot> {
  /** Any day of the week, `YYYY-MM-DD`, Moscow's. */
  day: string;
  now: Date;
  slots: readonly S[];
  /** How slots are counted: «тренинг», «тренинга», «тренингов». */
  forms: PluralForms;
  /** Address of the week that the day is in; of the present week without one. */
  hrefOf: (day?: string) => string;
  /** What stands in a slot beside its time. */
  render: (slot: S) => ReactNode;
  /** Nothing in the whole week: why, and what to do next. */
  empty: { title: string; text: string; action?: ReactNode };
}

/**
 * A week by the address: its days with counts, and what is on each in the order of time, overlapping slots side by side
 * on a wide screen. The clock is Moscow's. Links all of it, so it works without a script.
 */
export function Week<S extends Slot>(props: WeekProps<S>) {
  const { day, now, slots, forms, hrefOf, render, empty } = props;
  const days = weekOf(day);
  const today = moscowDay(now);
  const plans = layWeek(days, slots);
  const busy = plans.filter(({ blocks }) => blocks.length > 0);
  const name = formatDays(days[0] ?? day, days.at(-1) ?? day);
  return (
    <>
      <div className={styles.head}>
        <IconLink
          kind="line"
          icon="left"
          label="Прошлая неделя"
          href={hrefOf(shiftDay(day, -7))}
          scroll={false}
        />
        <IconLink
          kind="line"
          icon="right"
          label="Следующая неделя"
          href={hrefOf(shiftDay(day, 7))}
          scroll={false}
        />
        <h2 className={styles.name}>{name}</h2>
        {!days.includes(today) && (
          <ButtonLink kind="second" size="s" href={hrefOf()} scroll={false}>
            Сегодня
          </ButtonLink>
        )}
      </div>
      <WeekStrip plans={plans} today={today} forms={forms} />
      {busy.length === 0 ? (
        <Empty picture="/art/empty-calendar.svg" level={3} {...empty} />
      ) : (
        busy.map((plan) => <DayGroup key={plan.day} plan={plan} now={now} render={render} />)
      )}
    </>
  );
}

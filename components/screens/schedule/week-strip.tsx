import type { TrainingSlot } from '@/api/trainings/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { moscowDay } from '@/lib/domain/moscow';
import { addDays, daysFrom, mondayOf, weekWords } from '@/lib/domain/trainings/week';
import { formatDay } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { scheduleList, shownWeek, type ScheduleView } from './schedule-view';
import styles from './schedule.module.css';

const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];
const MOST_DOTS = 3;

interface WeekStripProps {
  view: ScheduleView;
  slots: readonly TrainingSlot[];
  now: Date;
}

/** The shown week as seven days with how much each holds; arrows and days are links. */
export function WeekStrip({ view, slots, now }: WeekStripProps) {
  const monday = shownWeek(view, now);
  const today = moscowDay(now);
  const to = (day: string) => scheduleList.href(view, { week: day === mondayOf(today) ? undefined : day });
  const countOf = (day: string) =>
    slots.filter(({ startsAt }) => moscowDay(new Date(startsAt)) === day).length;
  return (
    <nav className={styles.week} aria-label="Неделя">
      <div className={styles.bar}>
        <Anchor href={to(addDays(monday, -7))} className={styles.arrow} scroll={false}>
          <Icon name="left" />
          <Hidden>Прошлая неделя</Hidden>
        </Anchor>
        <Anchor href={to(addDays(monday, 7))} className={styles.arrow} scroll={false}>
          <Icon name="right" />
          <Hidden>Следующая неделя</Hidden>
        </Anchor>
        <b>{weekWords(monday)}</b>
        {monday !== mondayOf(today) && (
          <Anchor href={to(mondayOf(today))} className={styles.today} scroll={false}>
            Сегодня
          </Anchor>
        )}
      </div>
      <ol className={styles.days}>
        {daysFrom(monday).map((day, at) => (
          <li key={day}>
            <Day
              day={day}
              weekday={WEEKDAYS[at] ?? ''}
              count={countOf(day)}
              isToday={day === today}
              now={now}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DayProps {
  day: string;
  weekday: string;
  count: number;
  isToday: boolean;
  now: Date;
}

function Day({ day, weekday, count, isToday, now }: DayProps) {
  const words = `${formatDay(day, now)}, ${counted(count, ['тренинг', 'тренинга', 'тренингов'])}`;
  const face = (
    <>
      <span aria-hidden="true">{weekday}</span>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <i aria-hidden="true">{'•'.repeat(Math.min(count, MOST_DOTS))}</i>
      <Hidden>{words}</Hidden>
    </>
  );
  const current = isToday ? { 'aria-current': 'date' as const } : {};
  if (count === 0)
    return (
      <span className={styles.cell} data-empty="" {...current}>
        {face}
      </span>
    );
  return (
    <a href={`#day-${day}`} className={styles.cell} {...current}>
      {face}
    </a>
  );
}

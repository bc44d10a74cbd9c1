import { ChoiceTabs } from '@/components/blocks/list-page/choices';
import { ListBody } from '@/components/blocks/list-page/list-body';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { SlotPresses } from '@/components/blocks/training-slot/slot-presses';
import { WeekNav } from '@/components/blocks/week/week-nav';
import { TextLink } from '@/components/ui/text-link/text-link';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { moscowDay } from '@/lib/domain/moscow';
import { mondayOf, shiftDay } from '@/lib/domain/week';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { byDay, daysOf } from './days-of';
import { DayGroups } from './day-groups';
import type { Schedule } from './load-schedule';
import { Invitation } from './invitation';
import { MinePanel } from './mine-panel';
import { ScheduleFilters } from './schedule-filters';
import { ALL_CITIES, PRESENT_WEEK, scheduleList, stepOf, type ScheduleView } from './schedule-view';
import styles from './schedule.module.css';

interface ScheduleScreenProps {
  view: ScheduleView;
  schedule: Schedule;
  /** The viewer may book seats: only pharmacists do. */
  books: boolean;
  /** Page where staff record somebody on a training. */
  recordAt?: string | undefined;
  now: Date;
}

const VIEWS = [
  { value: 'week', title: 'Неделя' },
  { value: 'list', title: 'Список' },
];

/** Trainings by day of Moscow: a week at a time or all that are to come; the address holds every choice. */
export function ScheduleScreen({ view, schedule, books, recordAt, now }: ScheduleScreenProps) {
  const { list, mine } = schedule;
  const row = { address: scheduleList, view };
  const isWeek = view.view === 'week';
  return (
    <ListFrame
      title={pageTitle('schedule')}
      beside={
        <div className={styles.beside}>
          <ChoiceTabs {...row} name="view" label="Как показать" choices={VIEWS} />
          <TextLink
            href={path.appointments()}
            icon="right"
            plain
            className={mine.length > 0 ? styles.narrow : undefined}
          >
            Мои записи
          </TextLink>
        </div>
      }
    >
      <SlotPresses />
      {view.invitation && (
        <Invitation code={view.invitation} slot={schedule.invited} books={books} now={now} />
      )}
      {isWeek ? (
        <WeekShown view={view} schedule={schedule} now={now} />
      ) : (
        <ScheduleFilters view={view} schedule={schedule} />
      )}
      <div className={styles.halves} data-aside={mine.length > 0 || undefined}>
        <div>
          <ListBody
            {...row}
            list={list}
            step={stepOf(view)}
            heading="Тренинги по дням"
            empty={emptyWords(view, schedule, now)}
            narrowed={{
              title: 'Таких тренингов нет',
              text: nearestText(schedule) || 'Уберите часть фильтров: вебинары открыты всем городам.',
              all: 'Снять фильтры',
            }}
          >
            <DayGroups
              slots={list.items}
              books={books}
              recordAt={recordAt}
              now={now}
              isPresentWeek={isPresent(view, schedule, now)}
              nextHref={
                isWeek && !schedule.counts ? weekHref(view, now, shiftDay(schedule.monday, 7)) : undefined
              }
            />
          </ListBody>
        </div>
        <MinePanel slots={mine} beside={list.items} now={now} />
      </div>
    </ListFrame>
  );
}

/** Whether the list begins with today, even without trainings; a week of several pages begins with its Monday. */
const isPresent = (view: ScheduleView, { counts, monday }: Schedule, now: Date) =>
  view.view === 'week' && !counts && monday === mondayOf(moscowDay(now));

/** Address of the week that has the day. */
const weekHref = (view: ScheduleView, now: Date, day = moscowDay(now)) =>
  scheduleList.href(view, { week: mondayOf(day) === mondayOf(moscowDay(now)) ? PRESENT_WEEK : day });

function WeekShown({ view, schedule, now }: Pick<ScheduleScreenProps, 'view' | 'schedule' | 'now'>) {
  const slots = schedule.list.items;
  const today = moscowDay(now);
  const days = byDay(slots);
  const { ahead, past } = daysOf(days, { today, isPresentWeek: isPresent(view, schedule, now) });
  const groups = slots.length > 0 ? [...ahead, ...past] : [];
  const countOf = (day: string) => {
    const count = schedule.counts?.get(day) ?? days.get(day)?.length ?? 0;
    return { count, hasGroup: groups.includes(day) };
  };
  return (
    <WeekNav
      day={schedule.monday}
      now={now}
      forms={['тренинг', 'тренинга', 'тренингов']}
      hrefOf={(day) => weekHref(view, now, day)}
      countOf={countOf}
    >
      <ScheduleFilters view={view} schedule={schedule} />
    </WeekNav>
  );
}

const nearestText = ({ list }: Schedule) => {
  const { nearest } = list.meta;
  return nearest ? `Ближайший подходящий — ${momentWords(nearest.slot)}.` : '';
};

function emptyWords(view: ScheduleView, schedule: Schedule, now: Date) {
  const { nearest } = schedule.list.meta;
  const isWeek = view.view === 'week';
  const title = isWeek ? 'На этой неделе тренингов нет' : 'Новых тренингов пока нет';
  if (nearest && isWeek) {
    const href = scheduleList.href(view, { week: moscowDay(new Date(nearest.startsAt)) });
    const words = momentWords(nearest.slot, now);
    return { title, text: `Ближайший — ${words}.`, action: { title: 'Показать эту неделю', href } };
  }
  const all = scheduleList.href(view, { city: ALL_CITIES });
  return {
    title,
    text: 'Посмотрите другие города: до соседнего бывает недалеко.',
    action: { title: 'Показать все города', href: all },
  };
}

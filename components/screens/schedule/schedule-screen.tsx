import { SLOTS_PAGE } from '@/api/trainings/queries';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { ChoiceChips, choicesOf, ChoiceTabs, manyOf } from '@/components/blocks/list-page/choices';
import { ListBody } from '@/components/blocks/list-page/list-body';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { WeekNav } from '@/components/blocks/week/week-nav';
import { TextLink } from '@/components/ui/text-link/text-link';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { ANY_TYPE, TYPE_WORDS } from '@/lib/domain/trainings/training';
import { moscowDay } from '@/lib/domain/moscow';
import { mondayOf } from '@/lib/domain/week';
import { formatDay } from '@/lib/format/date';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { DayGroups } from './day-groups';
import type { Schedule } from './load-schedule';
import { ALL_CITIES, scheduleList, shownWeek, type ScheduleView } from './schedule-view';
import { FiltersButton } from './filters-button';
import styles from './schedule.module.css';

interface ScheduleScreenProps {
  view: ScheduleView;
  schedule: Schedule;
  /** Pharmacists alone book seats for themselves. */
  books: boolean;
  now: Date;
}

const KINDS = choicesOf(manyOf(TYPE_WORDS));
const VIEWS = [
  { value: 'week', title: 'Неделя' },
  { value: 'list', title: 'Список' },
];

/** Trainings by day of Moscow: a week at a time or all that are to come; the address holds every choice. */
export function ScheduleScreen({ view, schedule, books, now }: ScheduleScreenProps) {
  const { list } = schedule;
  const row = { address: scheduleList, view };
  return (
    <ListFrame
      title={pageTitle('schedule')}
      tabs={<ChoiceTabs {...row} name="view" label="Как показать" choices={VIEWS} />}
      beside={
        <TextLink href={path.appointments()} icon="right" plain>
          Мои записи
        </TextLink>
      }
    >
      <Filters view={view} schedule={schedule} />
      {view.view === 'week' && <WeekShown view={view} slots={list.items} now={now} />}
      <ListBody
        {...row}
        list={view.view === 'week' ? { items: list.items } : list}
        step={SLOTS_PAGE}
        heading="Тренинги по дням"
        empty={emptyWords(view, schedule, now)}
        narrowed={{
          title: 'Таких тренингов нет',
          text: nearestText(schedule) || 'Уберите часть фильтров: вебинары открыты всем городам.',
          all: 'Снять фильтры',
        }}
      >
        <DayGroups slots={list.items} books={books} now={now} />
      </ListBody>
    </ListFrame>
  );
}

function WeekShown({
  view,
  slots,
  now,
}: {
  view: ScheduleView;
  slots: Schedule['list']['items'];
  now: Date;
}) {
  const present = mondayOf(moscowDay(now));
  const countOn = (day: string) =>
    slots.filter(({ startsAt }) => moscowDay(new Date(startsAt)) === day).length;
  return (
    <WeekNav
      day={shownWeek(view, now)}
      now={now}
      forms={['тренинг', 'тренинга', 'тренингов']}
      hrefOf={(day) => scheduleList.href(view, { week: day === present ? undefined : day })}
      countOf={(day) => ({ count: countOn(day), hasGroup: countOn(day) > 0 })}
    />
  );
}

const dayTitles: Readonly<Record<string, string>> = { from: 'с', to: 'по' };

/** What a filter is called; null for those whose chips stand beside. */
function titleOf({ marks, city, ownCity }: Schedule) {
  return (name: string, value: string) => {
    if (name === 'mark') return marks.find(({ id }) => id === value)?.name ?? value;
    if (dayTitles[name]) return `${dayTitles[name]} ${formatDay(value)}`;
    return name === 'city' && city && city.id !== ownCity?.id ? city.name : null;
  };
}

function Filters({ view, schedule }: { view: ScheduleView; schedule: Schedule }) {
  const { marks, ownCity, city } = schedule;
  const row = { address: scheduleList, view };
  const brands = marks.filter(({ isRoutingMark }) => isRoutingMark);
  return (
    <div className={styles.filters}>
      <div>
        <FiltersButton
          view={view}
          marks={brands}
          city={city ? { value: city.id, label: city.name } : null}
          ownCityId={ownCity?.id}
        />
      </div>
      {ownCity && (
        <ChoiceChips
          {...row}
          name="city"
          label="Город"
          all={ownCity.name}
          choices={[{ value: ALL_CITIES, title: 'Все города' }]}
        />
      )}
      <ChoiceChips {...row} name="type" label="Формат" all={ANY_TYPE} choices={KINDS} />
      <ChoiceChips
        {...row}
        name="mark"
        label="Бренд"
        all="Все бренды"
        choices={brands.map(({ id, name }) => ({ value: id, title: name, brand: id }))}
      />
      <ActiveFilters {...row} titleOf={titleOf(schedule)} />
    </div>
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

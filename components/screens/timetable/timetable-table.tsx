import type { ManagedFilter, ManagedList } from '@/api/timetable/queries';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import {
  anyOf,
  chosenOf,
  dayOf,
  linkedRow,
  oneOf,
  tabsOf,
} from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { LEADER_NAMES, TYPE_NAMES } from '@/lib/domain/trainings/training';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { AbsencesButton } from './absences-button';
import { TIMETABLE_COLUMNS } from './timetable-columns';

const CREATE = { title: 'Создать тренинг', href: path.timetableCreation() };
const EMPTY = {
  coming: { title: 'Тренингов пока нет', text: 'Создайте одну дату или сразу месяц.', action: CREATE },
  past: { title: 'Прошедших тренингов нет', text: 'Здесь останутся все даты с отметками о визитах.' },
  cancelled: { title: 'Отменённых тренингов нет', text: 'Отменённые даты остаются здесь с причиной.' },
};
/** What the page shows: dates in one state, or topics. */
export const SHOWN = {
  coming: 'Предстоящие',
  past: 'Прошедшие',
  cancelled: 'Отменённые',
  topics: 'Темы',
};

const WHOSE = { mine: 'Мои', all: 'Все' };

/** Table of dates, for those who look after them: `/lk/trainings?state=past&mark=lrp&whose=all&sort=-taken`. */
export const timetableTable = declareTable<ManagedList['items'][number]>()({
  page: 'trainings',
  caption: 'Тренинги',
  forms: ['тренинг', 'тренинга', 'тренингов'],
  search: { label: 'Поиск по тренингам', placeholder: 'Тема, город, адрес или ведущий' },
  columns: TIMETABLE_COLUMNS,
  filters: {
    state: tabsOf('Какие тренинги', SHOWN, 'coming'),
    whose: chosenOf('Чьи тренинги', WHOSE),
    type: oneOf('Формат', TYPE_NAMES, { any: 'Любой' }),
    mark: anyOf('Бренд'),
    role: oneOf('Кто ведёт', LEADER_NAMES, { any: 'Все' }),
    from: dayOf('С', { day: 'С какого дня', word: 'с' }),
    to: dayOf('По', { day: 'По какой день', word: 'по' }),
    topic: linkedRow('Тема'),
  },
  empty: EMPTY.coming,
  narrowed: { title: 'С такими условиями тренингов нет', all: 'Снять фильтры' },
});

type TimetableView = ViewOf<typeof timetableTable>;

/** State of the dates; topics have a table of their own. */
const stateOf = ({ state }: Pick<TimetableView, 'state'>) => (state === 'topics' ? 'coming' : state);

/**
 * Filter and order of the call: by default a trainer gets their own dates, an admin all; past ones the latest first.
 */
export function askedOf(view: TimetableView, isAdmin: boolean) {
  const { whose = isAdmin ? 'all' : 'mine', topic, ...rest } = timetableTable.filter(view);
  const state = stateOf(view);
  const filter: ManagedFilter = {
    ...rest,
    state,
    ...(whose === 'mine' ? { mine: '1' } : {}),
    ...(topic ? { topicId: topic } : {}),
  };
  return { filter, sort: view.sort ?? (state === 'coming' ? 'starts_at' : '-starts_at') } as const;
}

interface TimetableScreenProps {
  view: TimetableView;
  list: ManagedList;
  marks: readonly { slug: string; name: string }[];
  isAdmin: boolean;
}

/** Dates of trainings for those who look after them. */
export function TimetableScreen({ view, list, marks, isAdmin }: TimetableScreenProps) {
  const [usual, other] = isAdmin ? (['all', 'mine'] as const) : (['mine', 'all'] as const);
  return (
    <TablePage
      table={timetableTable}
      {...{ view, list }}
      values={{
        state: [...list.meta.states, { value: 'topics' }],
        whose: [{ value: other, title: WHOSE[other] }],
        mark: marks.map(({ slug, name }) => ({ value: slug, title: name })),
      }}
      any={{ whose: WHOSE[usual] }}
      empty={EMPTY[stateOf(view)]}
      beside={
        <>
          <ButtonLink href={CREATE.href} icon="plus">
            {CREATE.title}
          </ButtonLink>
          <ButtonLink href={path.trainingVisits()} kind="second" icon="check">
            Визиты
          </ButtonLink>
          <AbsencesButton isAdmin={isAdmin} />
          <ButtonLink href={path.orderDownloading()} kind="quiet" icon="download">
            Выгрузить отчёт
          </ButtonLink>
          <ButtonLink href={path.orderUploading()} kind="quiet" icon="upload">
            Загрузить отчёт
          </ButtonLink>
        </>
      }
    />
  );
}

import type { ManagedTraining } from '@/api/timetable/queries';
import { ChoiceChips, ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { ButtonLink } from '@/components/ui/button/button';
import { Input } from '@/components/ui/input/input';
import { formatDay } from '@/lib/format/date';
import type { PageMeta } from '@/lib/json-api/answer';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { TIMETABLE_COLUMNS } from './timetable-columns';
import { ROLE_NAMES, STATE_NAMES, timetableList, type TimetableView } from './timetable-view';
import styles from './timetable.module.css';

const CREATE = { title: 'Создать тренинг', href: path.timetableCreation() };
const EMPTY = {
  coming: { title: 'Тренингов пока нет', text: 'Создайте одну дату или сразу месяц.', action: CREATE },
  past: { title: 'Прошедших тренингов нет', text: 'Здесь останутся все даты с отметками о визитах.' },
  cancelled: { title: 'Отменённых тренингов нет', text: 'Отменённые даты остаются здесь с причиной.' },
};
const NARROWED = {
  picture: 'search' as const,
  title: 'С такими условиями тренингов нет',
  text: 'Снимите часть фильтров или возьмите слово короче.',
  all: 'Снять фильтры',
};
const TYPES = [
  { value: 'offline', title: 'Очно' },
  { value: 'webinar', title: 'Вебинар' },
];

interface TimetableScreenProps {
  view: TimetableView;
  list: {
    items: readonly ManagedTraining[];
    page?: PageMeta | undefined;
    meta: { states: { value: string; count: number }[] };
  };
  marks: readonly { slug: string; name: string }[];
  isAdmin: boolean;
}

function groupsOf({ marks, view }: TimetableScreenProps) {
  const day = (name: 'from' | 'to', label: string) => (
    <Input type="date" name={name} defaultValue={view[name] ?? ''} aria-label={label} />
  );
  return [
    { name: 'type' as const, title: 'Формат', any: 'Любой', entries: TYPES },
    {
      name: 'mark' as const,
      title: 'Бренд',
      entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
    },
    { name: 'role' as const, title: 'Кто ведёт', any: 'Все', entries: choicesOf(ROLE_NAMES).map(plain) },
    { name: 'from' as const, title: 'С', field: day('from', 'С какого дня') },
    { name: 'to' as const, title: 'По', field: day('to', 'По какой день') },
  ];
}
const plain = ({ value, title }: { value: string; title: unknown }) => ({ value, title: String(title) });

/** Dates of trainings for those who look after them; the address holds what is shown. */
export function TimetableScreen(props: TimetableScreenProps) {
  const { view, list, isAdmin } = props;
  const row = { address: timetableList, view };
  const whose = isAdmin
    ? { all: 'Все', choices: [{ value: 'mine', title: 'Мои' }] }
    : { all: 'Мои', choices: [{ value: 'all', title: 'Все' }] };
  return (
    <ListFrame
      title={pageTitle('trainings')}
      beside={<Beside />}
      tabs={
        <ChoiceTabs
          {...row}
          name="state"
          label="Какие тренинги"
          choices={choicesOf(STATE_NAMES, list.meta.states)}
        />
      }
    >
      <StaffTable
        {...row}
        caption="Тренинги"
        forms={['тренинг', 'тренинга', 'тренингов']}
        list={list}
        columns={TIMETABLE_COLUMNS}
        search={{ label: 'Поиск по тренингам', placeholder: 'Тема, город или адрес' }}
        quick={<ChoiceChips {...row} name="whose" label="Чьи тренинги" {...whose} />}
        groups={groupsOf(props)}
        titleOf={titleOf(props)}
        empty={EMPTY[view.state]}
        narrowed={NARROWED}
      />
    </ListFrame>
  );
}

/** `whose` is a chip of its own; every other filter is called by its group. */
function titleOf({ marks }: TimetableScreenProps) {
  const names: Record<string, string> = {
    ...Object.fromEntries(marks.map(({ slug, name }) => [slug, name])),
    ...ROLE_NAMES,
    ...Object.fromEntries(TYPES.map(({ value, title }) => [value, title])),
  };
  return (name: string, value: string) => {
    if (name === 'whose') return null;
    if (name === 'from') return `с ${formatDay(value)}`;
    return name === 'to' ? `по ${formatDay(value)}` : (names[value] ?? value);
  };
}

function Beside() {
  return (
    <div className={styles.acts}>
      <ButtonLink href={CREATE.href} icon="plus">
        {CREATE.title}
      </ButtonLink>
      <ButtonLink href={path.trainingVisits()} kind="second" icon="check">
        Визиты
      </ButtonLink>
      <ButtonLink href={path.orderDownloading()} kind="quiet" icon="download">
        Выгрузить отчёт
      </ButtonLink>
      <ButtonLink href={path.orderUploading()} kind="quiet" icon="upload">
        Загрузить отчёт
      </ButtonLink>
    </div>
  );
}

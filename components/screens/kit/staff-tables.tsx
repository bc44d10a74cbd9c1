import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Button } from '@/components/ui/button/button';
import { Sparkline } from '@/components/ui/chart/sparkline';
import { points } from '@/lib/format/number';
import { ChosenAct } from './chosen-act';
import styles from './kit.module.css';
import { kitList, type KitView } from './kit-view';
import { Part } from './part';
import { people, REGIONS, type Person } from './staff-samples';

const SIZE = 4;

const COLUMNS: readonly StaffColumn<Person>[] = [
  {
    key: 'name',
    title: 'Фармацевт',
    place: 'lead',
    sort: 'name',
    render: ({ name, job }) => (
      <span className={styles.person}>
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <small>{job}</small>
        </span>
      </span>
    ),
  },
  { key: 'pharmacy', title: 'Аптека', place: 'full', render: ({ pharmacy }) => pharmacy },
  {
    key: 'points',
    title: 'Баллы',
    number: true,
    sort: 'points',
    first: 'descending',
    render: (person) => points(person.points),
  },
  {
    key: 'weeks',
    title: 'Пять недель',
    render: ({ weeks }) => <Sparkline label="Занятий по неделям" values={weeks} />,
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: ({ name }) => (
      <RowMenu name={name} items={[{ key: 'open', title: 'Открыть', icon: 'user', href: '#person' }]} />
    ),
  },
];

function listOf({ region, search, sort, page }: KitView) {
  const turn = sort.startsWith('-') ? -1 : 1;
  const by = sort.endsWith('points') ? 'points' : 'name';
  const found = people
    .filter((one) => region.length === 0 || region.includes(one.region))
    .filter((one) => one.name.toLowerCase().includes(search?.toLowerCase() ?? ''))
    .sort((one, other) => turn * String(one[by]).localeCompare(String(other[by]), 'ru', { numeric: true }));
  const pages = Math.ceil(found.length / SIZE);
  const items = found.slice((page - 1) * SIZE, page * SIZE);
  return { items, page: { number: page, size: SIZE, total: found.length, pages } };
}

const SAMPLE = {
  forms: ['человек', 'человека', 'человек'],
  address: kitList,
  columns: COLUMNS,
  empty: { title: 'Здесь пока никого', text: 'Люди появятся после первой загрузки аптек.' },
} as const;

/** Tables of staff pages: one that follows the address and has a choice of rows, an empty one, and one not loaded. */
export function StaffTables({ view }: { view: KitView }) {
  const none = { items: [], page: { number: 1, size: SIZE, total: 0, pages: 0 } };
  const bare = kitList.read({});
  return (
    <Part title="Таблица сотрудника">
      <StaffTable
        {...SAMPLE}
        caption="Фармацевты территории"
        view={view}
        list={listOf(view)}
        search={{ label: 'Поиск людей', placeholder: 'Имя' }}
        groups={[{ name: 'region', title: 'Регион', entries: REGIONS }]}
        tools={
          <Button kind="quiet" size="s" icon="download">
            Выгрузить
          </Button>
        }
        choice={{ nameOf: ({ name }) => name, takesAll: true, acts: <ChosenAct /> }}
        narrowed={{ title: 'Никого не нашли', text: 'Снимите фильтры или измените слова.', all: 'Все люди' }}
      />
      <StaffTable {...SAMPLE} caption="Пустая территория" view={bare} list={none} />
      <StaffTable {...SAMPLE} caption="Фармацевты" view={bare} list={null} />
    </Part>
  );
}

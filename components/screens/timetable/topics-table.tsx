import type { ManagedList, ManagedTopic, TopicList } from '@/api/timetable/queries';
import { LeadCell, More } from '@/components/blocks/staff-table/cells';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { anyOf, oneOf, tabsOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { Badge } from '@/components/ui/badge/badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { moscowDay } from '@/lib/domain/moscow';
import { seatsTaken } from '@/lib/domain/trainings/slot-state';
import { formatDay } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { SHOWN } from './timetable-table';
import { TopicButton } from './topic-button';

/** Address of the topic's dates, of all leaders. */
const datesOf = ({ id, counts }: ManagedTopic) => {
  const state = counts.coming === 0 && counts.past > 0 ? '&state=past' : '';
  return `${path.trainings()}?whose=all&topic=${id}${state}`;
};

const COLUMNS: readonly StaffColumn<ManagedTopic>[] = [
  {
    key: 'name',
    title: 'Тема',
    place: 'lead',
    width: '45%',
    render: (topic) => (
      <LeadCell
        title={topic.name}
        href={datesOf(topic)}
        picture={{ src: topic.image?.previewUrl, brand: topic.markId }}
      >
        <DropTag kind="plain" brand={topic.markId}>
          {topic.markName}
        </DropTag>
        {topic.isArchived && <Badge>В архиве</Badge>}
      </LeadCell>
    ),
  },
  {
    key: 'coming',
    title: 'Предстоит',
    render: ({ counts: { coming, nextAt } }) => (
      <>
        {formatNumber(coming)}
        {nextAt && <More>ближайший {formatDay(moscowDay(new Date(nextAt)))}</More>}
      </>
    ),
  },
  { key: 'past', title: 'Прошло', render: ({ counts }) => formatNumber(counts.past) },
  {
    key: 'seats',
    title: 'Записаны',
    render: ({ counts: { coming, taken, capacity } }) => (coming === 0 ? '—' : seatsTaken(taken, capacity)),
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: ({ id, name, isArchived, canManage }) =>
      canManage && <DeferredMenu menu="topic-menu" name={name} of={{ topic: { id, name, isArchived } }} />,
  },
];

/** Topics of the timetable: `/lk/trainings?state=topics&archived=1&mark=lrp`. */
export const topicsTable = declareTable<ManagedTopic>()({
  page: 'trainings',
  caption: 'Темы тренингов',
  forms: ['тема', 'темы', 'тем'],
  search: { label: 'Поиск по темам', placeholder: 'Название темы' },
  columns: COLUMNS,
  filters: {
    state: tabsOf('Какие тренинги', SHOWN, 'coming'),
    archived: oneOf('Какие темы', { '1': 'В архиве' }, { any: 'Действующие', place: 'chips' }),
    mark: anyOf('Бренд'),
  },
  empty: { title: 'Тем пока нет', text: 'Создайте тему и добавьте к ней даты.' },
  narrowed: { title: 'С такими условиями тем нет', all: 'Снять фильтры' },
});

type TopicsView = ViewOf<typeof topicsTable>;

/** `filter` of the call. */
export const topicsFilter = ({ archived, mark, search }: TopicsView) => ({ archived, mark, search });

interface TopicsScreenProps {
  view: TopicsView;
  list: TopicList;
  /** How many dates there are in each state. */
  states: ManagedList['meta']['states'];
  marks: readonly { slug: string; name: string }[];
}

/** Topics of trainings, for those who look after trainings. */
export function TopicsScreen({ view, list, states, marks }: TopicsScreenProps) {
  return (
    <TablePage
      table={topicsTable}
      {...{ view, list }}
      values={{
        state: [...states, { value: 'topics' }],
        mark: marks.map(({ slug, name }) => ({ value: slug, title: name })),
      }}
      beside={<TopicButton />}
    />
  );
}

import type { TestRow } from '@/api/testing/queries';
import { AuthoredLead } from '@/components/blocks/authored/authored-lead';
import { AuthoredMenu } from '@/components/blocks/authored/authored-menu';
import { ChangedAt, States } from '@/components/blocks/authored/cells';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { formatNumber, percent, pointsGenitive } from '@/lib/format/number';

type Kind = 'test' | 'programme-test';
type Sort = 'title' | 'attempts' | 'share' | 'updatedAt';

export const TEST_TYPES = { plain: 'Обычный', express: 'Экспресс' };

function Lead({ kind, test }: { kind: Kind; test: TestRow }) {
  const pays = test.maxPoints > 0 ? `до ${pointsGenitive(test.maxPoints)}` : 'без баллов';
  return <AuthoredLead {...test} href={AUTHORED[kind].editor(test.id)} pays={pays} />;
}

/** Columns of an authors' list of tests, of the portal or of the programme. */
export const testColumns = (kind: Kind): StaffColumn<TestRow, Sort>[] => [
  {
    key: 'title',
    title: 'Тест',
    place: 'lead',
    sort: 'title',
    render: (test) => <Lead kind={kind} test={test} />,
  },
  {
    key: 'state',
    title: 'Состояние',
    render: ({ state, hasDraft }) => <States {...{ state, hasDraft }} />,
  },
  {
    key: 'attempts',
    title: 'Отправили',
    number: true,
    sort: 'attempts',
    first: 'descending',
    render: ({ attemptsCount }) => formatNumber(attemptsCount),
  },
  {
    key: 'share',
    title: 'Верно',
    number: true,
    sort: 'share',
    first: 'descending',
    render: ({ rightShare }) => (rightShare === null ? '—' : percent(rightShare)),
  },
  {
    key: 'updatedAt',
    title: 'Изменён',
    place: 'full',
    sort: 'updatedAt',
    first: 'descending',
    render: ({ updatedAt, changedBy }) => <ChangedAt at={updatedAt} by={changedBy} />,
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: ({ id, title, state, attemptsCount }) => (
      <AuthoredMenu kind={kind} {...{ id, title, state }} sent={attemptsCount} />
    ),
  },
];

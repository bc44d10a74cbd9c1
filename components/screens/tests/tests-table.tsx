import type { TestEditorFacts, TestList, TestRow } from '@/api/testing/queries';
import { AuthoredLead } from '@/components/blocks/authored/authored-lead';
import { AuthoredMenu } from '@/components/blocks/authored/authored-menu';
import { ChangedAt, States } from '@/components/blocks/authored/cells';
import { ChosenRows } from '@/components/blocks/authored/chosen-rows';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { AUTHORED_STATE_TABS } from '@/lib/domain/authored-state';
import { formatNumber, percent, pointsGenitive } from '@/lib/format/number';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const KINDS = { plain: 'Обычный', express: 'Экспресс' };

function Lead({ test }: { test: TestRow }) {
  const pays = test.maxPoints > 0 ? `до ${pointsGenitive(test.maxPoints)}` : 'без баллов';
  return <AuthoredLead {...test} href={path.testEditor(test.id)} pays={pays} />;
}

/** The authors' list: `/lk/tests?state=draft&mark=lrp&type=express&search=…&sort=title`. */
export const testsTable = declareTable<TestRow>()({
  page: 'tests',
  caption: 'Тесты',
  forms: ['тест', 'теста', 'тестов'],
  order: '-updatedAt',
  search: { label: 'Поиск по тестам', placeholder: 'Название' },
  filters: {
    state: oneOf('Состояние', AUTHORED_STATE_TABS, { any: 'Все', place: 'tabs' }),
    type: oneOf('Вид', KINDS, { any: 'Любой' }),
    mark: anyOf('Бренд'),
  },
  columns: [
    { key: 'title', title: 'Тест', place: 'lead', sort: 'title', render: (test) => <Lead test={test} /> },
    {
      key: 'state',
      title: 'Состояние',
      render: ({ state, hasDraft }) => <States {...{ state, hasDraft }} />,
    },
    {
      key: 'attempts',
      title: 'Прошли',
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
        <AuthoredMenu kind="test" {...{ id, title, state }} sent={attemptsCount} />
      ),
    },
  ],
  empty: {
    title: 'Тестов пока нет',
    text: 'Начните с названия и бренда: черновик виден только авторам.',
    action: { title: 'Создать тест', href: path.testEditor('new') },
  },
  narrowed: { all: 'Все тесты' },
});

type TestsView = ViewOf<typeof testsTable>;

/** `filter` of the list's call. */
export const testsFilter = ({ state, mark, search, type }: TestsView) => ({ state, mark, search, type });

interface TestsScreenProps {
  view: TestsView;
  list: TestList;
  marks: TestEditorFacts['marks'];
}

/** Every test in every state, for those who write them. */
export function TestsScreen({ view, list, marks }: TestsScreenProps) {
  return (
    <TablePage
      table={testsTable}
      {...{ view, list }}
      values={{ state: list.meta.states, mark: marks }}
      choice={{
        nameOf: ({ title }) => title,
        acts: (
          <ChosenRows
            rows={list.items}
            list={{ kind: 'test', asked: { filter: testsFilter(view), sort: view.sort } }}
          />
        ),
      }}
      beside={
        <ButtonLink href={path.testEditor('new')} icon="plus">
          Создать тест
        </ButtonLink>
      }
    />
  );
}

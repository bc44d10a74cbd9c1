import type { TestEditorFacts, TestList, TestRow } from '@/api/testing/queries';
import { ChosenRows } from '@/components/blocks/authored/chosen-rows';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { AUTHORED_STATE_TABS } from '@/lib/domain/authored-state';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { TEST_TYPES, testColumns } from './test-columns';

/** The authors' list: `/lk/tests?state=draft&mark=lrp&type=express&search=…&sort=title`. */
export const testsTable = declareTable<TestRow>()({
  page: 'tests',
  caption: 'Тесты',
  forms: ['тест', 'теста', 'тестов'],
  order: '-updatedAt',
  search: { label: 'Поиск по тестам', placeholder: 'Название' },
  filters: {
    state: oneOf('Состояние', AUTHORED_STATE_TABS, { any: 'Все', place: 'tabs' }),
    type: oneOf('Вид', TEST_TYPES, { any: 'Любой' }),
    mark: anyOf('Бренд'),
  },
  columns: testColumns('test'),
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

import type { TestEditorFacts, TestList, TestRow } from '@/api/testing/queries';
import { ChosenRows } from '@/components/blocks/authored/chosen-rows';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, dayOf, oneOf, oneRow, pageSize } from '@/components/blocks/staff-table/table-filters';
import { PageSize } from '@/components/blocks/staff-table/page-size';
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
    author: oneRow('Автор', { any: 'Любой' }),
    video: oneOf('Видео', { '1': 'С видео' }, { any: 'Любые' }),
    problem: oneOf('Вопросы', { '1': 'Есть замечания' }, { any: 'Любые' }),
    from: dayOf('Создан с', { day: 'Создан с какого дня', word: 'создан с' }),
    to: dayOf('Создан по', { day: 'Создан по какой день', word: 'создан по' }),
    size: pageSize(),
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

/** `filter` of the list's call and of its file. */
export const testsFilter = ({ sort: _, page: _p, size: _s, ...filter }: TestsView) => filter;

/** Page and size of the list's call, from the address. */
export const testsShown = ({ page, size }: TestsView) => ({ page, number: page, size });

interface TestsScreenProps {
  view: TestsView;
  list: TestList;
  facts: Pick<TestEditorFacts, 'marks' | 'authors'>;
}

/** Every test in every state, for those who write them. */
export function TestsScreen({ view, list, facts }: TestsScreenProps) {
  return (
    <TablePage
      table={testsTable}
      {...{ view, list }}
      values={{ state: list.meta.states, mark: facts.marks, author: facts.authors }}
      tools={
        <>
          <PageSize address={testsTable} view={view} />
          <ExportButton name="tests" filters={testsFilter(view)} />
        </>
      }
      choice={{
        nameOf: ({ title }) => title,
        takesAll: true,
        acts: <ChosenRows rows={list.items} list={{ kind: 'test', asked: testsFilter(view) }} />,
      }}
      beside={
        <ButtonLink href={path.testEditor('new')} icon="plus">
          Создать тест
        </ButtonLink>
      }
    />
  );
}

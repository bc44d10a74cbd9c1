import type { ProgrammeTestFacts, ProgrammeTestList, ProgrammeTestRow } from '@/api/programmetests/queries';
import { ChosenRows } from '@/components/blocks/authored/chosen-rows';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, monthOf, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { AUTHORED_STATE_TABS } from '@/lib/domain/authored-state';
import { moscowMidnight } from '@/lib/domain/moscow';
import { formatMonth } from '@/lib/format/date';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { TEST_TYPES, testColumns } from './test-columns';

const [lead, ...others] = testColumns('programme-test');

/** Authors' list of the programme's tests: the columns of the portal's list, and the month. */
export const programmeTestsTable = declareTable<ProgrammeTestRow>()({
  page: 'programmeTests',
  caption: 'Тесты программы',
  forms: ['тест', 'теста', 'тестов'],
  order: '-updatedAt',
  search: { label: 'Поиск по тестам', placeholder: 'Название' },
  filters: {
    state: oneOf('Состояние', AUTHORED_STATE_TABS, { any: 'Все', place: 'tabs' }),
    month: monthOf('Месяц', 'Любой'),
    type: oneOf('Вид', TEST_TYPES, { any: 'Любой' }),
    mark: anyOf('Бренд'),
  },
  columns: [
    ...(lead ? [lead] : []),
    { key: 'month', title: 'Месяц', render: ({ month }) => formatMonth(moscowMidnight(`${month}-01`)) },
    ...others,
  ],
  empty: {
    title: 'Тестов пока нет',
    text: 'У каждого месяца программы один тест, последним шагом. Черновик виден только авторам.',
    action: { title: 'Создать тест', href: path.programmeTestEditor('new') },
  },
  narrowed: { all: 'Все тесты' },
});

type View = ViewOf<typeof programmeTestsTable>;

/** `filter` of the list's call. */
export const programmeTestsFilter = ({ state, month, mark, search, type }: View) => ({
  ...{ state, month, mark, search, type },
});

interface ProgrammeTestsScreenProps extends Pick<ProgrammeTestFacts, 'marks' | 'months'> {
  view: View;
  list: ProgrammeTestList;
}

/** Every test of the programme in every state, for those who write them. */
export function ProgrammeTestsScreen({ view, list, marks, months }: ProgrammeTestsScreenProps) {
  return (
    <TablePage
      table={programmeTestsTable}
      {...{ view, list }}
      values={{ state: list.meta.states, mark: marks, month: months }}
      choice={{
        nameOf: ({ title }) => title,
        takesAll: true,
        acts: (
          <ChosenRows
            rows={list.items}
            list={{
              kind: 'programme-test',
              asked: programmeTestsFilter(view),
            }}
          />
        ),
      }}
      beside={
        <ButtonLink href={path.programmeTestEditor('new')} icon="plus">
          Создать тест
        </ButtonLink>
      }
    />
  );
}

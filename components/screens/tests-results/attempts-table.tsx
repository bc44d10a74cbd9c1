import type { AttemptList, AttemptRow, TestResults } from '@/api/testing/queries';
import { ChoiceChips } from '@/components/blocks/list-page/choices';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { filterTitle, resultGroups } from './results-filters';
import { resultsList, type ResultsView } from './results-view';
import styles from './results.module.css';

const PASSED = [
  { value: '1', title: 'Прошли' },
  { value: '0', title: 'Не прошли' },
];

const columnsOf = (view: ResultsView): StaffColumn<AttemptRow>[] => [
  {
    key: 'name',
    title: 'Кто',
    place: 'lead',
    render: ({ id, name, pharmacy }) => (
      <>
        <Anchor href={resultsList.href(view, { attempt: id })} className={styles.name}>
          {name}
        </Anchor>
        {pharmacy && <span className={styles.small}>{pharmacy}</span>}
      </>
    ),
  },
  {
    key: 'right',
    title: 'Верно',
    number: true,
    sort: 'right',
    first: 'descending',
    render: ({ correctAnswersCount, questionsCount }) =>
      `${String(correctAnswersCount)} из ${String(questionsCount)}`,
  },
  {
    key: 'passed',
    title: 'Итог',
    render: ({ passed }) =>
      passed ? <Badge kind="good">Пройден</Badge> : <Badge kind="plain">Не пройден</Badge>,
  },
  { key: 'points', title: 'Баллы', number: true, render: ({ points }) => formatNumber(points) },
  { key: 'revision', title: 'Версия', number: true, render: ({ revision }) => formatNumber(revision) },
  {
    key: 'submittedAt',
    title: 'Отправлен',
    place: 'full',
    sort: 'submittedAt',
    first: 'descending',
    render: ({ submittedAt }) => <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>,
  },
];

interface AttemptsTableProps {
  view: ResultsView;
  results: TestResults;
  list: AttemptList | null;
}

/** Attempts that were sent, with their people. */
export function AttemptsTable({ view, results, list }: AttemptsTableProps) {
  const groups = resultGroups(view, results);
  const title = filterTitle(groups);
  const row = { address: resultsList, view };
  return (
    <StaffTable
      {...row}
      caption="Попытки"
      forms={['попытка', 'попытки', 'попыток']}
      list={list}
      columns={columnsOf(view)}
      search={{ label: 'Поиск по попыткам', placeholder: 'Имя' }}
      groups={groups}
      titleOf={(name, value) => (name === 'passed' || name === 'attempt' ? null : title(name, value))}
      quick={<ChoiceChips {...row} name="passed" label="Итог" all="Все" choices={PASSED} />}
      empty={{ title: 'Отправленных попыток нет', text: 'Тест начали, но ещё не отправили.' }}
      narrowed={{
        picture: 'search',
        title: 'Таких попыток нет',
        text: 'Снимите фильтр или возьмите слово короче.',
        all: 'Все попытки',
      }}
    />
  );
}

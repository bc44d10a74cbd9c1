import type { AttemptList, AttemptRow } from '@/api/testing/queries';
import { ChoiceChips } from '@/components/blocks/list-page/choices';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
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

/** Attempts that were sent, with their people. */
export function AttemptsTable({ view, list }: { view: ResultsView; list: AttemptList | null }) {
  const row = { address: resultsList, view };
  return (
    <StaffTable
      {...row}
      caption="Попытки"
      forms={['попытка', 'попытки', 'попыток']}
      list={list}
      columns={columnsOf(view)}
      search={{ label: 'Поиск по попыткам', placeholder: 'Имя' }}
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

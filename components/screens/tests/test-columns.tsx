import type { TestRow } from '@/api/testing/queries';
import { AuthoredLead } from '@/components/blocks/authored/authored-lead';
import { ChangedAt, States } from '@/components/blocks/authored/cells';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { More } from '@/components/blocks/staff-table/cells';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { Anchor } from '@/components/ui/anchor/anchor';
import { counted, formatNumber, percent, pointsGenitive } from '@/lib/format/number';

type Kind = 'test' | 'programme-test';
type Sort = 'title' | 'attempts' | 'share' | 'updatedAt';

const REMARKS = ['замечание', 'замечания', 'замечаний'] as const;

export const TEST_TYPES = { plain: 'Обычный', express: 'Экспресс' };

function Lead({ kind, test }: { kind: Kind; test: TestRow }) {
  const pays = test.maxPoints > 0 ? `до ${pointsGenitive(test.maxPoints)}` : 'без баллов';
  return <AuthoredLead {...test} href={AUTHORED[kind].editor(test.id)} pays={pays} />;
}

/** Share of right answers, with a link to the remarks on questions. */
function Share({ kind, test: { id, rightShare, problemsCount } }: { kind: Kind; test: TestRow }) {
  if (rightShare === null) return '—';
  return (
    <>
      {percent(rightShare)}
      {problemsCount > 0 && (
        <More>
          <Anchor href={`${AUTHORED[kind].results(id)}?tab=questions`}>
            {counted(problemsCount, REMARKS)}
          </Anchor>
        </More>
      )}
    </>
  );
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
    render: ({ state, hasDraft, publishedAt }) => <States {...{ state, hasDraft, publishedAt }} />,
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
    render: (test) => <Share kind={kind} test={test} />,
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
    render: ({ id, title, state, hasDraft, attemptsCount }) => (
      <DeferredMenu
        menu="authored-menu"
        name={title}
        of={{ kind, id, title, state, hasDraft, sent: attemptsCount }}
      />
    ),
  },
];

import type { ActivityFinding } from '@/api/activity/queries';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { oneNumber, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { Badge } from '@/components/ui/badge/badge';
import { Note } from '@/components/ui/note/note';
import { ACTIVITY_REASON_NAMES, DEFAULT_PERIOD, type ActivityReason } from '@/lib/domain/unusual-activity';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { PageMeta } from '@/lib/json-api/answer';
import type { ViewOf } from '@/lib/lists/list-address';
import styles from './activity.module.css';
import { CopyChosen } from './copy-chosen';
import { FindingDetails } from './finding-details';

const PERIODS = { 1: 'Сутки', 7: '7 дней', 30: '30 дней' };
const CUT = 'Показана только самая новая часть: событий за период больше, чем помещается в отчёт.';
/** People named before the details are opened. */
const NAMED = 3;

/** Names of the people as the row shows them. */
function namesOf({ people }: ActivityFinding): string {
  const others = people.length - NAMED;
  const named = people.slice(0, NAMED).map(({ name }) => name);
  return named.join(', ') + (others > 0 ? ` и ещё ${String(others)}` : '');
}

/** Menu of actions on the people of a finding; erased accounts have none. */
function ActsOf(finding: ActivityFinding) {
  const people = finding.people.flatMap(({ email }) => (email === null ? [] : [{ email }]));
  if (people.length === 0) return null;
  const name = namesOf(finding);
  return <DeferredMenu menu="finding-menu" name={name} of={{ name, people }} />;
}

export const activityTable = declareTable<ActivityFinding>()({
  page: 'unusualActivity',
  lead: 'Кто набирал баллы слишком быстро или слишком похоже на других. Портал никого не наказывает: посмотрите подробности и решите сами. Пройденное без сети приходит разом и тоже выглядит быстрым.',
  caption: 'Найденное',
  forms: ['случай', 'случая', 'случаев'],
  order: '-to',
  filters: {
    days: oneNumber('Период', PERIODS, DEFAULT_PERIOD),
    reason: oneOf('Причина', ACTIVITY_REASON_NAMES, { any: 'Все причины', place: 'chips' }),
  },
  columns: [
    {
      key: 'people',
      title: 'Кто',
      place: 'lead',
      width: '22%',
      render: (finding) => <b className={styles.people}>{namesOf(finding)}</b>,
    },
    {
      key: 'reason',
      title: 'Причина',
      place: 'full',
      render: ({ reason }) => <Badge kind="warn">{ACTIVITY_REASON_NAMES[reason]}</Badge>,
    },
    {
      key: 'why',
      title: 'Почему',
      place: 'full',
      render: (finding) => (
        <>
          <p>{finding.why}</p>
          <FindingDetails finding={finding} />
        </>
      ),
    },
    {
      key: 'count',
      title: 'Действий',
      number: true,
      sort: 'eventsCount',
      first: 'descending',
      render: ({ eventsCount }) => formatNumber(eventsCount),
    },
    {
      key: 'to',
      title: 'Когда',
      place: 'span',
      sort: 'to',
      first: 'descending',
      render: ({ to }) => <time dateTime={to}>{formatDateTime(to)}</time>,
    },
    {
      key: 'acts',
      title: 'Действия',
      place: 'acts',
      hideTitle: true,
      render: ActsOf,
    },
  ],
  empty: {
    title: 'Ничего необычного',
    text: 'За этот период ничего подозрительного не найдено. Посмотрите другой период.',
  },
  narrowed: {
    picture: 'list',
    title: 'Ничего необычного',
    text: 'За этот период по этой причине ничего подозрительного не найдено.',
    all: 'Все причины за 7 дней',
  },
});

type ActivityView = ViewOf<typeof activityTable>;

/** Filter and order of the call. */
export const askedOf = ({ days, reason, sort }: ActivityView) => ({
  filter: { days, ...(reason ? { reason } : {}) },
  sort,
});

interface ActivityScreenProps {
  view: ActivityView;
  list: { items: readonly ActivityFinding[]; page?: PageMeta | undefined };
  counts: readonly { value: ActivityReason; count: number }[];
  /** Only the newest acts of the period were looked at. */
  isCut: boolean;
}

/** Findings about people, by the reason and period in the address. */
export function ActivityScreen({ view, list, counts, isCut }: ActivityScreenProps) {
  const people = Object.fromEntries(list.items.map(({ id, people: of }) => [id, of]));
  return (
    <TablePage
      table={activityTable}
      {...{ view, list }}
      values={{ reason: counts }}
      note={isCut && <Note kind="warn">{CUT}</Note>}
      choice={{ nameOf: namesOf, takesAll: true, acts: <CopyChosen people={people} asked={askedOf(view)} /> }}
    />
  );
}

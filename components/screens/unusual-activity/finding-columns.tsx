import type { ActivityFinding } from '@/api/activity/queries';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { Badge } from '@/components/ui/badge/badge';
import { ACTIVITY_REASON_NAMES } from '@/lib/domain/unusual-activity';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { ActivityView } from './activity-view';
import styles from './activity.module.css';
import { FindingDetails } from './finding-details';
import { FindingMenu } from './finding-menu';

/** People named before the details are opened. */
const NAMED = 3;

/** Who, as the row names them. */
export function namesOf({ people }: ActivityFinding): string {
  const others = people.length - NAMED;
  const named = people.slice(0, NAMED).map(({ name }) => name);
  return named.join(', ') + (others > 0 ? ` и ещё ${String(others)}` : '');
}

export const FINDING_COLUMNS: readonly StaffColumn<ActivityFinding, ActivityView>[] = [
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
    render: (finding) => <FindingMenu name={namesOf(finding)} people={finding.people} />,
  },
];

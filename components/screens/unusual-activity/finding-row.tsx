import type { ActivityFinding } from '@/api/activity/queries';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import { Meta } from '@/components/ui/meta/meta';
import { ACTIVITY_REASON_NAMES } from '@/lib/domain/unusual-activity';
import { formatDateTime } from '@/lib/format/date';
import { formatMoment } from '@/lib/format/moment';
import { counted } from '@/lib/format/number';
import styles from './activity.module.css';

const ACTS = ['действие', 'действия', 'действий'] as const;
/** People named before the details are opened. */
const NAMED = 5;

/** Who, why and when; what was done stands in its details. */
export function FindingRow({ finding }: { finding: ActivityFinding }) {
  const { reason, why, to, people, events, eventsCount } = finding;
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const others = people.length - NAMED;
  return (
    <li className={styles.row}>
      <Meta>
        <Badge kind="warn">{ACTIVITY_REASON_NAMES[reason]}</Badge>
        <time dateTime={to}>{formatDateTime(to)}</time>
      </Meta>
      <h3 className={styles.people}>
        {people
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
        {others > 0 && ` и ещё ${String(others)}`}
      </h3>
      <p>{why}</p>
      <details className={styles.details}>
        <summary>
          Что и когда сделано: {counted(eventsCount, ACTS)}
          <Icon name="down" size="xs" />
        </summary>
        <ul className={styles.contacts}>
          {people.map(({ id, name, email }) => (
            <li key={id}>
              {name}
              {email && <span>{email}</span>}
            </li>
          ))}
        </ul>
        <ol className={styles.events}>
          {events.map(({ at, userId, text }, nth) => (
            <li key={nth}>
              <time dateTime={at}>{formatMoment(at)}</time>
              <span>
                {people.length > 1 && <b>{nameOf.get(userId)}: </b>}
                {text}
              </span>
            </li>
          ))}
        </ol>
        {eventsCount > events.length && (
          <p className={styles.rest}>
            Показаны первые {events.length} из {eventsCount}.
          </p>
        )}
      </details>
    </li>
  );
}

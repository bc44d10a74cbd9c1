import type { ActivityFinding } from '@/api/activity/queries';
import { Icon } from '@/components/ui/icon/icon';
import { formatMoment } from '@/lib/format/moment';
import { counted } from '@/lib/format/number';
import styles from './activity.module.css';

const ACTS = ['действие', 'действия', 'действий'] as const;

/** All people of a finding, and their acts with the time. */
export function FindingDetails({ finding }: { finding: ActivityFinding }) {
  const { people, events, eventsCount } = finding;
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return (
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
  );
}

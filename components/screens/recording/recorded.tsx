import type { RegisteredPharmacist } from '@/api/timetable/queries';
import { DeferredSeatMenu } from '@/components/blocks/row-menus/deferred-seat-menu';
import { Badge } from '@/components/ui/badge/badge';
import { formatDateTime } from '@/lib/format/date';
import styles from './recording.module.css';

/** People on the training whom the viewer sees, the newest first. */
export function Recorded({
  people,
  training,
}: {
  people: readonly RegisteredPharmacist[];
  training: string;
}) {
  if (people.length === 0) return <p className={styles.none}>Нет данных</p>;
  return (
    <ul className={styles.recorded}>
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <b>{person.user.fullName}</b>
            <span>
              {[person.user.pharmacy?.city?.name, person.user.pharmacy?.name].filter(Boolean).join(', ')}
            </span>
            <span>
              {person.recordedBy ? `Кто записал: ${person.recordedBy.name}` : 'Самостоятельная запись'},{' '}
              {formatDateTime(person.since)}
            </span>
          </div>
          {person.state === 'waiting' && <Badge kind="warn">В очереди: {person.waitingPosition}</Badge>}
          <DeferredSeatMenu person={person} training={training} />
        </li>
      ))}
    </ul>
  );
}

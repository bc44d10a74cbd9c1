import type { RegisteredPharmacist } from '@/api/timetable/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { Table } from '@/components/ui/table/table';
import { placeWords } from '@/lib/domain/training-words';
import { momentWords, secondClock } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';
import styles from './territory.module.css';

interface TrainingHistoryProps {
  items: readonly RegisteredPharmacist[];
  now: Date;
  /** Names the people, when there are several. */
  named?: boolean;
}

/** Seats of a person, or of the people of a pharmacy: the trainings, and whether they came. */
export function TrainingHistory({ items, now, named }: TrainingHistoryProps) {
  if (items.length === 0) return <p className={styles.none}>Нет данных</p>;
  return (
    <Table
      caption="Тренинги"
      columns={[
        { key: 'name', label: 'Тренинг', place: 'lead' },
        { key: 'when', label: 'Когда', place: 'span' },
        ...(named ? [{ key: 'person', label: 'Кто', place: 'full' as const }] : []),
        { key: 'state', label: 'Как прошло' },
      ]}
      rows={items.map((row) => ({
        id: row.id,
        name: (
          <>
            <b className={styles.name}>{row.training.name}</b>
            <span className={styles.more}>{placeWords(row.training)}</span>
          </>
        ),
        when: <When training={row.training} now={now} />,
        person: row.userId ? (
          <Anchor href={path.pharmacist(row.userId)} className={styles.name}>
            {row.user.fullName}
          </Anchor>
        ) : (
          row.user.fullName
        ),
        state: <Outcome row={row} now={now} />,
      }))}
    />
  );
}

/** Time in Moscow, and below it local time of the place when it differs. */
function When({ training, now }: { training: RegisteredPharmacist['training']; now: Date }) {
  const second = secondClock({ ...training, readerSlot: null }, now);
  return (
    <>
      <time dateTime={training.startsAt}>{momentWords(training.slot, now)}</time>
      {second && <span className={styles.more}>{second}</span>}
    </>
  );
}

function Outcome({
  row: { state, visited, training, waitingPosition },
  now,
}: {
  row: RegisteredPharmacist;
  now: Date;
}) {
  if (visited) {
    return (
      <Badge kind="good" icon="check">
        Визит отмечен
      </Badge>
    );
  }
  if (state === 'waiting') return <Badge kind="warn">В очереди: {waitingPosition}</Badge>;
  if (state === 'cancelled' || training.status === 'cancelled') return <Badge>Отменено</Badge>;
  if (state === 'expired') return <Badge>Место не освободилось</Badge>;
  return new Date(training.endsAt) > now ? (
    <Badge kind="accent">Есть запись</Badge>
  ) : (
    <Badge kind="warn">Визит не отмечен</Badge>
  );
}

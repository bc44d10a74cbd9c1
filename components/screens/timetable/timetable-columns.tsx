import type { ManagedTraining } from '@/api/timetable/queries';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { TrainingBadge } from '@/components/blocks/training-slot/training-badge';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta } from '@/components/ui/meta/meta';
import { moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { seatsTaken } from '@/lib/domain/trainings/slot-state';
import { formatDay, formatWeekday } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './timetable.module.css';
import { TrainingMenu } from './training-menu';

function When({ training }: { training: ManagedTraining }) {
  const day = parseSlot(training.slot)?.day;
  const second = secondClock({ ...training, readerSlot: null });
  return (
    <>
      <time dateTime={training.startsAt} className={styles.when}>
        {formatDay(day)}, {formatWeekday(day)}
      </time>
      <span className={styles.more}>{moscowWords(training.slot)}</span>
      {second && <span className={styles.more}>{second}</span>}
    </>
  );
}

/** `25 ноября, Акне у подростков`: what a menu and a tick say of a row. */
export const nameOf = ({ slot, name }: ManagedTraining) => `${formatDay(parseSlot(slot)?.day)}, ${name}`;

export const TIMETABLE_COLUMNS: readonly StaffColumn<ManagedTraining>[] = [
  {
    key: 'name',
    title: 'Тренинг',
    place: 'lead',
    sort: 'name',
    width: '30%',
    render: (training) => (
      <>
        <Anchor href={path.training(training.id)} className={styles.title}>
          {training.name}
        </Anchor>
        <Meta>
          <DropTag kind="plain" brand={training.markId}>
            {training.markName}
          </DropTag>
          <TrainingBadge training={training} />
        </Meta>
      </>
    ),
  },
  {
    key: 'when',
    title: 'Когда',
    place: 'span',
    sort: 'starts_at',
    render: (training) => <When training={training} />,
  },
  {
    key: 'place',
    title: 'Где',
    place: 'full',
    render: ({ type, city, address }) =>
      type === 'webinar' ? (
        'Вебинар'
      ) : (
        <>
          {city}
          <span className={styles.more}>{address}</span>
        </>
      ),
  },
  { key: 'leader', title: 'Ведущий', render: ({ leaderName }) => leaderName ?? '—' },
  {
    key: 'seats',
    title: 'Записаны',
    sort: 'taken',
    first: 'descending',
    render: ({ taken, capacity, waitingCount, visitedCount }) => (
      <>
        {seatsTaken(taken, capacity)}
        {waitingCount > 0 && <span className={styles.more}>ждут: {waitingCount}</span>}
        {visitedCount > 0 && <span className={styles.more}>пришли: {visitedCount}</span>}
      </>
    ),
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: (training) => <TrainingMenu training={training} name={nameOf(training)} />,
  },
];

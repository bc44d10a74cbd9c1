import type { ManagedTraining } from '@/api/timetable/queries';
import { LeadCell, More } from '@/components/blocks/staff-table/cells';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { TrainingBadge } from '@/components/blocks/training-slot/training-badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { moscowWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { comingWord, seatsTaken } from '@/lib/domain/trainings/slot-state';
import { TYPE_NAMES } from '@/lib/domain/trainings/training';
import { formatDay, formatWeekday } from '@/lib/format/date';
import * as path from '@/lib/routes/path';

/** The facts of a training that its row's menu needs. */
const menuFacts = (training: ManagedTraining) => {
  const { id, topicId, name, status, startsAt, canManage, canManageVisits, taken, waitingCount } = training;
  return { id, topicId, name, status, startsAt, canManage, canManageVisits, taken, waitingCount };
};

function When({ training }: { training: ManagedTraining }) {
  const day = parseSlot(training.slot)?.day;
  const second = secondClock({ ...training, readerSlot: null });
  return (
    <>
      <time dateTime={training.startsAt}>
        <b>
          {formatDay(day)}, {formatWeekday(day)}
        </b>
      </time>
      <More>{moscowWords(training.slot)}</More>
      {second && <More>{second}</More>}
    </>
  );
}

function Seats({ training }: { training: ManagedTraining }) {
  const { taken, capacity, startsAt, waitingCount, confirmedCount, visitedCount } = training;
  const coming = comingWord(confirmedCount, startsAt, new Date());
  return (
    <>
      {seatsTaken(taken, capacity)}
      {waitingCount > 0 && <More>ждут: {waitingCount}</More>}
      {coming && (
        <More>
          {coming}: {confirmedCount}
        </More>
      )}
      {visitedCount > 0 && <More>пришли: {visitedCount}</More>}
    </>
  );
}

/** `25 ноября, Акне у подростков`: name of a row in its menu. */
const nameOf = ({ slot, name }: ManagedTraining) => `${formatDay(parseSlot(slot)?.day)}, ${name}`;

export const TIMETABLE_COLUMNS: readonly StaffColumn<ManagedTraining, 'name' | 'starts_at' | 'taken'>[] = [
  {
    key: 'name',
    title: 'Тренинг',
    place: 'lead',
    sort: 'name',
    width: '30%',
    render: (training) => (
      <LeadCell title={training.name} href={path.training(training.id)}>
        <DropTag kind="plain" brand={training.markId}>
          {training.markName}
        </DropTag>
        <TrainingBadge training={training} />
      </LeadCell>
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
        TYPE_NAMES.webinar
      ) : (
        <>
          {city}
          <More>{address}</More>
        </>
      ),
  },
  { key: 'leader', title: 'Ведущий', render: ({ leaderName }) => leaderName ?? '—' },
  {
    key: 'seats',
    title: 'Записаны',
    sort: 'taken',
    first: 'descending',
    render: (training) => <Seats training={training} />,
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: (training) => (
      <DeferredMenu
        menu="training-menu"
        name={nameOf(training)}
        of={{ training: menuFacts(training), name: nameOf(training) }}
      />
    ),
  },
];

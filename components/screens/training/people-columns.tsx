import type { RegisteredPharmacist } from '@/api/timetable/queries';
import { DeferredSeatMenu } from '@/components/blocks/row-menus/deferred-seat-menu';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { Badge } from '@/components/ui/badge/badge';
import { formatDateTime, formatTime } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/person';
import type { PeopleView } from './people-view';
import styles from './training.module.css';

type Column = StaffColumn<RegisteredPharmacist>;

function Person({ person: { user, isGuest, waitingPosition } }: { person: RegisteredPharmacist }) {
  return (
    <>
      <b className={styles.name}>
        {waitingPosition !== null && `${String(waitingPosition)}. `}
        {user.fullName}
      </b>
      {isGuest && <span className={styles.more}>без кабинета</span>}
      {user.phone && (
        <a className={styles.more} href={`tel:${user.phone}`}>
          {formatPhone(user.phone)}
        </a>
      )}
      {user.email && (
        <a className={styles.more} href={`mailto:${user.email}`}>
          {user.email}
        </a>
      )}
    </>
  );
}

function Pharmacy({ user: { pharmacy } }: RegisteredPharmacist) {
  if (!pharmacy) return '—';
  const { name, address, city, chain, category } = pharmacy;
  return (
    <>
      {name}
      <span className={styles.more}>{[city?.name, address].filter(Boolean).join(', ')}</span>
      <span className={styles.more}>{[chain?.name, category?.name].filter(Boolean).join(' · ')}</span>
    </>
  );
}

const WAYS: Readonly<Record<string, string>> = {
  self: 'Самостоятельно',
  link: 'По ссылке',
  'walk-in': 'Визит без записи',
};

/** Reason and time of a cancelled booking, and whether it is a late cancel. */
function Cancelled({ cancelReason, cancelledAt, isLateCancel }: RegisteredPharmacist) {
  return (
    <>
      {isLateCancel && <Badge kind="bad">Поздняя отмена</Badge>}
      <span>{cancelReason ?? 'Без причины'}</span>
      {cancelledAt && <span className={styles.more}>{formatDateTime(cancelledAt)}</span>}
    </>
  );
}

/** State of the person: visited, present, about to come, cancelled, or not marked. */
function Visit(row: RegisteredPharmacist) {
  const { visitedAt, visitedByName, state, presentAt, isConfirmed, training, cancelReason } = row;
  if (visitedAt) {
    return (
      <>
        <Badge kind="good" icon="check">
          Визит отмечен
        </Badge>
        <span className={styles.more}>
          {formatDateTime(visitedAt)}
          {visitedByName && `, ${visitedByName}`}
        </span>
      </>
    );
  }
  if (presentAt) return <Badge kind="accent">На вебинаре с {formatTime(presentAt)}</Badge>;
  if (isConfirmed && new Date(training.startsAt) > new Date()) return <Badge kind="good">Придёт</Badge>;
  if (state === 'cancelled') return <Cancelled {...row} />;
  return (
    <>
      <span className={styles.none}>Не отмечен</span>
      {cancelReason && <span className={styles.more}>Отметка снята: {cancelReason}</span>}
    </>
  );
}

const person: Column = {
  key: 'name',
  title: 'Фармацевт',
  place: 'lead',
  sort: 'name',
  width: '28%',
  render: (row) => <Person person={row} />,
};
const pharmacy: Column = { key: 'pharmacy', title: 'Аптека', place: 'full', render: Pharmacy };
const region: Column = {
  key: 'region',
  title: 'Регион',
  render: ({ user: { pharmacy: of } }) => (
    <>
      {of?.region?.name ?? '—'}
      {of?.area && <span className={styles.more}>{of.area.name}</span>}
    </>
  ),
};
const since: Column = {
  key: 'since',
  title: 'Запись',
  place: 'span',
  sort: 'since',
  render: ({ since: at, source, recordedBy }) => (
    <>
      {recordedBy?.name ?? WAYS[source] ?? source}
      <span className={styles.more}>{formatDateTime(at)}</span>
    </>
  ),
};
const visit: Column = {
  key: 'visit',
  title: 'Посещение',
  place: 'full',
  sort: 'visited_at',
  first: 'descending',
  render: Visit,
};

/** Columns of a tab: waiting people have no visit, cancelled ones have the reason in its place. */
export function peopleColumns({ tab }: PeopleView, training: string): readonly Column[] {
  const acts: Column = {
    ...{ key: 'acts', title: 'Действия', place: 'acts', hideTitle: true },
    render: (row) => <DeferredSeatMenu person={row} training={training} />,
  };
  const last = tab === 'cancelled' ? [{ ...visit, title: 'Причина' }] : [];
  if (tab === 'registered') return [person, pharmacy, region, since, visit, acts];
  return [person, pharmacy, region, since, ...last, ...(tab === 'waiting' ? [acts] : [])];
}

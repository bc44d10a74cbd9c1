import type { Pharmacist } from '@/api/user/queries';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Badge } from '@/components/ui/badge/badge';
import { Sparkline } from '@/components/ui/chart/sparkline';
import { relativePast } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import styles from './territory.module.css';

type Column = StaffColumn<Pharmacist, 'name' | 'points' | 'spent' | 'seen'>;

function Person({ person }: { person: Pharmacist }) {
  const { id, userName, jobStatus, work } = person;
  return (
    <span className={styles.person}>
      <Avatar name={userName} src={work?.image?.previewUrl} size="s" />
      <span>
        <Anchor href={path.pharmacist(id)} className={styles.name}>
          {userName || 'Без имени'}
        </Anchor>
        {jobStatus && <span className={styles.more}>{jobStatus}</span>}
      </span>
    </span>
  );
}

function Pharmacy({ work }: Pharmacist) {
  if (!work?.pharmacy) return '—';
  const { id, name, city, address } = work.pharmacy;
  return (
    <>
      <Anchor href={path.pharmacy(id)} className={styles.name}>
        {quote(name)}
      </Anchor>
      <span className={styles.more}>{[city, address].filter(Boolean).join(', ')}</span>
    </>
  );
}

interface StandingProps {
  isArchive: boolean;
  hasLeft: boolean;
  active: boolean;
}

/** Badge of a person's state: archived, no longer working there, or else active in the last thirty days. */
export function Standing({ isArchive, hasLeft, active }: StandingProps) {
  if (isArchive) return <Badge>В архиве</Badge>;
  if (hasLeft) return <Badge>Больше не работает</Badge>;
  return active ? <Badge kind="good">Активен</Badge> : <Badge kind="warn">Не активен</Badge>;
}

const person: Column = {
  key: 'name',
  title: 'Фармацевт',
  place: 'lead',
  sort: 'name',
  width: '24%',
  render: (row) => <Person person={row} />,
};
const pharmacy: Column = { key: 'pharmacy', title: 'Аптека', place: 'full', render: Pharmacy };
const facts = (now: Date): readonly Column[] => [
  {
    key: 'status',
    title: 'Статус',
    render: ({ isArchive, work }) => (
      <Standing
        isArchive={isArchive}
        hasLeft={work?.hasLeft ?? false}
        active={work?.activityStatus === 'Активен'}
      />
    ),
  },
  {
    key: 'points',
    title: 'Баллы',
    number: true,
    sort: 'points',
    first: 'descending',
    render: ({ work }) => <b className={styles.points}>{formatNumber(work?.markPoints ?? 0)}</b>,
  },
  {
    key: 'spent',
    title: 'Потрачено',
    number: true,
    sort: 'spent',
    first: 'descending',
    render: ({ work }) => formatNumber(work?.spentMarkPoints ?? 0),
  },
  {
    key: 'weeks',
    title: 'Пять недель',
    render: ({ work }) => <Sparkline values={work?.weeks ?? []} label="Материалов по неделям" />,
  },
  {
    key: 'seen',
    title: 'Заход',
    place: 'span',
    sort: 'seen',
    first: 'descending',
    render: ({ lastActivityAt }) =>
      lastActivityAt ? (
        <time dateTime={lastActivityAt}>{relativePast(lastActivityAt, now)}</time>
      ) : (
        'Заходов ещё нет'
      ),
  },
];
const acts = (mayArchive: boolean): Column => ({
  key: 'acts',
  title: 'Действия',
  place: 'acts',
  hideTitle: true,
  render: ({ id, userName, pharmacyId, isArchive, work }) => (
    <DeferredMenu
      menu="person-menu"
      name={userName}
      of={{
        person: { id, name: userName, pharmacyId, isArchive, hasLeft: work?.hasLeft ?? false },
        mayArchive,
      }}
    />
  ),
});

interface Shown {
  now: Date;
  /** Whether the viewer may archive an account. */
  mayArchive: boolean;
  inPharmacy?: boolean;
}

/** Columns for people of a territory, or of one pharmacy, which is then not named. */
export const peopleColumns = ({ now, mayArchive, inPharmacy = false }: Shown): readonly Column[] => [
  person,
  ...(inPharmacy ? [] : [pharmacy]),
  ...facts(now),
  acts(mayArchive),
];

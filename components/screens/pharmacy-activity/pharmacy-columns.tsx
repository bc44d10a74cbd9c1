import type { Pharmacy } from '@/api/pharmacies/queries';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import styles from '@/components/blocks/territory/territory.module.css';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { PHARMACY_SIGNAL_NAMES } from '@/lib/domain/radar/pharmacy-signals';
import { formatDay } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';

/** `1 240 / 300`: earned and spent, as the specification writes them (section 9). */
export const pointsWords = ({
  markPoints,
  spendingPoints,
}: Pick<Pharmacy, 'markPoints' | 'spendingPoints'>) =>
  `${formatNumber(markPoints)}\u00a0/ ${formatNumber(spendingPoints)}`.replaceAll(' ', '\u00a0');

/** `Кузьмина П. В.`: initials stay beside their surname. */
const unbroken = (name: string | null) => name?.replace(/\s(?=\p{Lu}\.)/gu, '\u00a0');

type Column = StaffColumn<Pharmacy, 'name' | 'people' | 'earned' | 'visit'>;

export const pharmacyColumns = (now: Date): readonly Column[] => [
  {
    key: 'name',
    title: 'Аптека',
    place: 'lead',
    sort: 'name',
    width: '28%',
    render: ({ id, name, city, address, isArchived }) => (
      <>
        <Anchor href={path.pharmacy(id)} className={styles.name}>
          {quote(name)}
        </Anchor>
        <span className={styles.more}>{[city?.name, address].filter(Boolean).join(', ')}</span>
        {isArchived && <Badge>В архиве</Badge>}
      </>
    ),
  },
  { key: 'chain', title: 'Сеть', render: ({ chain }) => chain?.name ?? '—' },
  { key: 'category', title: 'Категория', render: ({ category }) => category?.name ?? '—' },
  {
    key: 'director',
    title: 'Директор',
    place: 'full',
    render: ({ directorName }) => unbroken(directorName) ?? '—',
  },
  {
    key: 'people',
    title: 'Активны',
    sort: 'people',
    first: 'descending',
    render: ({ count, countActive }) => `${formatNumber(countActive)} из ${formatNumber(count)}`,
  },
  {
    key: 'points',
    title: 'Баллы',
    number: true,
    sort: 'earned',
    first: 'descending',
    render: pointsWords,
  },
  {
    key: 'visit',
    title: 'Были на тренинге',
    place: 'span',
    sort: 'visit',
    first: 'descending',
    render: ({ lastVisitAt }) =>
      lastVisitAt ? <time dateTime={lastVisitAt}>{formatDay(lastVisitAt, now)}</time> : 'Ещё не были',
  },
  {
    key: 'signals',
    title: 'Внимание',
    place: 'full',
    render: ({ signals }) =>
      signals.map(({ kind, text }) => (
        <span key={kind} className={styles.signal}>
          <Badge kind="warn">{PHARMACY_SIGNAL_NAMES[kind]}</Badge> {text}
        </span>
      )),
  },
];

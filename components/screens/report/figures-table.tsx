import type { ReportFigures } from '@/api/timetable/queries';
import { Table } from '@/components/ui/table/table';
import { formatNumber, percent } from '@/lib/format/number';

type Figures = ReportFigures[number];
type Count = Exclude<keyof Figures, 'id' | 'area'>;

export const sumOf = (figures: ReportFigures, of: Count): number =>
  figures.reduce((sum, one) => sum + one[of], 0);

/** Share of people with a booking who came, for trainings that are over; a dash when there are none. */
const turnout = ({ visited, missed }: Pick<Figures, 'visited' | 'missed'>) =>
  visited + missed > 0 ? percent(visited / (visited + missed)) : '—';

const TITLES = {
  registered: 'Записаны',
  visited: 'Пришли',
  missed: 'Не пришли',
  late: 'Поздние отмены',
  walkIns: 'Без записи',
} as const satisfies Record<Count, string>;
const COUNTS = Object.keys(TITLES) as Count[];

/** Table of registrations, visits, missed visits and late cancels, by territory and in total. */
export function FiguresTable({ figures }: { figures: ReportFigures }) {
  const all = Object.fromEntries(COUNTS.map((of) => [of, sumOf(figures, of)])) as Record<Count, number>;
  const rows = figures.map((one) => ({ ...one, title: one.area ?? 'Без территории' }));
  // with one row the total would repeat it
  const lines = rows.length > 1 ? [...rows, { ...all, id: 'all', title: 'Всего' }] : rows;
  return (
    <Table
      caption="Записи, визиты и поздние отмены по территориям"
      columns={[
        { key: 'title', label: 'Территория', place: 'lead' },
        ...COUNTS.map((key) => ({ key, label: TITLES[key], number: true })),
        { key: 'turnout', label: 'Явка', number: true },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        title: line.id === 'all' ? <b>{line.title}</b> : line.title,
        ...Object.fromEntries(COUNTS.map((of) => [of, formatNumber(line[of])])),
        turnout: turnout(line),
      }))}
    />
  );
}

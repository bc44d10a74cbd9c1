import type { ReportFigures } from '@/api/timetable/queries';
import { Table } from '@/components/ui/table/table';
import { formatNumber, percent } from '@/lib/format/number';

type Figures = ReportFigures[number];
type Count = Exclude<keyof Figures, 'id' | 'area'>;

export const sumOf = (figures: ReportFigures, of: Count): number =>
  figures.reduce((sum, one) => sum + one[of], 0);

/** Of those who booked trainings that are over, how many came; nothing where none is. */
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

/** Who was recorded, came, did not and cancelled late, by territory and in all. */
export function FiguresTable({ figures }: { figures: ReportFigures }) {
  const all = Object.fromEntries(COUNTS.map((of) => [of, sumOf(figures, of)])) as Record<Count, number>;
  const rows = figures.map((one) => ({ ...one, title: one.area ?? 'Без территории' }));
  // the sum of one line says nothing more
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

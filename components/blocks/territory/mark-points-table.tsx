import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Table } from '@/components/ui/table/table';
import { formatNumber } from '@/lib/format/number';

export interface MarkPoints {
  /** Mark slug. */
  id: string;
  name: string;
  earned: number;
  spent: number;
  total: number;
}

/** Points earned, spent and left by brand, of a person or of all people of a pharmacy. */
export function MarkPointsTable({ caption, marks }: { caption: string; marks: readonly MarkPoints[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'name', label: 'Бренд', place: 'lead' },
        { key: 'total', label: 'На счёте', number: true },
        { key: 'earned', label: 'Начислено', number: true },
        { key: 'spent', label: 'Потрачено', number: true },
      ]}
      rows={marks.map(({ id, name, earned, spent, total }) => ({
        id,
        name: (
          <DropTag kind="plain" brand={id}>
            {name}
          </DropTag>
        ),
        total: formatNumber(total),
        earned: formatNumber(earned),
        spent: formatNumber(spent),
      }))}
    />
  );
}

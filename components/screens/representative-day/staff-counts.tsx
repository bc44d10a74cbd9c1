import type { RadarCount } from '@/api/representative/queries';
import { Section } from '@/components/ui/section/section';
import { Table } from '@/components/ui/table/table';
import { formatNumber } from '@/lib/format/number';

/** Open and answered signals by representative, for those who lead the sectors. */
export function StaffCounts({ counts }: { counts: readonly RadarCount[] }) {
  if (counts.length === 0) return null;
  return (
    <Section title="По представителям" lead="Кому в их аптеках нужно внимание, и что отвечено за две недели.">
      <Table
        caption="По представителям"
        columns={[
          { key: 'name', label: 'Представитель', place: 'lead' },
          { key: 'pharmacies', label: 'Аптек', number: true },
          { key: 'people', label: 'Людей', number: true },
          { key: 'open', label: 'Ждут внимания', number: true },
          { key: 'done', label: 'Сделано', number: true },
          { key: 'later', label: 'Отложено', number: true },
        ]}
        rows={counts.map(({ id, name, pharmacies, people, open, done, later }) => ({
          ...{ id, name, pharmacies: formatNumber(pharmacies), people: formatNumber(people) },
          ...{ open: formatNumber(open), done: formatNumber(done), later: formatNumber(later) },
        }))}
      />
    </Section>
  );
}

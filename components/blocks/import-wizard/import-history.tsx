import type { Import } from '@/api/imports/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Section } from '@/components/ui/section/section';
import { Table, type Column } from '@/components/ui/table/table';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import type { ImportAddress, ImportView } from './import-address';
import { STATE_NAMES } from './import-words';

const COLUMNS: Column[] = [
  { key: 'file', label: 'Файл', place: 'lead' },
  { key: 'state', label: 'Состояние' },
  { key: 'rows', label: 'Строк', number: true },
  { key: 'author', label: 'Кто' },
  { key: 'at', label: 'Когда' },
];

interface ImportHistoryProps {
  history: readonly Import[];
  address: ImportAddress;
  view: ImportView;
}

/** The last imports of the kind by all people; each links to its current step. */
export function ImportHistory({ history, address, view }: ImportHistoryProps) {
  if (history.length === 0) return null;
  const href = (id: string) =>
    address.href({ ...view, rows: undefined, step: undefined, page: 1 }, { import: id });
  return (
    <Section title="Последние загрузки">
      <Table
        caption="Последние загрузки"
        columns={COLUMNS}
        rows={history.map(({ id, fileName, state, total, authorName, createdAt }) => ({
          id,
          file: (
            <Anchor href={href(id)} aria-current={id === view.import || undefined}>
              {fileName}
            </Anchor>
          ),
          state: STATE_NAMES[state],
          rows: formatNumber(total),
          author: authorName ?? 'удалённый сотрудник',
          at: <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
        }))}
      />
    </Section>
  );
}

import type { ImportKind, ImportRow } from '@/api/imports/queries';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Table, type Column } from '@/components/ui/table/table';
import { plainText } from '@/lib/format/plain-text';
import styles from './import-wizard.module.css';
import { ROW_NAMES } from './import-words';

const columnsOf = ({ subject }: ImportKind): Column[] => [
  // the row's number is its name, so the column is `lead` and not `number`
  { key: 'row', label: 'Строка', place: 'lead' },
  { key: 'what', label: 'Что с ней' },
  ...(subject ? [{ key: 'subject', label: subject, place: 'full' as const }] : []),
  { key: 'cells', label: 'Ячейки', place: 'full' },
];

const SHOWN = 300;
const short = (text: string) => {
  const plain = plainText(text);
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
};

/** Wrong cells: the column, the value and how to correct it. */
function Problems({ row, titles }: { row: ImportRow; titles: Map<string, string> }) {
  return (
    <ul className={styles.cells}>
      {row.problems.map(({ column, value, message }, at) => (
        <li key={at}>
          <b>{column === null ? 'Вся строка' : titles.get(column)}</b>
          {value && <q>{short(value)}</q>}
          <span className={styles.mend}>{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** Changed cells: the values before and after. */
function Changes({ row, titles }: { row: ImportRow; titles: Map<string, string> }) {
  return (
    <ul className={styles.cells}>
      {row.changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{titles.get(column)}</b>
          {before && (
            <del>
              <Hidden>было: </Hidden>
              {short(before)}
            </del>
          )}
          <ins>
            <Hidden>стало: </Hidden>
            {short(after)}
          </ins>
        </li>
      ))}
    </ul>
  );
}

function Subject({ title, lines }: NonNullable<ImportRow['subject']>) {
  return (
    <ul className={styles.subject}>
      {[title, ...lines].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function cellsOf(row: ImportRow, titles: Map<string, string>) {
  if (row.problems.length > 0) return <Problems row={row} titles={titles} />;
  if (row.changes.length > 0) return <Changes row={row} titles={titles} />;
  return Object.values(row.cells).filter(Boolean).map(short).join(' · ');
}

/** Rows of the file, numbered as in its sheet. */
export function RowsTable({ kind, rows }: { kind: ImportKind; rows: readonly ImportRow[] }) {
  const titles = new Map(kind.columns.map(({ field, title }) => [field, title]));
  return (
    <Table
      caption="Строки файла"
      columns={columnsOf(kind)}
      empty="Таких строк нет"
      rows={rows.map((row) => ({
        id: row.id,
        row: row.id,
        what: ROW_NAMES[row.undone === 'kept' ? 'kept' : row.action],
        subject: row.subject ? <Subject {...row.subject} /> : '—',
        cells: cellsOf(row, titles),
      }))}
    />
  );
}

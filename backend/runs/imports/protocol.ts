import { and, asc, eq, gt } from 'drizzle-orm';
import { moscowDay } from '@/lib/domain/moscow';
import { importRows } from '../../db/schema/imports';
import type { Db } from '../../db/types';
import { WRITERS, tablePieces } from '../../tables/write-table';
import type { Cell, TableFileFormat } from '../../tables/table-writer';
import type { PackedFile, RunTools } from '../run-work';
import type { ImportKind } from './import-kind';
import { importOf } from './import-of';

const PAGE = 2000;
type Row = typeof importRows.$inferSelect;

const OUTCOMES: Readonly<Record<Row['action'], string>> = {
  wrong: 'не загружено',
  create: 'добавлено',
  update: 'изменено',
  same: 'без изменений',
};

/** The errors of a row, a sentence for each cell. */
const wordsOf = ({ columns }: ImportKind, { problems }: Row): string =>
  problems
    .map(({ column, message }) =>
      column === null ? message : `${columns[column]?.title ?? column}: ${message}`,
    )
    .join(' ');

async function* pagesOf(db: Db, importId: string, action?: Row['action']): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const own = and(eq(importRows.importId, importId), gt(importRows.row, after));
    const rows = await db
      .select()
      .from(importRows)
      .where(and(own, action && eq(importRows.action, action)))
      .orderBy(asc(importRows.row))
      .limit(PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.row;
  }
}

const MEND = 'Что исправить';

interface Protocol {
  name: string;
  format: TableFileFormat;
  action?: Row['action'];
  /** Columns before and after the file's own, and their cells. */
  more: readonly { title: string; cell: (row: Row) => Cell }[];
}

async function fileOf(tools: RunTools, { name, format, action, more }: Protocol): Promise<PackedFile> {
  const { id, of: kind } = await importOf(tools);
  const fields = Object.keys(kind.columns);
  const columns = [
    ...Object.values(kind.columns).map(({ title }) => ({ title })),
    ...more.map(({ title }) => ({ title })),
  ];
  let rows = 0;
  async function* pages() {
    for await (const page of pagesOf(tools.db, id, action)) {
      rows += page.length;
      yield page.map((row) => [
        ...fields.map((field) => row.cells[field] ?? null),
        ...more.map(({ cell }) => cell(row)),
      ]);
    }
  }
  const { extension, mime } = WRITERS[format];
  const pieces = tablePieces(format, columns, pages());
  return {
    name: `${name} ${moscowDay(tools.now())}.${extension}`,
    extension,
    mime,
    pieces,
    result: { rows },
  };
}

const mendOf = (kind: ImportKind) => ({ title: MEND, cell: (row: Row) => wordsOf(kind, row) });
const rowNumber = { title: 'Строка файла', cell: ({ row }: Row) => row };

/** A file of the wrong rows with their errors; once corrected it can be imported. Null when no row is wrong. */
export async function wrongRowsFile(tools: RunTools): Promise<PackedFile | null> {
  const { id, of: kind, format } = await importOf(tools);
  const wrong = await tools.db.$count(
    importRows,
    and(eq(importRows.importId, id), eq(importRows.action, 'wrong')),
  );
  if (wrong === 0) return null;
  const more = [mendOf(kind), rowNumber];
  return fileOf(tools, {
    name: `Исправить ${kind.title.toLowerCase()}`,
    format: format.kind,
    action: 'wrong',
    more,
  });
}

/** A file of every row with its outcome. */
export async function protocolFile(tools: RunTools): Promise<PackedFile> {
  const { of: kind, format } = await importOf(tools);
  const more = [{ title: 'Итог', cell: ({ action }: Row) => OUTCOMES[action] }, mendOf(kind), rowNumber];
  return fileOf(tools, { name: `Протокол ${kind.title.toLowerCase()}`, format: format.kind, more });
}

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { IMPORT_KINDS, IMPORT_STATES, ROW_ACTIONS } from '@/lib/domain/imports';
import type { CellChange, CellProblem, ColumnMapping, RowCounts, RowUndone } from '@/lib/domain/imports';
import type { TableFormat } from '../../tables/table';
import { createdAt, id, moment, ref } from './columns';
import { runs } from './runs';
import { files } from './system';
import { trainings } from './trainings';
import { users } from './users';

/** Imports of tables into the portal, from the uploaded file to the undoing. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('mapping'),
    authorId: ref().references(() => users.id),
    /** The only training whose rows the import accepts; null: any training of the author. */
    trainingId: ref().references(() => trainings.id, { onDelete: 'set null' }),
    /** Null once the file has expired. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    format: jsonb().$type<TableFormat>().notNull(),
    /** Number of the sheet row with the headings. */
    headRow: integer().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    /** First rows, so that columns can be told apart. */
    samples: jsonb().$type<string[][]>().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    /** Rows of data in the file. */
    total: integer().notNull(),
    /** Row counts by action and outcome, as of the last run that ended. */
    counts: jsonb().$type<RowCounts>(),
    /** The current or last run of this import. */
    runId: ref().references(() => runs.id, { onDelete: 'set null' }),
    /** The last run that left a protocol. */
    protocolRunId: ref().references(() => runs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When applying the import ended. */
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.kind, t.id),
    index().on(t.authorId),
    index().on(t.trainingId),
    index().on(t.fileId),
    index().on(t.runId),
    index().on(t.protocolRunId),
    // at most one working import per kind, or per author for the kinds of `isAuthorsOwn`
    uniqueIndex('imports_one_working')
      .on(t.kind, sql`(case when kind = 'training-visits' then coalesce(author_id, 0) else 0 end)`)
      .where(sql`state in ('checking', 'applying', 'undoing')`),
  ],
);

/** Rows of the file, each with its problems, or with its action and the values before it. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Row number in the sheet. */
    row: integer().notNull(),
    /** Texts by field, as in the file. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    action: text({ enum: ROW_ACTIONS }).notNull(),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    changes: jsonb().$type<CellChange[]>().notNull().default([]),
    /** Subject of the row: two rows with one key contradict each other. */
    key: text(),
    /** Id of the created or changed record. */
    targetId: text(),
    isNew: boolean().notNull().default(false),
    /** Values of the changed fields, for the undoing. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    appliedAt: moment(),
    undone: text().$type<RowUndone>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index().on(t.importId, t.action, t.row),
    index().on(t.importId, t.key),
  ],
);

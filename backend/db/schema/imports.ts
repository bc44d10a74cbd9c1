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

/** A table that somebody brings into the portal: from its file to its undoing. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('mapping'),
    authorId: ref().references(() => users.id),
    /** The one training whose rows it takes; null: any of the author's. */
    trainingId: ref().references(() => trainings.id, { onDelete: 'set null' }),
    /** Gone after its days. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    format: jsonb().$type<TableFormat>().notNull(),
    /** Sheet row of the headings. */
    headRow: integer().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    /** First rows, so that columns can be told apart. */
    samples: jsonb().$type<string[][]>().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    /** Rows of data in the file. */
    total: integer().notNull(),
    /** Rows by what they do and what became of them, since the last run that ended. */
    counts: jsonb().$type<RowCounts>(),
    /** The run that works on it or did so last. */
    runId: ref().references(() => runs.id, { onDelete: 'set null' }),
    /** The last run that left a protocol. */
    protocolRunId: ref().references(() => runs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When its applying ended. */
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.kind, t.id),
    index().on(t.authorId),
    index().on(t.trainingId),
    index().on(t.fileId),
    index().on(t.runId),
    index().on(t.protocolRunId),
    // of the kinds `isAuthorsOwn` names one for each author
    uniqueIndex('imports_one_working')
      .on(t.kind, sql`(case when kind = 'training-visits' then coalesce(author_id, 0) else 0 end)`)
      .where(sql`state in ('checking', 'applying', 'undoing')`),
  ],
);

/** Each row of the file: what is wrong with it, or what it does, and how it was before. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As the sheet numbers it. */
    row: integer().notNull(),
    /** Texts by field, as they stand in the file. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    action: text({ enum: ROW_ACTIONS }).notNull(),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    changes: jsonb().$type<CellChange[]>().notNull().default([]),
    /** What it is about: two rows of one key contradict each other. */
    key: text(),
    /** Id of what was made or changed. */
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

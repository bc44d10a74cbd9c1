import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RUN_KINDS, RUN_STATUSES } from '@/lib/domain/run';
import { createdAt, id, moment, ref } from './columns';
import { files } from './system';
import { users } from './users';

/** Long work started by a person: its visible state, and the cursor from which it continues after its server died. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    ownerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: RUN_KINDS }).notNull(),
    /** Subject of the run: the kind of an import, the name of an export. */
    subject: text().notNull().default(''),
    input: jsonb(),
    status: text({ enum: RUN_STATUSES }).notNull().default('queued'),
    progress: integer().notNull().default(0),
    /** 0 while unknown. */
    total: integer().notNull().default(0),
    /** Start of the next step; written in the transaction of the step's effect. */
    cursor: jsonb(),
    /** Result in numbers, by name. */
    result: jsonb().$type<Record<string, number>>(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Id of the current take, one server's turn at the run: steps of any other take are refused. */
    holder: uuid(),
    /** No server takes the run before this time: the holder's lease, or the delay after a failure. */
    leaseUntil: moment().notNull(),
    /** Takes since its last step. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
    /** The run's file is gone from this time on. */
    expiresAt: moment(),
  },
  (t) => [
    index().on(t.ownerId, t.id),
    uniqueIndex('runs_one_open')
      .on(t.ownerId, t.kind, t.subject)
      .where(sql`status in ('queued', 'process')`),
    index('runs_due_index')
      .on(t.leaseUntil)
      .where(sql`status in ('queued', 'process')`),
    index().on(t.fileId),
    index().on(t.finishedAt),
  ],
);

/** Parts of a run's file gathered so far, one per step; deleted once the file is complete. */
export const runParts = pgTable(
  'run_parts',
  {
    runId: ref()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Name of the file, inside the run's file, that the part belongs to. */
    name: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] })],
);

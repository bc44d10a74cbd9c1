import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RUN_KINDS, RUN_STATUSES } from '@/lib/domain/run';
import { createdAt, id, moment, ref } from './columns';
import { files } from './system';
import { users } from './users';

/** Long work that a person started: what they see of it, and where it goes on after its server died. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    ownerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: RUN_KINDS }).notNull(),
    /** What of: the kind of an import, the name of an export. */
    subject: text().notNull().default(''),
    /** What it was started with. */
    input: jsonb(),
    status: text({ enum: RUN_STATUSES }).notNull().default('queued'),
    progress: integer().notNull().default(0),
    /** 0 until it is known. */
    total: integer().notNull().default(0),
    /** Where the next step begins; moves in the transaction of the step's effect. */
    cursor: jsonb(),
    /** What came of it, in numbers. */
    result: jsonb().$type<Record<string, number>>(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** The take that works on it now: a step of any other is refused. */
    holder: uuid(),
    /** Nobody takes it before: the holder's lease, or the wait after a failure. */
    leaseUntil: moment().notNull(),
    /** Takes since its last step. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
    /** Its file is gone from then on. */
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

/** What a run has gathered for its file, a step each; gone once the file is whole. */
export const runParts = pgTable(
  'run_parts',
  {
    runId: ref()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** File inside the run's file that it belongs to. */
    name: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.position] })],
);

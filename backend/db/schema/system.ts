import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { big, createdAt, id, ref } from './columns';
import { users } from './users';

/** Everything in the files store; `storageKey` is its path there and under `/media/`. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ref().references(() => users.id),
    purpose: text().notNull(),
    /** File name as uploaded. */
    name: text().notNull(),
    storageKey: text().notNull(),
    previewKey: text(),
    mime: text().notNull(),
    extension: text().notNull(),
    size: big().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.ownerId),
    // files to be deleted from the store
    index()
      .on(t.createdAt)
      .where(sql`${t.purpose} in ('gone', 'arriving')`),
  ],
);

/** First responses of idempotent calls, kept 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** Hash of method, path and body: the same key with another request is an error. */
    requestHash: text().notNull(),
    status: integer(),
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index().on(t.createdAt)],
);

/** Audit records: sign-ins, refusals, role changes, deletions, points and orders by staff. */
export const auditRecords = pgTable(
  'audit',
  {
    id: id(),
    actorId: ref().references(() => users.id),
    action: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    ip: text(),
    requestId: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.actorId, t.createdAt),
    index().on(t.action, t.createdAt),
    index().on(t.subjectType, t.subjectId),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns';
import { marks } from './directory';
import { users } from './users';

/** Append-only (a trigger refuses update and delete); the sum per user and mark is the balance, always. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    /** Whole points; negative when spent. */
    amount: integer().notNull(),
    /** Kind of the move: one of `LEDGER_KINDS` of `lib/domain/ledger`. */
    kind: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    /** Title of the item, the order's number or the admin's words. */
    title: text().notNull().default(''),
    /** The rule that applied, in Russian, for the owner. */
    reason: text().notNull().default(''),
    authorId: ref().references(() => users.id),
    idempotencyKey: text().notNull(),
    balanceAfter: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.idempotencyKey),
    index().on(t.userId, t.id),
    index().on(t.userId, t.markId, t.id),
    index().on(t.markId),
    index().on(t.authorId),
    index().on(t.subjectType, t.subjectId),
    // rows are appended in the order of time: a small index finds those of a period
    index().using('brin', t.createdAt),
    check('ledger_entries_not_zero', sql`amount <> 0`),
  ],
);

export const balances = pgTable(
  'balances',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    balance: integer().notNull().default(0),
    /** New points earned, and points spent on orders less those returned; the ledger's sums by kind. */
    earned: integer().notNull().default(0),
    spent: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.markId] }),
    index().on(t.markId),
    check('balances_not_negative', sql`balance >= 0`),
  ],
);

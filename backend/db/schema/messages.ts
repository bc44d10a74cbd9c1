import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { users } from './users';

/** Words of the portal's editors, to one person or to everybody. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null: everybody. */
    userId: ref().references(() => users.id),
    title: text().notNull(),
    text: text().notNull(),
    /** Seen from then on. */
    publishedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.publishedAt)],
);

/** Who has read which: one to everybody has no row before. */
export const messageReads = pgTable(
  'message_reads',
  {
    userId: ref()
      .notNull()
      .references(() => users.id),
    messageId: ref()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    readAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.messageId] }), index().on(t.messageId)],
);

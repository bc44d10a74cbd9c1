import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';
import { users } from './users';

/** Messages from the portal's editors to one person or to everybody. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null: everybody. */
    userId: ref().references(() => users.id),
    title: text().notNull(),
    text: text().notNull(),
    /** The message is visible from this time on. */
    publishedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.publishedAt)],
);

/** Read messages per person; an unread message has no row. */
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

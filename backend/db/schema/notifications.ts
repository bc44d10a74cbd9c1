import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NotificationData } from '@/lib/domain/notification';
import { createdAt, id, moment, ref } from './columns';
import { users } from './users';

/** What happened to a person, told in the portal; `data` is what the words and the link are made of. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    data: jsonb().$type<NotificationData>().notNull(),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.id), index().on(t.userId, t.readAt)],
);

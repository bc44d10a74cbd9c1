import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentKind } from '@/lib/domain/consent-texts';
import { createdAt, id, moment, ref } from './columns';
import { users } from './users';

/** Each consent as it was given; nothing is overwritten, a withdrawal is noted beside it. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text().$type<ConsentKind>().notNull(),
    /** Version of the words that were on the screen (`lib/domain/consent-texts`). */
    textVersion: text().notNull(),
    givenAt: createdAt(),
    /** Where it was given from, as the trusted proxy says; null once the account is erased. */
    ip: text(),
    withdrawnAt: moment(),
    /** Who withdrew it: the person, or staff they asked. */
    withdrawnById: ref().references(() => users.id),
  },
  (t) => [index().on(t.userId, t.kind), index().on(t.withdrawnById)],
);

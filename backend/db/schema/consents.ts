import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentKind } from '@/lib/domain/consent-texts';
import { createdAt, id, moment, ref } from './columns';
import { users } from './users';

/** Consents as given: a row is not overwritten, a withdrawal is added to it. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    kind: text().$type<ConsentKind>().notNull(),
    /** Version of the text shown on the screen (`lib/domain/consent-texts`). */
    textVersion: text().notNull(),
    givenAt: createdAt(),
    /** IP address of the person, as the trusted proxy reports it; null once the account is erased. */
    ip: text(),
    withdrawnAt: moment(),
    /** Who withdrew it: the person, or staff they asked. */
    withdrawnById: ref().references(() => users.id),
  },
  (t) => [index().on(t.userId, t.kind), index().on(t.withdrawnById)],
);

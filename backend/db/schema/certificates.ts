import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CertificateSubject } from '@/lib/domain/certificate';
import { createdAt, id, moment, ref } from './columns';
import { marks } from './directory';
import { users } from './users';

/** Certificates as issued: later changes of the test, the course or the name do not affect them. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    /** Public and unguessable. */
    number: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    subjectType: text().$type<CertificateSubject>().notNull(),
    /** No foreign key: it outlives its subject. */
    subjectId: text().notNull(),
    /** Null: a certificate of the portal itself. */
    markId: ref().references(() => marks.id),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    points: integer().notNull().default(0),
    /** Name at the time of issue; null once the account is erased. */
    holder: text(),
    issuedAt: createdAt(),
    revokedAt: moment(),
    /** Russian, for the owner. */
    revokeReason: text(),
  },
  (t) => [
    uniqueIndex().on(t.number),
    uniqueIndex('certificates_once').on(t.userId, t.subjectType, t.subjectId),
    index().on(t.userId, t.issuedAt),
    index().on(t.markId),
  ],
);

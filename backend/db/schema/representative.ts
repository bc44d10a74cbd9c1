import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SIGNAL_KINDS } from '@/lib/domain/radar/signals';
import { createdAt, id, moment, ref } from './columns';
import { pharmacies } from './directory';
import { users } from './users';

/** A representative's last answer to a line of the radar; the line is not shown to them until `silentUntil`. */
export const signalAnswers = pgTable(
  'signal_answers',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    personId: ref()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: SIGNAL_KINDS }).notNull(),
    answer: text({ enum: ['done', 'later'] }).notNull(),
    reason: text().notNull().default(''),
    silentUntil: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.personId, t.kind),
    index().on(t.userId, t.silentUntil),
    index().on(t.personId),
  ],
);

/** Pharmacies that a representative plans to visit in a day, in the order of the visits. */
export const visitStops = pgTable(
  'visit_stops',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    /** Day in Moscow. */
    day: date({ mode: 'string' }).notNull(),
    pharmacyId: ref()
      .notNull()
      .references(() => pharmacies.id),
    position: integer().notNull(),
    visitedAt: moment(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.day, t.pharmacyId),
    index().on(t.pharmacyId),
    check('visit_stops_position', sql`${t.position} between 1 and 12`),
  ],
);

/**
 * People invited to the portal by the staff who look after their pharmacy: no account, only initial values of the
 * registration form. A row is deleted a week after its link has ended.
 */
export const pharmacistInvitations = pgTable(
  'pharmacist_invitations',
  {
    id: id(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    middleName: text().notNull().default(''),
    lastName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    pharmacyId: ref()
      .notNull()
      .references(() => pharmacies.id),
    invitedById: ref()
      .notNull()
      .references(() => users.id),
    tokenHash: text().notNull(),
    sentCount: integer().notNull().default(1),
    sentAt: moment().notNull(),
    openedAt: moment(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.email),
    uniqueIndex().on(t.tokenHash),
    index().on(t.invitedById),
    index().on(t.pharmacyId),
    index().on(t.expiresAt),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REGISTRATION_SOURCES, REGISTRATION_STATES } from '@/lib/domain/trainings/training';
import { createdAt, id, moment, ref } from './columns';
import { trainings } from './trainings';
import type { StoredGuest } from './types';
import { users } from './users';

/** Seats and places in the line, of accounts and of guests. An ended row is kept; registering again makes a new one. */
export const trainingRegistrations = pgTable(
  'training_registrations',
  {
    id: id(),
    trainingId: ref()
      .notNull()
      .references(() => trainings.id),
    userId: ref().references(() => users.id),
    guest: jsonb().$type<StoredGuest>(),
    /** SHA-256 of the folded value: identifies a guest over all rows, and finds the guest's later account. */
    guestEmailHash: text(),
    guestPhoneHash: text(),
    state: text({ enum: REGISTRATION_STATES }).notNull(),
    source: text({ enum: REGISTRATION_SOURCES }).notNull(),
    /** When the person joined, by the clock of the server that wrote it; the line is ordered by id. */
    since: moment().notNull(),
    /** A freed seat is not given to this person later than so many hours before the start; null: no such limit. */
    notLaterHours: integer(),
    /** Null: the person's own registration. */
    recordedById: ref().references(() => users.id),
    /** Source of a place in the line that became a visit without a booking; restored when the visit mark is undone. */
    lineSource: text({ enum: REGISTRATION_SOURCES }),
    lineRecordedById: ref().references(() => users.id),
    /** When the recorder stated that the guest consents. */
    statementAt: moment(),
    /** When the person confirmed, after a reminder, that they will come. */
    confirmedAt: moment(),
    /** When the person reported presence at a webinar under way; its leader turns that into a visit. */
    presentAt: moment(),
    visitedAt: moment(),
    visitedById: ref().references(() => users.id),
    /** When the visit mark was written, by the services' clock: a wrong mark can be undone soon after. */
    visitMarkedAt: moment(),
    visitSource: text({ enum: ['manual', 'qr', 'import', 'service'] }),
    /** Event id in the statistics collector, made with the first visit mark; later marks reuse it. */
    visitId: uuid(),
    /** When the collector was known to have the event. */
    visitToldAt: moment(),
    /** Shown at the door as a QR code. */
    checkInCode: text().notNull(),
    joinUrl: text(),
    joinState: text({ enum: ['none', 'asking', 'ready', 'failed'] })
      .notNull()
      .default('none'),
    cancelledAt: moment(),
    cancelledById: ref().references(() => users.id),
    cancelReason: text(),
    /** The person gave a seat up within the last day before the start. */
    cancelledLate: boolean().notNull().default(false),
    /** Cancelled while it was a place in the line: no calendar ever had the date. */
    endedInLine: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('training_registrations_one_person', sql`num_nonnulls(user_id, guest) <= 1`),
    check('training_registrations_visit', sql`visited_at is null or state = 'registered'`),
    uniqueIndex('training_registrations_one_active_index')
      .on(t.trainingId, t.userId)
      .where(sql`state in ('registered', 'waiting')`),
    uniqueIndex('training_registrations_one_email_index')
      .on(t.trainingId, t.guestEmailHash)
      .where(sql`state in ('registered', 'waiting')`),
    uniqueIndex('training_registrations_one_phone_index')
      .on(t.trainingId, t.guestPhoneHash)
      .where(sql`state in ('registered', 'waiting')`),
    uniqueIndex().on(t.visitId),
    index('training_registrations_untold_index')
      .on(t.id)
      .where(sql`visited_at is not null and user_id is not null and visit_told_at is null`),
    uniqueIndex().on(t.checkInCode),
    // for the job that erases guests: it reads only the rows that still name one
    index('training_registrations_guests_index')
      .on(t.trainingId)
      .where(sql`guest is not null`),
    index('training_registrations_guest_email_index')
      .on(t.guestEmailHash)
      .where(sql`guest_email_hash is not null`),
    index('training_registrations_line_index').on(t.trainingId, t.state, t.since, t.id),
    index().on(t.userId, t.state),
    index().on(t.recordedById),
    index().on(t.lineRecordedById),
    index().on(t.visitedById),
    index().on(t.cancelledById),
  ],
);

/** Questions of people on a webinar to its leader; only the asker and the leader read them. */
export const trainingQuestions = pgTable(
  'training_questions',
  {
    id: id(),
    trainingId: ref()
      .notNull()
      .references(() => trainings.id),
    askerId: ref()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** Null: answered aloud, or not answered yet. */
    answer: text(),
    answeredAt: moment(),
    answeredById: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('training_questions_of_training_index').on(t.trainingId, t.id),
    index().on(t.askerId),
    index().on(t.answeredById),
  ],
);

/**
 * Feeds of a person's bookings for calendar programs. Anyone with the address can read a feed, so only a hash is
 * stored.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
});

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REGISTRATION_SOURCES, REGISTRATION_STATES } from '@/lib/domain/trainings/training';
import { createdAt, id, moment, ref } from './columns';
import { trainings } from './trainings';
import type { StoredGuest } from './types';
import { users } from './users';

/** A seat or a place in the line, of an account or of a guest. A row that ended stays; coming back makes a new one. */
export const trainingRegistrations = pgTable(
  'training_registrations',
  {
    id: id(),
    trainingId: ref()
      .notNull()
      .references(() => trainings.id),
    userId: ref().references(() => users.id),
    guest: jsonb().$type<StoredGuest>(),
    /** SHA-256 of the folded value: a guest is one person by it, and finds their account later. */
    guestEmailHash: text(),
    guestPhoneHash: text(),
    state: text({ enum: REGISTRATION_STATES }).notNull(),
    source: text({ enum: REGISTRATION_SOURCES }).notNull(),
    /** When the person joined, by the server that wrote it; the order of the line is that of ids. */
    since: moment().notNull(),
    /** Passed over by a freed seat later than so many hours before the start; null: never. */
    notLaterHours: integer(),
    /** Null: oneself. */
    recordedById: ref().references(() => users.id),
    /** Of a place in line that became a visit without a booking: given back when that mark is taken back. */
    lineSource: text({ enum: REGISTRATION_SOURCES }),
    lineRecordedById: ref().references(() => users.id),
    /** When the recorder stated that the guest agrees. */
    statementAt: moment(),
    /** The person has said, after a reminder, that they come. */
    confirmedAt: moment(),
    /** The person has said, on a webinar under way, that they are there; its leader turns that into a visit. */
    presentAt: moment(),
    visitedAt: moment(),
    visitedById: ref().references(() => users.id),
    /** When the mark was written, by the services' clock: a slip may be taken back soon after. */
    visitMarkedAt: moment(),
    visitSource: text({ enum: ['manual', 'qr', 'import', 'service'] }),
    /** The event of the statistics collector, made with the first visit: a mark made anew is the same event. */
    visitId: uuid(),
    /** When the collector was known to have it. */
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
    /** Cancelled while it was a place in line: there never was a date for a calendar. */
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
    // guests that are still named: the job that forgets them looks at no one else
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

/** What people on a webinar ask its leader; only who asks and who leads it read them. */
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
    /** Null: answered aloud, or not yet. */
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

/** A person's own feed of bookings for a calendar program: whoever has the address reads it, so it is kept as a hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ref()
    .primaryKey()
    .references(() => users.id),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  REGISTRATION_SOURCES,
  REGISTRATION_STATES,
  TRAINING_STATUSES,
  TRAINING_TYPES,
} from '@/lib/domain/trainings/training';
import { createdAt, id, moment, ref } from './columns';
import { cities, marks } from './directory';
import type { StoredGuest, StoredImage } from './types';
import { users } from './users';

/** What is taught; its dates are `trainings`. */
export const trainingTopics = pgTable(
  'training_topics',
  {
    id: id(),
    markId: ref()
      .notNull()
      .references(() => marks.id),
    name: text().notNull(),
    /** Plain text. */
    description: text().notNull().default(''),
    image: jsonb().$type<StoredImage>(),
    isArchived: boolean().notNull().default(false),
    createdById: ref().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('training_topics_name_index')
      .on(t.markId, sql`fold_letters(name)`)
      .where(sql`not is_archived`),
    index().on(t.markId),
    index().on(t.createdById),
    index('training_topics_name_sort_index').on(sql`name collate "und-x-icu"`),
    index('training_topics_folded_index').using('gin', sql`fold_letters(name) gin_trgm_ops`),
  ],
);

/**
 * A date of a topic: a slot of the schedule. The place's wall clock and zone are the truth, the instants follow from
 * them (`lib/domain/trainings/zone-clock`) and are made anew when a law moves the zone.
 */
export const trainings = pgTable(
  'trainings',
  {
    id: id(),
    topicId: ref()
      .notNull()
      .references(() => trainingTopics.id),
    type: text({ enum: TRAINING_TYPES }).notNull(),
    status: text({ enum: TRAINING_STATUSES }).notNull().default('planned'),
    localDay: date({ mode: 'string' }).notNull(),
    /** `HH:mm` */
    localFrom: text().notNull(),
    localTo: text().notNull(),
    /** IANA */
    timeZone: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    cityId: ref().references(() => cities.id),
    address: text(),
    /** Null: without a limit, webinars alone. */
    capacity: integer(),
    /** Registered people but for those who came without a booking; moved by the statements of `services/trainings`. */
    taken: integer().notNull().default(0),
    leaderId: ref().references(() => users.id),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    /** What to bring and how to get there, for the registered. */
    notes: text().notNull().default(''),
    mtsEventId: text(),
    recordingUrl: text(),
    /** SEQUENCE of calendars: rises with every change that people are notified of or that an entry tells. */
    version: integer().notNull().default(0),
    cancelledAt: moment(),
    cancelledById: ref().references(() => users.id),
    cancelReason: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('trainings_span', sql`ends_at > starts_at and ends_at <= starts_at + interval '12 hours'`),
    check('trainings_taken', sql`taken >= 0 and (capacity is null or taken <= capacity)`),
    check('trainings_capacity', sql`capacity is null or capacity between 1 and 10000`),
    check('trainings_place', sql`(type = 'offline') = (city_id is not null and address is not null)`),
    check('trainings_limit', sql`type = 'webinar' or capacity is not null`),
    uniqueIndex('trainings_same_slot_index')
      .on(t.topicId, t.startsAt, sql`coalesce(city_id, 0)`, sql`fold_letters(coalesce(address, ''))`)
      .where(sql`status = 'planned'`),
    index().on(t.startsAt),
    index().on(t.topicId, t.startsAt),
    index().on(t.cityId, t.startsAt),
    index().on(t.leaderId, t.startsAt),
    index().on(t.authorId),
    index().on(t.cancelledById),
  ],
);

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

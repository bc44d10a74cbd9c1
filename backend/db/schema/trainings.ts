import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TRAINING_STATUSES, TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { createdAt, id, moment, ref } from './columns';
import { cities, marks } from './directory';
import type { StoredImage } from './types';
import { users } from './users';

/** Training topics; their dates are `trainings`. */
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
 * Dates of topics: slots of the schedule. The wall clock and zone of the place are authoritative; the instants are
 * computed from them (`lib/domain/trainings/zone-clock`), again when a law changes the zone.
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
    /** Null: no limit, webinars only. */
    capacity: integer(),
    /**
     * Number of registered people, without those who came without a booking; changed by the statements of
     * `services/trainings`.
     */
    taken: integer().notNull().default(0),
    leaderId: ref().references(() => users.id),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    /** What to bring and how to get there, for the registered. */
    notes: text().notNull().default(''),
    mtsEventId: text(),
    recordingUrl: text(),
    /**
     * SEQUENCE of calendar entries: increases with every change that people are notified of or that the entry shows.
     */
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

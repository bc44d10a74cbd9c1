import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { MESSAGE_TARGETS } from '@/lib/domain/trainings/audience';
import { createdAt, id, ref } from './columns';
import { trainings } from './trainings';
import { users } from './users';

/** Messages of leaders to people of a training; each recipient gets a notification or a letter. */
export const trainingMessages = pgTable(
  'training_messages',
  {
    id: id(),
    trainingId: ref()
      .notNull()
      .references(() => trainings.id),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    to: text({ enum: MESSAGE_TARGETS }).notNull(),
    text: text().notNull(),
    /** Numbers of notified accounts and of guests who were sent a letter. */
    people: integer().notNull(),
    guests: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('training_messages_of_training_index').on(t.trainingId, t.id), index().on(t.authorId)],
);

/**
 * Days on which a leader holds no training, by the clock of the place; creating a training on them causes a warning.
 */
export const leaderAbsences = pgTable(
  'leader_absences',
  {
    id: id(),
    leaderId: ref()
      .notNull()
      .references(() => users.id),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    authorId: ref()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.leaderId, t.lastDay),
    index().on(t.authorId),
    check('leader_absences_days', sql`last_day >= first_day`),
  ],
);

import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';

/**
 * Tables of the statistics collector. It is a service of its own: people and things are named by id alone, and no
 * foreign key leads into the core's tables. `eventId` makes a repeated report count once.
 */
const event = () => ({
  id: id(),
  eventId: uuid().notNull(),
  userId: ref().notNull(),
  happenedAt: moment().notNull(),
  createdAt: createdAt(),
});

export const userActivityLog = pgTable('user_activity_log', { ...event(), url: text().notNull() }, (t) => [
  uniqueIndex().on(t.eventId),
  index().on(t.userId, t.happenedAt),
  index().on(t.happenedAt),
]);

export const contentViews = pgTable(
  'content_views',
  { ...event(), contentType: text().notNull(), contentId: ref().notNull() },
  (t) => [
    uniqueIndex().on(t.eventId),
    index().on(t.userId, t.happenedAt),
    index().on(t.contentType, t.contentId, t.happenedAt),
  ],
);

export const trainingAttendances = pgTable(
  'training_attendances',
  { ...event(), trainingId: ref().notNull() },
  (t) => [
    uniqueIndex().on(t.eventId),
    index().on(t.userId, t.happenedAt),
    index().on(t.trainingId, t.happenedAt),
  ],
);

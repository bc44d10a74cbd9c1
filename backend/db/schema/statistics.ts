import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref } from './columns';

/**
 * Tables of the statistics collector. The collector is a separate service: it refers to people and materials by id, and
 * no foreign key points into the core's tables. `eventId` makes a repeated report count once.
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

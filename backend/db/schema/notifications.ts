import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHANNELS, type NotificationData, type NotificationKind } from '@/lib/domain/notification';
import type { LetterWords } from '@/lib/domain/training-words';
import { createdAt, id, moment, ref } from './columns';
import { faqQuestions } from './questions';
import { sessions } from './sessions';
import { trainingRegistrations } from './registrations';
import type { OutsideLetter } from './types';
import { users } from './users';

const ofUser = () =>
  ref()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const channel = () => text({ enum: CHANNELS }).notNull();

/** What happened to a person, shown in the portal; `data` holds the words and the link. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ofUser(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Unique per person (`test-deadline:2026-11-25:12.40`); null where the act itself happens once. */
    key: text(),
    data: jsonb().$type<NotificationData>().notNull(),
    /** The question whose words it quotes; deleted with the question. */
    questionId: ref().references(() => faqQuestions.id, { onDelete: 'cascade' }),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.id),
    index().on(t.userId, t.readAt),
    index().on(t.questionId),
    uniqueIndex().on(t.userId, t.key),
  ],
);

/** Channels a person has switched on or off; the others are as in `NOTIFICATION_RULES`. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: ofUser(),
    kind: text().$type<NotificationKind>().notNull(),
    channel: channel(),
    isOn: boolean().notNull(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

/** When letters and push wait, by Moscow's clock (`HH:mm`); kept while they are off. */
export const quietHours = pgTable('quiet_hours', {
  userId: ofUser().primaryKey(),
  isOn: boolean().notNull(),
  from: text('starts_at').notNull(),
  to: text('ends_at').notNull(),
  updatedAt: createdAt(),
});

/** A browser that takes push for a person, as long as the session it was given in lives. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ofUser(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** SHA-256 of the endpoint: by it a page knows its own device, and nobody learns where others are reached. */
    fingerprint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    device: text().notNull(),
    /** Set when the push service no longer knows the address; cleared when the browser names another one. */
    goneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.fingerprint), index().on(t.userId), index().on(t.sessionId)],
);

/**
 * What waits to leave the portal and what left, written in the transaction of the act: a notification by its channels,
 * a question by a letter to somebody outside, or what happens to the registration of a guest, by a letter to them.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    notificationId: ref().references(() => notifications.id, { onDelete: 'cascade' }),
    questionId: ref().references(() => faqQuestions.id, { onDelete: 'cascade' }),
    /** Who sends the question out: a reply comes to them, and word when it did not arrive. */
    senderId: ref().references(() => users.id),
    outside: jsonb().$type<OutsideLetter>(),
    /** Whose guest is written to; the address stays there alone, so that who is forgotten gets nothing more. */
    registrationId: ref().references(() => trainingRegistrations.id, { onDelete: 'cascade' }),
    words: jsonb().$type<LetterWords>(),
    /** Of a letter to a guest: a second one with the same key is not written; null where the act happens once. */
    key: text(),
    /** A reminder that comes later reminds of nothing. */
    notAfter: moment(),
    channel: channel(),
    /** The device of a push. */
    subscriptionId: ref().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Not before; a server that took it moves this on, so that another takes it when the first one died. */
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Why it was dropped or has not arrived, in a word or two; never an address. */
    reason: text(),
    settledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'deliveries_one_subject',
      sql`num_nonnulls(notification_id, question_id, registration_id) = 1
        and num_nonnulls(question_id, sender_id, outside) in (0, 3) and num_nonnulls(registration_id, words) in (0, 2)`,
    ),
    index('deliveries_due_index')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
    index().on(t.notificationId),
    index().on(t.questionId),
    uniqueIndex().on(t.registrationId, t.key),
    index().on(t.senderId),
    index().on(t.subscriptionId),
    index().on(t.settledAt),
  ],
);

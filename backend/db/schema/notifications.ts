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

/** Notifications of events that concern a person, shown in the portal; `data` holds the text and the link. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ofUser(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Unique per person (`test-deadline:2026-11-25:12.40`); null where the act itself happens once. */
    key: text(),
    data: jsonb().$type<NotificationData>().notNull(),
    /** The question that the notification quotes; deleted with the question. */
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

/** Hours in which letters and push are held back, Moscow time (`HH:mm`); kept while switched off. */
export const quietHours = pgTable('quiet_hours', {
  userId: ofUser().primaryKey(),
  isOn: boolean().notNull(),
  from: text('starts_at').notNull(),
  to: text('ends_at').notNull(),
  updatedAt: createdAt(),
});

/** Browsers that receive push for a person; each subscription ends with the session it was made in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ofUser(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** SHA-256 of the endpoint: a page recognises its own device by it, without the endpoints of other devices. */
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
 * Outgoing letters and push, waiting and settled, written in the transaction of the event: a notification through one
 * channel, a question by letter to a recipient outside the portal, or news of a guest's registration by letter to the
 * guest.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    notificationId: ref().references(() => notifications.id, { onDelete: 'cascade' }),
    questionId: ref().references(() => faqQuestions.id, { onDelete: 'cascade' }),
    /** Who sends the question: receives the reply, and a notification if the letter was not delivered. */
    senderId: ref().references(() => users.id),
    outside: jsonb().$type<OutsideLetter>(),
    /**
     * Registration of the guest who receives the letter. The address is stored only there, so that an erased guest gets
     * no more letters.
     */
    registrationId: ref().references(() => trainingRegistrations.id, { onDelete: 'cascade' }),
    words: jsonb().$type<LetterWords>(),
    /** Letters to guests only: no second letter is written with the same key; null where the event happens once. */
    key: text(),
    /** Latest time to send: a later reminder is useless. */
    notAfter: moment(),
    channel: channel(),
    /** The device of a push. */
    subscriptionId: ref().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    /**
     * Earliest time to send. A server that takes the row moves it forward, so that another one takes it if the first
     * one dies.
     */
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Why the delivery was dropped or failed, in a word or two; never an address. */
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

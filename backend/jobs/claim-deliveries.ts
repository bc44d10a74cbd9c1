import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { isChannelOn, type Choice } from '@/lib/domain/notification';
import type { Waiting } from '@/lib/domain/delivery';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { cities, pharmacies } from '../db/schema/directory';
import type { LetterWords } from '@/lib/domain/training-words';
import { guestState, type GuestState } from '@/lib/domain/trainings/guest-state';
import {
  deliveries,
  notificationChoices,
  notifications,
  pushSubscriptions,
  quietHours,
} from '../db/schema/notifications';
import { faqQuestions } from '../db/schema/questions';
import { sessions } from '../db/schema/sessions';
import { trainingRegistrations } from '../db/schema/registrations';
import { trainings } from '../db/schema/trainings';
import type { OutsideLetter } from '../db/schema/types';
import { users } from '../db/schema/users';
import type { Db } from '../db/types';
import { remindersOver } from './seats-reminded';

/** Time that a server has for the deliveries it took; after it another server tries. */
const LEASE_MS = 15 * 60_000;

/** Takes due deliveries, each by one server alone. Returns their ids, the oldest first. */
async function take(db: Db, now: Date, most: number): Promise<string[]> {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'waiting'), lte(deliveries.dueAt, now)))
    .orderBy(asc(deliveries.dueAt), asc(deliveries.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(deliveries)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${deliveries.attempts} + 1` })
    .where(inArray(deliveries.id, due))
    .returning({ id: deliveries.id });
  return taken.map(({ id }) => id);
}

const inUse = sql<boolean>`${users.erasedAt} is null and not ${users.isArchived}`;

function selectNotifications(db: Db, ids: string[]) {
  return db
    .select({
      delivery: deliveries,
      notification: notifications,
      user: { email: users.email, firstName: users.firstName, middleName: users.middleName },
      isInUse: inUse,
      quiet: quietHours,
      device: pushSubscriptions,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
      zone: cities.timeZone,
    })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(quietHours, eq(quietHours.userId, notifications.userId))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, deliveries.subscriptionId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(inArray(deliveries.id, ids))
    .orderBy(asc(deliveries.id));
}
type Row = Awaited<ReturnType<typeof selectNotifications>>[number];
export type ClaimedNotification = Row & { waiting: Waiting };

/** A question that a letter sends outside the portal. */
export interface Outside {
  delivery: typeof deliveries.$inferSelect;
  waiting: Waiting;
  question: { id: string; text: string };
  sender: { id: string; email: string | null };
  letter: OutsideLetter;
}

/** A letter to a guest of a training. */
export interface ToGuest {
  delivery: typeof deliveries.$inferSelect;
  waiting: Waiting;
  registrationId: string;
  email: string;
  words: LetterWords;
  /** The guest's seat, place in line or visit when the letter is sent. */
  has: GuestState;
}

export type Claimed = ClaimedNotification | Outside | ToGuest;

/** A reminder is useless after the start of its training. */
const notAfterOf = ({ kind, data }: Row['notification']): Date | null =>
  kind === 'training-reminder' && data.trainingDateTime ? new Date(data.trainingDateTime) : null;

/** The zone whose night delays a reminder sent a day before; null for other deliveries, which wait for no night. */
const sleepsIn = (key: string | null, zone: string | null): string | null =>
  /^reminder:.*:24$/.test(key ?? '') ? (zone ?? MOSCOW_ZONE) : null;

interface Known {
  choices: readonly (Choice & { userId: string })[];
  isOver: (key: string | null) => boolean;
}

function waitingOf(row: Row, { choices, isOver }: Known, now: Date): Waiting {
  const { delivery, notification, user, device, endedAt, expiresAt, quiet } = row;
  // the device may belong to another person by now
  const isLive = device?.userId === notification.userId && !endedAt && !!expiresAt && expiresAt > now;
  const own = choices.filter(({ userId }) => userId === notification.userId);
  return {
    isRead: notification.readAt !== null,
    isOn: isChannelOn(own, notification.kind, delivery.channel),
    isReachable: row.isInUse && (delivery.channel === 'letter' ? user.email !== null : isLive),
    quiet: quiet?.isOn ? quiet : null,
    sleepsIn: sleepsIn(notification.key, row.zone),
    notAfter: notAfterOf(notification),
    isOver: isOver(notification.key),
  };
}

async function claimNotifications(db: Db, ids: string[], now: Date): Promise<ClaimedNotification[]> {
  const rows = await selectNotifications(db, ids);
  if (rows.length === 0) return [];
  const userIds = [...new Set(rows.map(({ notification }) => notification.userId))];
  const choices = await db
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.userId, userIds));
  const isOver = await remindersOver(
    db,
    rows.map(({ notification }) => notification.key),
  );
  return rows.map((row) => ({ ...row, waiting: waitingOf(row, { choices, isOver }, now) }));
}

/** Claims letters to people outside the portal, who have neither channel choices nor quiet hours here. */
async function claimOutside(db: Db, ids: string[]): Promise<Outside[]> {
  const rows = await db
    .select({
      delivery: deliveries,
      question: { id: faqQuestions.id, text: faqQuestions.text },
      sender: { id: users.id, email: users.email },
      isReachable: sql<boolean>`${faqQuestions.isActive} and ${inUse}`,
    })
    .from(deliveries)
    .innerJoin(faqQuestions, eq(faqQuestions.id, deliveries.questionId))
    .innerJoin(users, eq(users.id, deliveries.senderId))
    .where(and(inArray(deliveries.id, ids), isNotNull(deliveries.outside)))
    .orderBy(asc(deliveries.id));
  return rows.flatMap(({ isReachable, ...row }) => {
    const letter = row.delivery.outside;
    return letter
      ? [{ ...row, letter, waiting: { isRead: false, isOn: true, isReachable, quiet: null } }]
      : [];
  });
}

/** Claims letters to guests by their current address; guests who left, were erased or have an account get none. */
async function claimToGuests(db: Db, ids: string[], now: Date): Promise<ToGuest[]> {
  const { guest, state, visitedAt } = trainingRegistrations;
  const theirs = { guest, state, visitedAt, startsAt: trainings.startsAt, zone: cities.timeZone };
  const rows = await db
    .select({ delivery: deliveries, ...theirs })
    .from(deliveries)
    .innerJoin(trainingRegistrations, eq(trainingRegistrations.id, deliveries.registrationId))
    .innerJoin(trainings, eq(trainings.id, trainingRegistrations.trainingId))
    .leftJoin(pharmacies, eq(pharmacies.id, sql`(${guest} ->> 'pharmacyId')::bigint`))
    .leftJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(inArray(deliveries.id, ids))
    .orderBy(asc(deliveries.id));
  const isOver = await remindersOver(
    db,
    rows.map(({ delivery }) => delivery.key),
  );
  return rows.flatMap(({ delivery, ...row }) => {
    const { registrationId, words, notAfter } = delivery;
    if (registrationId === null || words === null) return [];
    const email = row.guest?.email ?? '';
    const waiting = {
      ...{ isRead: false, isOn: true, isReachable: email !== '', quiet: null },
      ...{ sleepsIn: sleepsIn(delivery.key, row.zone), notAfter, isOver: isOver(delivery.key) },
    };
    return [{ delivery, waiting, registrationId, email, words, has: guestState(row, row.startsAt, now) }];
  });
}

/** Takes at most `most` due deliveries, with the facts that decide whether each is sent, postponed or dropped. */
export async function claimDeliveries(db: Db, now: Date, most: number): Promise<Claimed[]> {
  const ids = await take(db, now, most);
  if (ids.length === 0) return [];
  return [
    ...(await claimNotifications(db, ids, now)),
    ...(await claimOutside(db, ids)),
    ...(await claimToGuests(db, ids, now)),
  ];
}

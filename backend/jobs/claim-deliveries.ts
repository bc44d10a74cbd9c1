import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isChannelOn, type Choice } from '@/lib/domain/notification';
import type { Waiting } from '@/lib/domain/delivery';
import {
  deliveries,
  notificationChoices,
  notifications,
  pushSubscriptions,
  quietHours,
} from '../db/schema/notifications';
import { sessions } from '../db/schema/sessions';
import { users } from '../db/schema/users';
import type { Db } from '../db/types';

/** How long a server has for what it took; after it another one tries. */
const LEASE_MS = 15 * 60_000;

/** Takes what is due: each row goes to one server alone. Answers ids, the oldest first. */
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

function selectWhole(db: Db, ids: string[]) {
  return db
    .select({
      delivery: deliveries,
      notification: notifications,
      user: { email: users.email, firstName: users.firstName, middleName: users.middleName },
      isInUse: sql<boolean>`${users.erasedAt} is null and not ${users.isArchived}`,
      quiet: quietHours,
      device: pushSubscriptions,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(quietHours, eq(quietHours.userId, notifications.userId))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, deliveries.subscriptionId))
    .leftJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(inArray(deliveries.id, ids))
    .orderBy(asc(deliveries.id));
}
type Row = Awaited<ReturnType<typeof selectWhole>>[number];
export type Claimed = Row & { waiting: Waiting };

function waitingOf(row: Row, choices: readonly (Choice & { userId: string })[], now: Date): Waiting {
  const { delivery, notification, user, device, endedAt, expiresAt, quiet } = row;
  // a device may have passed to another person since
  const isLive = device?.userId === notification.userId && !endedAt && !!expiresAt && expiresAt > now;
  const own = choices.filter(({ userId }) => userId === notification.userId);
  return {
    isRead: notification.readAt !== null,
    isOn: isChannelOn(own, notification.kind, delivery.channel),
    isReachable: row.isInUse && (delivery.channel === 'letter' ? user.email !== null : isLive),
    quiet: quiet?.isOn ? quiet : null,
  };
}

/** Takes at most so many due deliveries, with all that decides what becomes of them. */
export async function claimDeliveries(db: Db, now: Date, most: number): Promise<Claimed[]> {
  const ids = await take(db, now, most);
  if (ids.length === 0) return [];
  const rows = await selectWhole(db, ids);
  const userIds = [...new Set(rows.map(({ notification }) => notification.userId))];
  const choices = await db
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.userId, userIds));
  return rows.map((row) => ({ ...row, waiting: waitingOf(row, choices, now) }));
}

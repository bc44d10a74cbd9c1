import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { isChannelOn, type Choice, type NotificationKind } from '@/lib/domain/notification';
import { deliveries, notificationChoices, pushSubscriptions } from '../../db/schema/notifications';
import { sessions } from '../../db/schema/sessions';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { byUser } from './by-user';

interface Written {
  id: string;
  userId: string;
  kind: NotificationKind;
}

/**
 * Selects the reachable devices of these people whose session lives, and locks them until the transaction ends: a
 * device removed at the same moment would otherwise fail the act that the notification is about.
 */
function devicesOf(db: Db, userIds: string[], now: Date) {
  return db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        inArray(pushSubscriptions.userId, userIds),
        isNull(pushSubscriptions.goneAt),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(pushSubscriptions.id)
    .for('key share', { of: pushSubscriptions });
}

/**
 * Queues notifications for the channels each person has on. Whether a delivery is still wanted, and whether now, is
 * decided when it is due (`backend/jobs/outgoing`).
 */
export async function enqueue(ctx: Pick<Ctx, 'db' | 'now'>, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  const now = ctx.now();
  const userIds = [...new Set(written.map(({ userId }) => userId))];
  const choices = await ctx.db
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.userId, userIds));
  const own = byUser<Choice & { userId: string }>(choices);
  const devices = byUser(await devicesOf(ctx.db, userIds, now));
  const rows = written.flatMap(({ id: notificationId, userId, kind }) => {
    const said = own.get(userId) ?? [];
    const common = { notificationId, dueAt: now, createdAt: now };
    return [
      ...(isChannelOn(said, kind, 'letter') ? [{ ...common, channel: 'letter' as const }] : []),
      ...(isChannelOn(said, kind, 'push') ? (devices.get(userId) ?? []) : []).map(({ id }) => ({
        ...common,
        channel: 'push' as const,
        subscriptionId: id,
      })),
    ];
  });
  if (rows.length > 0) await ctx.db.insert(deliveries).values(rows);
}

import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { notificationQuery, readBody } from '@/api/notifications/schemas';
import { notifications } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';

/** The viewer's own, the newest first, with the count of all that are unread. */
export async function listNotifications(ctx: Ctx, { page, filter }: z.output<typeof notificationQuery>) {
  const mine = eq(notifications.userId, viewerOf(ctx).id);
  const unread = isNull(notifications.readAt);
  const state = filter?.read && (filter.read === '1' ? isNotNull(notifications.readAt) : unread);
  const asked = pageRequest(page);
  const [rows, [total], [waiting]] = await Promise.all([
    ctx.db
      .select()
      .from(notifications)
      .where(and(mine, state))
      .orderBy(desc(notifications.id))
      .limit(asked.limit)
      .offset(asked.offset),
    ctx.db.select({ count: count() }).from(notifications).where(and(mine, state)),
    ctx.db.select({ count: count() }).from(notifications).where(and(mine, unread)),
  ]);
  const items = rows.map(({ id, kind, data, readAt, createdAt }) => ({
    id,
    kind,
    data,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { items, page: pageMeta(asked, total?.count ?? 0), meta: { unread: waiting?.count ?? 0 } };
}

/** Marks the viewer's own as read: these, or all; what is not theirs stays as it is. */
export async function readNotifications(ctx: Ctx, { ids }: z.output<typeof readBody>): Promise<void> {
  await inTransaction(ctx, (tx) =>
    tx
      .update(notifications)
      .set({ readAt: ctx.now() })
      .where(
        and(
          eq(notifications.userId, viewerOf(ctx).id),
          isNull(notifications.readAt),
          ids && inArray(notifications.id, ids),
        ),
      ),
  );
}

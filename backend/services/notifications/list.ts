import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { notificationQuery, readBody } from '@/api/notifications/schemas';
import { newsLink } from '@/lib/domain/programme-words';
import { notifications } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';

type Query = z.output<typeof notificationQuery>;

const { id, userId, readAt } = notifications;
const select = ({ db }: Ctx, where: SQL | undefined) => db.select().from(notifications).where(where);

const list = listing<Query, Awaited<ReturnType<typeof select>>[number]>({
  from: select,
  count: ({ db }, where) => db.select({ id }).from(notifications).where(where),
  filters: { read: (read) => (read === '1' ? isNotNull(readAt) : isNull(readAt)) },
  sorts: {},
  sort: [desc(id)],
  key: { column: id, of: (row) => row.id },
});

/** Returns the viewer's notifications, the newest first, with the count of all unread ones. */
export async function listNotifications(ctx: Ctx, query: Query) {
  const mine = eq(userId, viewerOf(ctx).id);
  const [{ rows, page }, unread] = await Promise.all([
    list.read(ctx, query, mine),
    ctx.db.$count(notifications, and(mine, isNull(readAt))),
  ]);
  const programme = { finishAt: ctx.config.PROGRAMME_FINISH_AT, now: ctx.now() };
  const items = rows.map(({ createdAt, readAt: at, ...row }) => ({
    id: row.id,
    kind: row.kind,
    data: { ...row.data, bookedOn: undefined, link: newsLink(row.data.link, programme) },
    isRead: at !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { items, page, meta: { unread } };
}

/** Marks the viewer's notifications as read, these or all; those of others are ignored. */
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

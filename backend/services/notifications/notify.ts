import type { NotificationData, NotificationKind } from '@/lib/domain/notification';
import { notifications } from '../../db/schema/notifications';
import type { Ctx } from '../../http/context';
import { enqueue } from './enqueue';

export interface News extends NotificationData {
  userId: string;
  kind: NotificationKind;
  /** What it is told once about; told again with the same key, nothing happens. */
  key?: string;
  /** The question it repeats the words of; removed with it. */
  questionId?: string;
}

/**
 * Tells people in the portal and puts in line what leaves it, in the open transaction when there is one: what is
 * rolled back was never told.
 */
export async function notify(ctx: Pick<Ctx, 'db' | 'now'>, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const createdAt = ctx.now();
  const rows = news.map(({ userId, kind, key, questionId, ...data }) => {
    return { userId, kind, key, questionId, data, createdAt };
  });
  const written = await ctx.db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId, kind: notifications.kind });
  await enqueue(ctx, written);
}

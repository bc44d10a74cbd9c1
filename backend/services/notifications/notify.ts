import type { NotificationData, NotificationKind } from '@/lib/domain/notification';
import { notifications } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { enqueue } from './enqueue';

export interface News extends NotificationData {
  userId: string;
  kind: NotificationKind;
  /** Makes the notification unique for the person: a second one with the same key is not written. */
  key?: string;
  /** The question that the notification quotes; deleted with the question. */
  questionId?: string;
}

/**
 * Writes notifications and queues their letters and push, in the open transaction, else in one of its own: an act that
 * is rolled back notifies nobody.
 */
export async function notify(ctx: Pick<Ctx, 'db' | 'now'>, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const createdAt = ctx.now();
  const rows = news.map(({ userId, kind, key, questionId, ...data }) => {
    return { userId, kind, key, questionId, data, createdAt };
  });
  await inTransaction({ db: ctx.db }, async (db) => {
    const written = await db
      .insert(notifications)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: notifications.id, userId: notifications.userId, kind: notifications.kind });
    await enqueue({ db, now: ctx.now }, written);
  });
}

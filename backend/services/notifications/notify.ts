import type { NotificationData, NotificationKind } from '@/lib/domain/notification';
import { notifications } from '../../db/schema/notifications';
import type { Ctx } from '../../http/context';

export interface News extends NotificationData {
  userId: string;
  kind: NotificationKind;
}

/** Tells people in the portal, in the open transaction when there is one: what is rolled back was never told. */
export async function notify(ctx: Pick<Ctx, 'db' | 'now'>, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await ctx.db
    .insert(notifications)
    .values(news.map(({ userId, kind, ...data }) => ({ userId, kind, data, createdAt: ctx.now() })));
}

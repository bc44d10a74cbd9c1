import { and, eq, isNull, like } from 'drizzle-orm';
import { can } from '@/lib/access/permissions';
import { webinarAsked } from '@/lib/domain/leader-words';
import * as path from '@/lib/routes/path';
import { notifications } from '../../db/schema/notifications';
import type { Ctx } from '../../http/context';
import { rightsOf } from '../../http/viewer';
import { notify } from '../notifications/notify';
import type { Training } from '../trainings/lock-trainings';
import { readTrainingFacts } from '../trainings/training-facts';

const kind = 'training-staff' as const;

/** Notifies the leader of a question, unless a notification of this webinar is unread: hundreds may ask at once. */
export async function notifyLeader(
  ctx: Ctx,
  training: Training,
  question: { id: string; text: string },
): Promise<void> {
  const { leaderId } = training;
  if (leaderId === null) return;
  // a closed account has no rights
  const rights = await rightsOf(ctx.db, leaderId);
  if (!can(rights, 'trainings.lead')) return;
  const key = `webinar-question:${training.id}:`;
  const { userId, readAt } = notifications;
  const unread = and(eq(userId, leaderId), isNull(readAt), like(notifications.key, `${key}%`));
  if ((await ctx.db.$count(notifications, unread)) > 0) return;
  const link = can(rights, 'trainings.manage') ? path.training(training.id) : path.webinarRoom(training.id);
  const words = webinarAsked(await readTrainingFacts(ctx.db, training.id), { question: question.text, link });
  await notify(ctx, [{ userId: leaderId, kind, key: `${key}${question.id}`, ...words }]);
}

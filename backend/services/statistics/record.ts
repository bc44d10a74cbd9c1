import type { z } from 'zod';
import type { contentViewBody, trainingAttendanceBody, userActivityBody } from '@/api/statistics/schemas';
import { contentViews, trainingAttendances, userActivityLog } from '../../db/schema/statistics';
import type { Ctx } from '../../http/context';

interface Reported {
  eventId?: string | undefined;
  happenedAt?: string | undefined;
  userId: string;
}

/** Maps a report to an event; a time ahead of the server's clock becomes the current time. */
function eventOf(ctx: Ctx, { eventId, happenedAt, userId }: Reported) {
  const now = ctx.now();
  const reported = happenedAt === undefined ? now : new Date(happenedAt);
  return { eventId: eventId ?? crypto.randomUUID(), userId, happenedAt: reported < now ? reported : now };
}

/** Records a view of a page. The same event again changes nothing. */
export async function recordActivity(ctx: Ctx, body: z.output<typeof userActivityBody>): Promise<void> {
  await ctx.db
    .insert(userActivityLog)
    .values({ ...eventOf(ctx, body), url: body.url })
    .onConflictDoNothing();
}

/** Records a view of an article, a video, a product … */
export async function recordView(ctx: Ctx, body: z.output<typeof contentViewBody>): Promise<void> {
  const { contentType, contentId } = body;
  await ctx.db
    .insert(contentViews)
    .values({ ...eventOf(ctx, body), contentType, contentId })
    .onConflictDoNothing();
}

/** Records a person's attendance of a training. */
export async function recordAttendance(
  ctx: Ctx,
  body: z.output<typeof trainingAttendanceBody>,
): Promise<void> {
  await ctx.db
    .insert(trainingAttendances)
    .values({ ...eventOf(ctx, body), trainingId: body.trainingId })
    .onConflictDoNothing();
}

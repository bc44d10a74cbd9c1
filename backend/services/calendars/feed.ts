import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { calendarFeed } from '@/api/calendars/schemas';
import { calendarFeedFile } from '@/lib/domain/trainings/calendar-file';
import type { Of } from '@/lib/json-api/resource';
import { calendarFeeds } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { tokenHash } from '../auth/secrets';
import { throttleHeavyCalls } from '../auth/throttle';
import { feedEvents } from './feed-events';

/** A calendar program asks once an hour; several devices may have the same address. */
const READS_AN_HOUR = 60;
const TOKEN_BYTES = 16;

const present = (createdAt: Date | null, path: string | null): Of<typeof calendarFeed> => ({
  id: 'own',
  createdAt: createdAt?.toISOString() ?? null,
  path,
});

export async function getFeed(ctx: Ctx) {
  const own = eq(calendarFeeds.userId, viewerOf(ctx).id);
  const [found] = await ctx.db.select().from(calendarFeeds).where(own);
  return present(found?.createdAt ?? null, null);
}

/** Creates a new address in place of the previous one, which stops working at once; only this response contains it. */
export async function makeFeed(ctx: Ctx) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const made = { tokenHash: tokenHash(token), createdAt: ctx.now() };
  await inTransaction(ctx, async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ ...made, userId: viewerOf(ctx).id })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: made });
    await audit.record(ctx, { action: 'calendar-feed.made' });
  });
  return present(made.createdAt, `/api/calendar/${token}.ics`);
}

export async function endFeed(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const own = eq(calendarFeeds.userId, viewerOf(ctx).id);
    const ended = await tx.delete(calendarFeeds).where(own).returning({ userId: calendarFeeds.userId });
    if (ended.length > 0) await audit.record(ctx, { action: 'calendar-feed.ended' });
  });
}

/** Returns the person's trainings to anyone with the address. 404 for a replaced address or a closed account; 429. */
export async function readFeed(ctx: Ctx, token: string) {
  const hash = tokenHash(token);
  const [owner] = await ctx.db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hash), isNull(users.erasedAt), eq(users.isArchived, false)));
  if (!owner) throw notFound('Календарь не найден.', 'feed-dead');
  await throttleHeavyCalls(ctx, 'calendar-feed', hash, READS_AN_HOUR);
  return { id: 'feed', text: calendarFeedFile(await feedEvents(ctx, owner.id), 'Тренинги ПроЭксперт') };
}

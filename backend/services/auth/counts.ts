import { and, eq, sql } from 'drizzle-orm';
import { FREE_ATTEMPTS, nextAttempt } from '@/lib/domain/attempt-waits';
import { throttleCounts } from '../../db/schema/sessions';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';

/** Maximum number of attempts within `ms` of the first. */
export interface Limit {
  attempts: number;
  ms: number;
}

/** A counted attempt; `uncount` removes one that should not count. */
export interface Counted {
  key: string;
  since: Date;
}

/** Maximum of retries after another call has changed the row first; more than that is abuse. */
const TURNS = 20;

function tooMany(seconds: number): AppError {
  const detail = 'Слишком много попыток. Подождите немного и попробуйте снова.';
  const headers = { 'retry-after': String(Math.max(Math.ceil(seconds), 1)) };
  return new AppError(429, 'too-many-attempts', detail, undefined, { headers });
}

async function readCount(ctx: Ctx, key: string) {
  const [row] = await ctx.db.select().from(throttleCounts).where(eq(throttleCounts.key, key));
  return row;
}

/**
 * Counts an attempt before its work, in one statement whose row lock keeps concurrent calls within the limit. Past the
 * limit throws 429.
 */
export async function count(ctx: Ctx, key: string, limit: Limit): Promise<Counted> {
  const now = ctx.now();
  const over = sql`${throttleCounts.since} <= ${new Date(now.getTime() - limit.ms).toISOString()}::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(throttleCounts)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttleCounts.count} + 1 end`,
        since: sql`case when ${over} then ${at} else ${throttleCounts.since} end`,
      },
      setWhere: sql`${over} or ${throttleCounts.count} < ${limit.attempts}`,
    })
    .returning({ since: throttleCounts.since });
  if (row) return { key, since: row.since };
  const since = (await readCount(ctx, key))?.since ?? now;
  throw tooMany((since.getTime() + limit.ms - now.getTime()) / 1000);
}

/** Whether the limit's attempts were counted within its time. */
export async function isReached(ctx: Ctx, key: string, { attempts, ms }: Limit): Promise<boolean> {
  const row = await readCount(ctx, key);
  return row !== undefined && row.count >= attempts && row.since.getTime() > ctx.now().getTime() - ms;
}

/**
 * Counts one guess by the rule of `nextAttempt`, or throws 429 with the seconds to wait. The row's `since` is the time
 * of its last guess. The row is changed only if it is as it was read, so that concurrent guesses are judged one after
 * another.
 */
export async function countGuess(ctx: Ctx, key: string, watched: boolean): Promise<Counted> {
  const now = ctx.now();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const row = await readCount(ctx, key);
    const secondsAgo = row ? Math.max((now.getTime() - row.since.getTime()) / 1000, 0) : 0;
    const verdict = nextAttempt(row && { count: row.count, secondsAgo }, watched);
    if (verdict.kind === 'wait' && !verdict.begins) throw tooMany(verdict.seconds);
    const next = { count: verdict.kind === 'go' ? verdict.count : FREE_ATTEMPTS, since: now };
    const changed = row
      ? await ctx.db
          .update(throttleCounts)
          .set(next)
          .where(
            and(
              eq(throttleCounts.key, key),
              eq(throttleCounts.count, row.count),
              eq(throttleCounts.since, row.since),
            ),
          )
          .returning({ key: throttleCounts.key })
      : await ctx.db
          .insert(throttleCounts)
          .values({ key, ...next })
          .onConflictDoNothing()
          .returning({ key: throttleCounts.key });
    if (changed.length === 0) continue;
    if (verdict.kind === 'wait') throw tooMany(verdict.seconds);
    return { key, since: now };
  }
  throw tooMany(1);
}

export async function uncount(ctx: Ctx, { key, since }: Counted): Promise<void> {
  await ctx.db
    .update(throttleCounts)
    .set({ count: sql`greatest(${throttleCounts.count} - 1, 0)` })
    .where(and(eq(throttleCounts.key, key), eq(throttleCounts.since, since)));
}

export async function clearCount(ctx: Ctx, { key }: Counted): Promise<void> {
  await ctx.db.delete(throttleCounts).where(eq(throttleCounts.key, key));
}

import { and, eq, sql } from 'drizzle-orm';
import { throttleCounts } from '../../db/schema/sessions';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { tokenHash } from './secrets';

interface Limit {
  attempts: number;
  ms: number;
}
const ACCOUNT: Limit = { attempts: 5, ms: 15 * 60_000 };
const ADDRESS: Limit = { attempts: 30, ms: 60_000 };
/** Answers that tell whose e-mail an address is: a colleague's typing errors, not a list of people. */
const REVEALED: Limit = { attempts: 20, ms: 60 * 60_000 };

/** One attempt that was counted; taken back when it turns out to be none. */
interface Counted {
  key: string;
  since: Date;
}

/** How a throttled name is kept: the table may hold addresses that are nobody's. */
function accountKey(name: string): string {
  return `account:${tokenHash(name.trim().toLowerCase())}`;
}

async function tooMany(ctx: Ctx, key: string, { ms }: Limit): Promise<AppError> {
  const [row] = await ctx.db
    .select({ since: throttleCounts.since })
    .from(throttleCounts)
    .where(eq(throttleCounts.key, key));
  const free = (row?.since ?? ctx.now()).getTime() + ms;
  const seconds = Math.max(Math.ceil((free - ctx.now().getTime()) / 1000), 1);
  const detail = 'Слишком много попыток. Подождите немного и попробуйте снова.';
  return new AppError(429, 'too-many-attempts', detail, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts before the work, in one statement whose row lock lets no more than the limit through, however many race. */
async function count(ctx: Ctx, key: string, limit: Limit): Promise<Counted> {
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
  if (!row) throw await tooMany(ctx, key, limit);
  return { key, since: row.since };
}

async function takeBack(ctx: Ctx, { key, since }: Counted): Promise<void> {
  await ctx.db
    .update(throttleCounts)
    .set({ count: sql`greatest(${throttleCounts.count} - 1, 0)` })
    .where(and(eq(throttleCounts.key, key), eq(throttleCounts.since, since)));
}

/** Both counts, or neither: an attempt the account's limit refuses costs its address nothing. */
async function countBoth(ctx: Ctx, name: string): Promise<[Counted, Counted]> {
  const address = await count(ctx, `address:${ctx.ip}`, ADDRESS);
  try {
    return [address, await count(ctx, accountKey(name), ACCOUNT)];
  } catch (error) {
    await takeBack(ctx, address);
    throw error;
  }
}

/**
 * Guards something that can be guessed. `work` returns null for a wrong guess: 5 in 15 minutes per `name`, 30 a
 * minute per address (AppError 429 with Retry-After). The counts live in the database, so every backend agrees; a
 * right guess clears the name's. Never inside a transaction: the count must stay when the call's own work is undone.
 */
export async function guarded<T>(ctx: Ctx, name: string, work: () => Promise<T | null>): Promise<T | null> {
  const [address, account] = await countBoth(ctx, name);
  let result: T | null;
  try {
    result = await work();
  } catch (error) {
    // nothing was learnt from a guess that was not judged
    await takeBack(ctx, address);
    await takeBack(ctx, account);
    throw error;
  }
  if (result === null) return null;
  await takeBack(ctx, address);
  await ctx.db.delete(throttleCounts).where(eq(throttleCounts.key, account.key));
  return result;
}

/** Counts one attempt that is no guess (a letter asked for, a registration); 429 past the limits. */
export async function limited(ctx: Ctx, name: string): Promise<void> {
  await countBoth(ctx, name);
}

/** Of what costs the server work: five an hour for one person. */
const HEAVY: Limit = { attempts: 5, ms: 60 * 60_000 };

/** Counts one heavy call of a person; AppError 429 past the limit. */
export async function rationed(ctx: Ctx, what: string, userId: string): Promise<void> {
  await count(ctx, `${what}:${userId}`, HEAVY);
}

/** Runs `work`; an error that `reveals` something of others counts, 20 an hour per address, then 429. */
export async function sparing<T>(
  ctx: Ctx,
  reveals: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const counted = await count(ctx, `revealed:${ctx.ip}`, REVEALED);
  try {
    const result = await work();
    await takeBack(ctx, counted);
    return result;
  } catch (error) {
    if (!reveals(error)) await takeBack(ctx, counted);
    throw error;
  }
}

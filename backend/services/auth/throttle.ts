import { and, eq, gt, sql } from 'drizzle-orm';
import { loginAttempts } from '../../db/schema/sessions';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { tokenHash } from './secrets';

const ACCOUNT = { failures: 5, ms: 15 * 60_000 };
const ADDRESS = { failures: 30, ms: 60_000 };

/** How a throttled name is kept: the table may hold addresses that are nobody's. */
function accountOf(name: string): string {
  return tokenHash(name.trim().toLowerCase());
}

const waiting = new Map<string, Promise<unknown>>();

/** One after another per name: guesses sent at once are counted as if they came in turn. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  waiting.set(name, settled);
  try {
    return await mine;
  } finally {
    if (waiting.get(name) === settled) waiting.delete(name);
  }
}

async function refuseWhen(ctx: Ctx, where: 'account' | 'address', value: string): Promise<void> {
  const limit = where === 'account' ? ACCOUNT : ADDRESS;
  const column = where === 'account' ? loginAttempts.accountHash : loginAttempts.address;
  const since = new Date(ctx.now().getTime() - limit.ms);
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<Date | string | null>`min(${loginAttempts.createdAt})`,
    })
    .from(loginAttempts)
    .where(and(eq(column, value), gt(loginAttempts.createdAt, since)));
  if (!row || row.count < limit.failures) return;
  const free = new Date(row.oldest ?? since).getTime() + limit.ms;
  const seconds = Math.max(Math.ceil((free - ctx.now().getTime()) / 1000), 1);
  const detail = 'Слишком много попыток. Подождите немного и попробуйте снова.';
  throw new AppError(429, 'too-many-attempts', detail, undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Guards something that can be guessed. `work` returns null for a wrong guess, which is counted: 5 in 15 minutes
 * per `name`, 30 a minute per address (AppError 429 with Retry-After). The counts live in the database, so every
 * backend agrees; a right guess clears the name's.
 */
export function guarded<T>(ctx: Ctx, name: string, work: () => Promise<T | null>): Promise<T | null> {
  const accountHash = accountOf(name);
  return inTurn(accountHash, async () => {
    await refuseWhen(ctx, 'address', ctx.ip);
    await refuseWhen(ctx, 'account', accountHash);
    const result = await work();
    if (result === null) await countAttempt(ctx, name);
    else await ctx.db.delete(loginAttempts).where(eq(loginAttempts.accountHash, accountHash));
    return result;
  });
}

/** Counts one attempt that is no guess (a letter asked for, a registration); 429 past the limits. */
export async function limited(ctx: Ctx, name: string): Promise<void> {
  await inTurn(accountOf(name), async () => {
    await refuseWhen(ctx, 'address', ctx.ip);
    await refuseWhen(ctx, 'account', accountOf(name));
    await countAttempt(ctx, name);
  });
}

/** Never inside a transaction: the count must stay when the call's own work is undone. */
async function countAttempt(ctx: Ctx, name: string): Promise<void> {
  const values = { accountHash: accountOf(name), address: ctx.ip, createdAt: ctx.now() };
  await ctx.db.insert(loginAttempts).values(values);
}

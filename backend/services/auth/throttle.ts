import { WATCHED_FROM } from '@/lib/domain/attempt-waits';
import { networkOf } from '@/lib/session/network-of';
import type { Ctx } from '../../http/context';
import { count, countGuess, clearCount, isReached, uncount, type Counted, type Limit } from './counts';
import { tokenHash } from './secrets';

const HOUR_MS = 60 * 60_000;
/** For what is no guess: asking for letters, registrations. */
const ACCOUNT: Limit = { attempts: 5, ms: 15 * 60_000 };
const NETWORK: Limit = { attempts: 30, ms: 60_000 };
/** Wrong guesses at one account from everywhere: they are only counted, and refuse nothing by themselves. */
const EVERYWHERE: Limit = { attempts: WATCHED_FROM, ms: HOUR_MS };
const ENDLESS: Limit = { ...EVERYWHERE, attempts: 1_000_000_000 };
/** For answers that disclose whose an e-mail address is: enough for typing errors, too few to list people. */
const REVEALED: Limit = { attempts: 20, ms: HOUR_MS };
/** For what costs the server work: five an hour for one person. */
const HEAVY: Limit = { attempts: 5, ms: HOUR_MS };

/** How a throttled name is stored: it may be the address of somebody who has no account. */
const hashed = (name: string) => tokenHash(name.trim().toLowerCase());

/**
 * What the guesses at one name are counted by. `network`: by name and network together, so that a stranger elsewhere
 * holds up nobody. `person`: by the name alone, where only the person's own sessions get as far. A device: by itself.
 */
type CountedBy = 'network' | 'person' | { device: string };

const countNetwork = (ctx: Ctx) => count(ctx, `address:${networkOf(ctx.ip)}`, NETWORK);

/** Counts one guess under each of its names, or under none when one refuses. A right guess clears the first. */
async function countAll(ctx: Ctx, name: string, by: CountedBy): Promise<[Counted, ...Counted[]]> {
  if (typeof by === 'object')
    return [await countGuess(ctx, `device:${hashed(`${by.device} ${name}`)}`, false)];
  const account = hashed(name);
  const network = await countNetwork(ctx);
  try {
    if (by === 'person') return [await countGuess(ctx, `account:${account}`, false), network];
    const watched = await isReached(ctx, `everywhere:${account}`, EVERYWHERE);
    return [await countGuess(ctx, `account:${account}:${networkOf(ctx.ip)}`, watched), network];
  } catch (error) {
    await uncount(ctx, network);
    throw error;
  }
}

/**
 * Throttles guesses at a secret. `work` returns null for a wrong guess: five are free, then each waits longer,
 * up to five minutes (lib/domain/attempt-waits); 30 a minute per network (AppError 429 with Retry-After). The counts
 * live in the database, so every backend agrees; a right guess clears its own. Never inside a transaction: the count
 * must stay when the call's own work is undone.
 */
export async function throttleGuesses<T>(
  ctx: Ctx,
  name: string,
  work: () => Promise<T | null>,
  by: CountedBy = 'network',
): Promise<T | null> {
  const counted = await countAll(ctx, name, by);
  let result: T | null;
  try {
    result = await work();
  } catch (error) {
    // nothing was learnt from a guess that was not judged
    for (const one of counted) await uncount(ctx, one);
    throw error;
  }
  if (result === null) {
    if (by === 'network') await count(ctx, `everywhere:${hashed(name)}`, ENDLESS);
    return null;
  }
  const [own, ...rest] = counted;
  await clearCount(ctx, own);
  for (const one of rest) await uncount(ctx, one);
  return result;
}

/** Throttles what is no guess (asking for a letter, a registration); AppError 429 past the limits. */
export async function throttleAttempts(ctx: Ctx, name: string): Promise<void> {
  const network = await countNetwork(ctx);
  try {
    await count(ctx, `account:${hashed(name)}`, ACCOUNT);
  } catch (error) {
    await uncount(ctx, network);
    throw error;
  }
}

/** Throttles the calls of a person that cost the server much work; AppError 429 past the limit. */
export async function throttleHeavyCalls(ctx: Ctx, what: string, userId: string): Promise<void> {
  await count(ctx, `${what}:${userId}`, HEAVY);
}

/** Throttles answers that disclose something of others (`reveals` says which): 20 errors an hour per network, then 429. */
export async function throttleDisclosures<T>(
  ctx: Ctx,
  reveals: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const counted = await count(ctx, `revealed:${networkOf(ctx.ip)}`, REVEALED);
  try {
    const result = await work();
    await uncount(ctx, counted);
    return result;
  } catch (error) {
    if (!reveals(error)) await uncount(ctx, counted);
    throw error;
  }
}

import { WATCHED_FROM } from '@/lib/domain/attempt-waits';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { count, countGuess, clearCount, isReached, uncount, type Counted, type Limit } from './counts';
import { tokenHash } from './secrets';

const HOUR_MS = 60 * 60_000;
/** For calls that are not guesses: requests for letters, registrations. */
const ACCOUNT: Limit = { attempts: 5, ms: 15 * 60_000 };
const NETWORK: Limit = { attempts: 30, ms: 60_000 };
/** For a /48 of IPv6: 2¹⁶ networks of one customer, or as many customers of one operator; four times as much. */
const WIDER_NETWORK: Limit = { attempts: 120, ms: 60_000 };
/** Guesses at one account from one /48, whose networks have five free ones each. */
const WIDER_ACCOUNT: Limit = { attempts: 10, ms: 15 * 60_000 };
/** Wrong guesses at one account from everywhere: the count alone refuses nothing. */
const EVERYWHERE: Limit = { attempts: WATCHED_FROM, ms: HOUR_MS };
const ENDLESS: Limit = { ...EVERYWHERE, attempts: 1_000_000_000 };
/** For errors that disclose, say, that an e-mail address is taken: enough for typing errors, too few to list people. */
const REVEALED: Limit = { attempts: 20, ms: HOUR_MS };
const WIDER_REVEALED: Limit = { attempts: 60, ms: HOUR_MS };

/** Hash under which a throttled name is stored: it may be the address of a person without an account. */
const hashed = (name: string) => tokenHash(name.trim().toLowerCase());

/**
 * Counter of the guesses at one name. `network`: per name and network, so that a stranger elsewhere blocks nobody.
 * `person`: per name, where only the person's own sessions get as far. A device: per device and name.
 */
type CountedBy = 'network' | 'person' | { device: string };

type Step = () => Promise<Counted>;

async function uncountAll(ctx: Ctx, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await uncount(ctx, one);
}

/** Runs all counting steps; if one refuses, undoes the earlier ones and throws. */
async function countAll(ctx: Ctx, steps: readonly Step[]): Promise<Counted[]> {
  const counted: Counted[] = [];
  try {
    for (const step of steps) counted.push(await step());
  } catch (error) {
    await uncountAll(ctx, counted);
    throw error;
  }
  return counted;
}

/**
 * Returns the counting steps by network (limit `near`) and by the wider network (limit `wider`); IPv4 has no wider one
 * (docs/security.md).
 */
function byNetworks(ctx: Ctx, what: string, near: Limit, wider: Limit): Step[] {
  const [own, site] = [networkOf(ctx.ip), widerNetworkOf(ctx.ip)];
  const steps = [() => count(ctx, `${what}:${own}`, near)];
  return site === own ? steps : [...steps, () => count(ctx, `${what}:${site}`, wider)];
}

const byAddress = (ctx: Ctx) => byNetworks(ctx, 'address', NETWORK, WIDER_NETWORK);

/** Returns the counting steps of a guess at a name: by the wider network, then by the network. */
function byPlace(ctx: Ctx, account: string): Step[] {
  const guess = async () => {
    const watched = await isReached(ctx, `everywhere:${account}`, EVERYWHERE);
    return countGuess(ctx, `account:${account}:${networkOf(ctx.ip)}`, watched);
  };
  const [, ...wider] = byNetworks(ctx, `account:${account}`, WIDER_ACCOUNT, WIDER_ACCOUNT);
  return [...wider, guess];
}

/** Counters of one attempt: a correct password clears `own` and undoes the increments of the others. */
interface Guess {
  own: Counted | undefined;
  names: Counted[];
  networks: Counted[];
}

async function countOne(ctx: Ctx, name: string, by: CountedBy): Promise<Guess> {
  if (typeof by === 'object') {
    const own = await countGuess(ctx, `device:${hashed(`${by.device} ${name}`)}`, false);
    return { own, names: [own], networks: [] };
  }
  const account = hashed(name);
  const person = [() => countGuess(ctx, `account:${account}`, false)];
  const networks = byAddress(ctx);
  const counted = await countAll(ctx, [...networks, ...(by === 'person' ? person : byPlace(ctx, account))]);
  const names = counted.slice(networks.length);
  return { own: names.at(-1), names, networks: counted.slice(0, networks.length) };
}

/** A 422 of the work has cost the server work and counts for the network; any other error has judged nothing. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status === 422;

/**
 * Throttles guesses at a secret. `work` returns null for a wrong guess: five are free, then each waits longer, up to
 * five minutes (lib/domain/attempt-waits); 30 a minute per network, 120 per /48 of IPv6, and from there ten in a
 * quarter of an hour at one name (AppError 429 with Retry-After). A 422 of `work` is no guess. The counts are in the
 * database, shared by all backends; a right guess clears its own count. Never call it inside a transaction: the count
 * must stay when the call's own work is rolled back.
 */
export async function throttleGuesses<T>(
  ctx: Ctx,
  name: string,
  work: () => Promise<T | null>,
  by: CountedBy = 'network',
): Promise<T | null> {
  const { own, names, networks } = await countOne(ctx, name, by);
  let result: T | null;
  try {
    result = await work();
  } catch (error) {
    // a guess that was not judged reveals nothing
    await uncountAll(ctx, isRefusal(error) ? names : [...names, ...networks]);
    throw error;
  }
  if (result === null) {
    if (by === 'network') await count(ctx, `everywhere:${hashed(name)}`, ENDLESS);
    return null;
  }
  if (own) await clearCount(ctx, own);
  await uncountAll(
    ctx,
    [...names, ...networks].filter((one) => one !== own),
  );
  return result;
}

/**
 * Throttles calls that are not guesses (a request for a letter, a registration); AppError 429 past the limits. `judge`
 * does the costly checks: a call that it refuses counts for the network alone.
 */
export async function throttleAttempts(
  ctx: Ctx,
  name: string,
  judge: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const own = () => count(ctx, `account:${hashed(name)}`, ACCOUNT);
  const counted = await countAll(ctx, [...byAddress(ctx), own]);
  try {
    await judge();
  } catch (error) {
    await uncountAll(ctx, counted.slice(-1));
    throw error;
  }
}

/**
 * Throttles a person's calls that cost the server much work or disclose much; AppError 429 past `attempts` within `ms`,
 * by default an hour.
 */
export async function throttleHeavyCalls(
  ctx: Ctx,
  what: string,
  userId: string,
  attempts: number,
  ms = HOUR_MS,
): Promise<void> {
  await count(ctx, `${what}:${userId}`, { attempts, ms });
}

/**
 * Throttles errors that disclose something about others (`reveals` selects them): 20 an hour per network, 60 per /48,
 * then 429.
 */
export async function throttleDisclosures<T>(
  ctx: Ctx,
  reveals: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const counted = await countAll(ctx, byNetworks(ctx, 'revealed', REVEALED, WIDER_REVEALED));
  try {
    const result = await work();
    await uncountAll(ctx, counted);
    return result;
  } catch (error) {
    if (!reveals(error)) await uncountAll(ctx, counted);
    throw error;
  }
}

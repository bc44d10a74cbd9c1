import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '@/api/core/endpoint';
import { isPharmacist } from '@/lib/access/belongs';
import { AppError } from './app-error';
import type { Deps, SignedIn } from './context';

/** Staff have this many times the limit of others, because they work in bulk. */
const STAFF_TIMES = 5;
const MINUTE_S = 60;
const DAY_S = 24 * 3600;
const WORDS = {
  minute: 'Слишком много действий подряд. Подождите минуту и повторите.',
  day: 'Слишком много действий за сутки. Попробуйте позже.',
} as const;

type Span = keyof typeof WORDS;
type Limiters = Record<Span, RateLimiterMemory>;

const made = new WeakMap<Deps, Promise<Limiters>>();

async function makeLimiters({ config }: Deps): Promise<Limiters> {
  // loads the library on first use: with its stores of all kinds it takes a tenth of a second
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  // the limiter holds the points of staff: a write costs staff one point and a pharmacist `STAFF_TIMES`
  const of = (points: number, duration: number) =>
    new RateLimiterMemory({ points: points * STAFF_TIMES, duration });
  return { minute: of(config.WRITES_PER_MINUTE, MINUTE_S), day: of(config.WRITES_PER_DAY, DAY_S) };
}

function limitersOf(deps: Deps): Promise<Limiters> {
  const known = made.get(deps) ?? makeLimiters(deps);
  made.set(deps, known);
  return known;
}

/** Whether a call counts: all writes do but those allowed during technical work, such as ending a stolen session. */
const isCounted = ({ method, duringWork }: Pick<Endpoint, 'method' | 'duringWork'>) =>
  method !== 'GET' && !duringWork;

function tooMany(span: Span, { msBeforeNext }: RateLimiterRes): AppError {
  const seconds = Math.max(Math.ceil(msBeforeNext / 1000), 1);
  return new AppError(429, 'too-many-writes', WORDS[span], undefined, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Counts a write of a signed-in person before its body is read: 429 `too-many-writes` with Retry-After above the limit
 * of a minute or a day. Counts are in the memory of this process, so several backends allow several times as much.
 */
export async function limitWrites(
  deps: Deps,
  viewer: SignedIn | null,
  endpoint: Pick<Endpoint, 'method' | 'duringWork'>,
): Promise<void> {
  if (!viewer || !isCounted(endpoint)) return;
  const isStaff = !isPharmacist(viewer) || viewer.permissions.length > 0;
  const limiters = await limitersOf(deps);
  for (const span of ['minute', 'day'] as const) {
    await limiters[span].consume(viewer.id, isStaff ? 1 : STAFF_TIMES).catch((refused: RateLimiterRes) => {
      throw tooMany(span, refused);
    });
  }
}

import 'server-only';
import { perProcess } from '@/lib/http/per-process';
import { YieldingPlaces, type Place } from '@/lib/http/yielding-places';
import { networkOf, widerNetworkOf } from '@/lib/session/network-of';
import { CallError } from '../core/call-error';

/**
 * Limits of concurrent bodies (docs/security.md, 'Limits'); guests' and people's bodies, read whole, take at most 64
 * and 256 MB.
 */
const places = perProcess('body-places', () => ({
  strangers: new YieldingPlaces({ each: 64, wider: 256, all: 1000, youngMs: 2000 }),
  people: new YieldingPlaces({ each: 6, wider: 64, all: 256, youngMs: 2000 }),
  uploads: new YieldingPlaces({ each: 3, wider: 24, all: 64, youngMs: 20_000 }),
}));

const refused = (code: string, detail: string, retryAfter: number) =>
  new CallError(429, [{ status: '429', code, detail }], retryAfter);

const addressOf = (headers: Headers) => headers.get('x-forwarded-for') ?? '';

/**
 * Takes a place for a body that is read whole; a guest's without `person`. `end`: called when it must give way. Throws
 * CallError 429.
 */
export function bodyPlace(headers: Headers, person: string | undefined, end: () => void): Place {
  const address = addressOf(headers);
  const wider = widerNetworkOf(address);
  const place =
    person === undefined
      ? places.strangers.take({ holder: networkOf(address), wider }, end)
      : places.people.take({ holder: person, wider }, end);
  if (place) return place;
  throw refused(
    'too-many-at-once',
    'Слишком много действий одновременно. Подождите несколько секунд и повторите.',
    2,
  );
}

/** Takes a place for a streamed upload. `end`: called when it must give way. Throws CallError 429. */
export function uploadPlace(headers: Headers, holder: string, end: () => void): Place {
  const place = places.uploads.take({ holder, wider: widerNetworkOf(addressOf(headers)) }, end);
  if (place) return place;
  throw refused('too-many-uploads', 'Дождитесь конца других загрузок.', 5);
}

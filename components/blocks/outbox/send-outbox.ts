import { CallError, messageOf } from '@/api/core/call-error';
import { isTooSoon } from '@/api/core/when-opened';
import { setFavorite } from '@/api/learnings/queries';
import { sendRead } from '@/api/articles/queries';
import { complete } from '@/api/modules/queries';
import { checkIn } from '@/api/door/queries';
import { like, unlike, type Rateable } from '@/api/ratings/queries';
import { dropIntent, markIntent, readOutbox, type OutboxEntry } from '@/lib/pwa/outbox';
import type { ResultBody } from './module-result';
import { isOffline, isOthersSession } from './send-or-keep';

/** A mark of the door: by the list or by a code, at the moment it was made. */
async function sendMark({ id = '', registrationId, code, visitedAt, source }: OutboxEntry['data']) {
  const who = registrationId === undefined ? { code: code ?? '' } : { registrationId };
  const how = source === 'qr' ? ('qr' as const) : ('manual' as const);
  await checkIn(id, { ...who, visitedAt, source: how });
}

/** A pharmacy of the day's plan was visited, with its note; or was not after all. */
async function sendStop(
  visited: boolean,
  { day = '', pharmacyId = '', visitedAt, note }: OutboxEntry['data'],
) {
  // every page has this file, a representative's code is for the few who need it
  const { keepVisit } = await import('@/api/representative/queries');
  await keepVisit(day, { pharmacyId, visited, visitedAt, note });
}

/** Doing any of them twice is doing it once: the calls are about how things are, or carry their key. */
async function send({ kind, on, data }: OutboxEntry): Promise<void> {
  const { id = '', type = '', body = '{}', idempotencyKey = '' } = data;
  if (kind === 'read') await sendRead(id);
  else if (kind === 'module')
    await complete({ id, body: JSON.parse(body) as ResultBody, idempotencyKey, patient: true });
  else if (kind === 'visit') await sendMark(data);
  else if (kind === 'stop') await sendStop(on, data);
  else if (kind === 'favorite') await setFavorite(id, on);
  else if (on) await like(type as Rateable, id);
  else await unlike(type as Rateable, id);
}

/** Worth waiting for: no network, a service that can't answer, a session to be renewed or somebody else's, too many at once,
 * or sooner than a person can. */
const isForLater = (error: unknown): boolean =>
  isOffline(error) ||
  isOthersSession(error) ||
  isTooSoon(error) ||
  (error instanceof CallError && (error.retriable || error.status === 429));

/**
 * Sends what waits, in its order, also what joins meanwhile: what is wanted anew goes after the call that is on its
 * way. `but` waits on. Gives how many went, and false in `whole` where the rest goes on waiting.
 */
export async function sendOutbox(
  userId: string,
  but?: OutboxEntry['kind'],
): Promise<{ sent: number; whole: boolean }> {
  let sent = 0;
  const tried = new Set<string>();
  const nameOf = ({ key, at }: OutboxEntry) => `${key} ${at}`;
  const next = () =>
    readOutbox(userId).find(
      (entry) => entry.problem === undefined && entry.kind !== but && !tried.has(nameOf(entry)),
    );
  for (let entry = next(); entry; entry = next()) {
    tried.add(nameOf(entry));
    try {
      await send(entry);
      dropIntent(userId, entry.key, entry.at);
      sent += 1;
    } catch (error) {
      if (isForLater(error)) return { sent, whole: false };
      markIntent(userId, entry.key, messageOf(error), entry.at);
    }
  }
  return { sent, whole: true };
}

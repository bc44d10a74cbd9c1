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

/** Sends a mark at the door, from the list or by a code, with its original time. */
async function sendMark({ id = '', registrationId, code, visitedAt, source }: OutboxEntry['data']) {
  const who = registrationId === undefined ? { code: code ?? '' } : { registrationId };
  const how = source === 'qr' ? ('qr' as const) : ('manual' as const);
  await checkIn(id, { ...who, visitedAt, source: how });
}

/** Sends that a stop of the day plan was visited, with its note, or that this was undone. */
async function sendStop(
  visited: boolean,
  { day = '', pharmacyId = '', visitedAt, note }: OutboxEntry['data'],
) {
  // this file is on every page, the code of representatives is needed by few
  const { keepVisit } = await import('@/api/representative/queries');
  await keepVisit(day, { pharmacyId, visited, visitedAt, note });
}

/** Sends one entry. Every call is idempotent: it states a desired result, or carries its key. */
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

/**
 * Whether a failure is temporary: no network, an unavailable service, a session that ended or is another person's,
 * throttling, or a result that came too soon.
 */
const isForLater = (error: unknown): boolean =>
  isOffline(error) ||
  isOthersSession(error) ||
  isTooSoon(error) ||
  (error instanceof CallError && (error.retriable || error.status === 429));

/**
 * Sends waiting entries in order, including those added during sending: a repeated intent is sent after the running
 * call. Entries of kind `but` keep waiting. Returns the number sent, and `whole` false when others keep waiting.
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

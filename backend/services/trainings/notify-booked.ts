import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { BookedWords, LetterWords } from '@/lib/domain/training-words';
import { deliveries } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications/notify';
import { accountClocks, guestClocks, type Seen } from './reader-clocks';

type Notifying = Pick<Ctx, 'db' | 'now'>;

interface GuestNews {
  /** Id of the registration. */
  id: string;
  words: (seen: Seen) => LetterWords;
  key?: string | undefined;
  notAfter?: Date | undefined;
}

/** What happened to a registration, of an account or of a guest. */
export interface BookedNews {
  id: string;
  userId: string | null;
  words: (seen: Seen) => BookedWords;
  /** Idempotency key of the event for the person, like that of a notification. */
  key?: string;
  /** Time after which a guest gets no letter; for a notification its kind decides. */
  notAfter?: Date;
}

/** Most rows of one statement: a webinar has no limit of people. */
const BATCH = 500;

/**
 * Queues a letter to each guest, in the open transaction. A guest who has left or is erased before it is sent gets none
 * (`backend/jobs/claim-deliveries`).
 */
export async function writeToGuests({ db, now }: Notifying, news: readonly GuestNews[]): Promise<void> {
  if (news.length === 0) return;
  const at = now();
  const clocks = await guestClocks(
    db,
    news.map(({ id }) => id),
  );
  const rows = news.map(({ id: registrationId, words: wordsFor, key, notAfter }) => {
    const words = wordsFor(clocks(registrationId));
    return { registrationId, words, key, notAfter, channel: 'letter' as const, dueAt: at, createdAt: at };
  });
  await db.insert(deliveries).values(rows).onConflictDoNothing();
}

/**
 * Returns keys of notices that were sent, or are being sent, as letters to guests whose registrations now belong to
 * accounts. A letter that still waits does not count: it is dropped when it is due.
 */
async function notifiedAsGuests({ db }: Notifying, news: readonly BookedNews[]): Promise<Set<string>> {
  const keys = news.flatMap(({ userId, key }) => (userId === null || key === undefined ? [] : [key]));
  if (keys.length === 0) return new Set();
  const { registrationId, key, state, attempts } = deliveries;
  const ids = news.map(({ id }) => id);
  const isOnItsWay = and(eq(state, 'waiting'), gt(attempts, 0));
  const rows = await db
    .select({ key: sql<string>`${registrationId} || ' ' || ${key}` })
    .from(deliveries)
    .where(and(inArray(registrationId, ids), inArray(key, keys), or(eq(state, 'sent'), isOnItsWay)));
  return new Set(rows.map((row) => row.key));
}

/**
 * Notifies people on a training of a change of their seat or place in the line: accounts by a notification, guests by a
 * letter. An account is not notified again of the content of a letter to it as a guest. Runs in the open transaction,
 * or else in its own.
 */
export async function notifyBooked(
  ctx: Notifying,
  news: readonly BookedNews[],
  kind: 'training' | 'training-reminder' = 'training',
): Promise<void> {
  if (news.length === 0) return;
  await inTransaction({ db: ctx.db }, async (db) => {
    for (let at = 0; at < news.length; at += BATCH) {
      const batch = news.slice(at, at + BATCH);
      const notified = await notifiedAsGuests({ db, now: ctx.now }, batch);
      const clocks = await accountClocks(
        db,
        batch.flatMap(({ userId }) => userId ?? []),
      );
      const accounts = batch.flatMap(({ id, userId, words, key }) =>
        userId === null || notified.has(`${id} ${key ?? ''}`)
          ? []
          : [{ userId, kind, ...(key === undefined ? {} : { key }), ...words(clocks(userId)).account }],
      );
      const guests = batch.filter(({ userId }) => userId === null);
      await notify({ db, now: ctx.now }, accounts);
      await writeToGuests(
        { db, now: ctx.now },
        guests.map(({ words, ...one }) => ({ ...one, words: (seen: Seen) => words(seen).guest })),
      );
    }
  });
}

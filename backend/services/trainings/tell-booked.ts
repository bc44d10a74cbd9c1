import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { BookedWords, LetterWords } from '@/lib/domain/training-words';
import { deliveries } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications/notify';
import { accountClocks, guestClocks, type Seen } from './reader-clocks';

type Telling = Pick<Ctx, 'db' | 'now'>;

interface GuestNews {
  /** The registration. */
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
  /** Makes it unique for the person, as that of a notification does. */
  key?: string;
  /** For a guest nothing is sent from then on; of a notification its kind says so. */
  notAfter?: Date;
}

/** One statement writes so many: a webinar has no limit of people. */
const BATCH = 500;

/**
 * Queues a letter to each guest, in the open transaction. Who has left or is forgotten by the time it is sent gets none
 * (`backend/jobs/claim-deliveries`).
 */
export async function writeToGuests({ db, now }: Telling, news: readonly GuestNews[]): Promise<void> {
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
 * Keys of notices that were sent, or are being sent, as letters to guests whose registrations belong to accounts by now.
 * A letter that still waits does not count: it is dropped when its turn comes.
 */
async function notifiedAsGuests({ db }: Telling, news: readonly BookedNews[]): Promise<Set<string>> {
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
 * Notifies people on a training of a change of their seat or place in line: accounts by a notification, guests by a
 * letter. An account is not notified again of what a letter to it as a guest said. Runs in the open transaction, else in
 * one of its own.
 */
export async function tellBooked(
  ctx: Telling,
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

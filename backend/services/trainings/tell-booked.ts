import type { BookedWords, LetterWords } from '@/lib/domain/training-words';
import { deliveries } from '../../db/schema/notifications';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications/notify';

type Telling = Pick<Ctx, 'db' | 'now'>;

interface GuestNews {
  /** The registration. */
  id: string;
  words: LetterWords;
  key?: string | undefined;
  notAfter?: Date | undefined;
}

/** What happened to a registration, of an account or of a guest. */
export interface BookedNews {
  id: string;
  userId: string | null;
  words: BookedWords;
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
  const rows = news.map(({ id: registrationId, words, key, notAfter }) => {
    return { registrationId, words, key, notAfter, channel: 'letter' as const, dueAt: at, createdAt: at };
  });
  await db.insert(deliveries).values(rows).onConflictDoNothing();
}

/**
 * The one way to tell people on a training what happened to their seat or place in line: accounts by a notification,
 * guests by a letter. In the open transaction, else in one of its own.
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
      const accounts = batch.flatMap(({ userId, words, key }) =>
        userId === null ? [] : [{ userId, kind, ...(key === undefined ? {} : { key }), ...words.account }],
      );
      const guests = batch.filter(({ userId }) => userId === null);
      await notify({ db, now: ctx.now }, accounts);
      await writeToGuests(
        { db, now: ctx.now },
        guests.map(({ words, ...one }) => ({ ...one, words: words.guest })),
      );
    }
  });
}

import { and, sql, type SQL } from 'drizzle-orm';
import { pointsTaken } from '@/lib/domain/notification-words';
import { REVERSAL_KEY, reversalOf } from '@/lib/domain/reversal';
import { ledgerEntries } from '../../db/schema/points';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { byUser } from '../notifications/by-user';
import { notify } from '../notifications/notify';
import { postEntries, type PostedEntry } from './post-entries';

/** SQL: whether a ledger entry has been reversed. */
export const isReversed = sql<boolean>`exists (
  select from ${ledgerEntries} as taken
  where taken.user_id = ${ledgerEntries.userId}
    and taken.idempotency_key = ${sql.raw(`'${REVERSAL_KEY}'`)} || ${ledgerEntries.id}::text)`;

/** Reads the matching entries that are not reversed, ordered by person and id. */
export const standingEntries = (db: Db, where: SQL | undefined): Promise<PostedEntry[]> =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(where, sql`not ${isReversed}`))
    .orderBy(ledgerEntries.userId, ledgerEntries.id);

/**
 * Reverses entries, each once and whole, in the caller's transaction, and notifies their owners. Errors: 409
 * `funds-short` if an owner has spent the points: then nothing moves. An entry of an irreversible kind throws as a
 * programming error.
 */
export async function reverseEntries(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  entries: readonly PostedEntry[],
  by: { authorId: string; reason: string },
): Promise<void> {
  const reversals = entries.map((entry) => {
    const reversal = reversalOf(entry, by);
    if (!reversal) throw new Error(`An entry of the kind ${entry.kind} is not taken back`);
    return reversal;
  });
  await postEntries(tx, ctx, reversals);
  const news = [...byUser(reversals)].map(([userId, taken]) => ({
    // the key makes it idempotent: a second reversal moves nothing and notifies nobody
    ...{ userId, kind: 'points' as const, key: `reversed:${taken[0]?.subjectId ?? ''}` },
    ...pointsTaken(taken),
  }));
  await notify({ db: tx, now: ctx.now }, news);
}

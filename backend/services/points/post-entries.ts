import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { applyEntry, turnoverOf, type LedgerKind } from '@/lib/domain/ledger';
import { points as pointsText } from '@/lib/format/number';
import { balances, ledgerEntries } from '../../db/schema/points';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { notifyOfPoints } from './notify-of-points';

export interface NewEntry {
  userId: string;
  /** Id of the mark's row, not its slug. */
  markId: string;
  /** Whole points, not 0; negative when spent. */
  amount: number;
  kind: LedgerKind;
  /** `test`, `video`, `order`, … with the subject's own id. */
  subjectType?: string;
  subjectId?: string;
  /** Title of the item, the order's number, the admin's words, or the other mark's slug of a transfer. */
  title: string;
  /** Russian text for the owner, shown beside the rule of the kind. */
  reason?: string;
  /** The person who posted the entry, if not the owner. */
  authorId?: string;
  /** Idempotency key of the event (`video:12`, `order:7:lrp`): the same key never moves points twice. */
  key: string;
}
export type PostedEntry = typeof ledgerEntries.$inferSelect;

const pairOf = ({ userId, markId }: { userId: string; markId: string }) => `${userId} ${markId}`;
const byId = (left: string, right: string) => (BigInt(left) < BigInt(right) ? -1 : 1);

/** Locks the balances of the entries, always in the same order (person, then mark), and returns them. */
async function lockBalances(tx: Db, entries: readonly NewEntry[]): Promise<Map<string, number>> {
  const pairs = [...new Map(entries.map((entry) => [pairOf(entry), entry])).values()].sort(
    (left, right) =>
      (left.userId === right.userId ? 0 : byId(left.userId, right.userId)) ||
      (left.markId === right.markId ? 0 : byId(left.markId, right.markId)),
  );
  await tx
    .insert(balances)
    .values(pairs.map(({ userId, markId }) => ({ userId, markId })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(balances)
    .where(
      or(...pairs.map(({ userId, markId }) => and(eq(balances.userId, userId), eq(balances.markId, markId)))),
    )
    .orderBy(asc(balances.userId), asc(balances.markId))
    .for('update');
  return new Map(rows.map((row) => [pairOf(row), row.balance]));
}

async function postedBefore(tx: Db, entries: readonly NewEntry[]): Promise<Map<string, PostedEntry>> {
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.userId, [...new Set(entries.map(({ userId }) => userId))]),
        inArray(ledgerEntries.idempotencyKey, [...new Set(entries.map(({ key }) => key))]),
      ),
    );
  return new Map(rows.map((row) => [`${row.userId} ${row.idempotencyKey}`, row]));
}

/** The balance after the entry; 409 `funds-short` (with `needed`, `balance`, `missing`) when it would fall below 0. */
function balanceAfter(balance: number, { markId, amount }: NewEntry): number {
  const applied = applyEntry({ [markId]: balance }, { mark: markId, amount });
  if (applied.ok) return applied.balances[markId] ?? 0;
  if (applied.refusal !== 'funds-short')
    throw new Error(`A ledger entry of ${String(amount)}: ${applied.refusal}`);
  const meta = { markId, needed: -amount, balance, missing: -amount - balance };
  throw new AppError(409, 'funds-short', `Не хватает баллов: на счёте ${pointsText(balance)}.`, undefined, {
    meta,
  });
}

/** Sums what entries of one balance add to earned and spent points. */
function turnover(entries: readonly NewEntry[]) {
  const each = entries.map(turnoverOf);
  const sum = (of: 'earned' | 'spent') => each.reduce((all, entry) => all + entry[of], 0);
  return { earned: sum('earned'), spent: sum('spent') };
}

async function write(tx: Db, ctx: Pick<Ctx, 'now'>, fresh: readonly (NewEntry & { after: number })[]) {
  // the last entry of a pair holds its final balance
  for (const { userId, markId, after } of new Map(fresh.map((entry) => [pairOf(entry), entry])).values()) {
    const moved = turnover(fresh.filter((entry) => entry.userId === userId && entry.markId === markId));
    await tx
      .update(balances)
      .set({
        balance: after,
        earned: sql`${balances.earned} + ${moved.earned}`,
        spent: sql`${balances.spent} + ${moved.spent}`,
      })
      .where(and(eq(balances.userId, userId), eq(balances.markId, markId)));
  }
  return tx
    .insert(ledgerEntries)
    .values(
      fresh.map(({ after, key, ...entry }) => ({
        ...entry,
        idempotencyKey: key,
        balanceAfter: after,
        createdAt: ctx.now(),
      })),
    )
    .returning();
}

/**
 * Moves points: writes ledger entries and balances inside the caller's transaction (decisions, 'Learning and points').
 * An entry with a known key moves nothing and is returned as it is stored; owners are notified of points that arrive.
 * Returns the entries in the order given.
 * Errors: 409 `funds-short`; a zero or fractional amount throws as a programming error.
 */
export async function postEntries(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  entries: readonly NewEntry[],
): Promise<PostedEntry[]> {
  if (entries.length === 0) return [];
  const current = await lockBalances(tx, entries);
  const known = await postedBefore(tx, entries);
  const nameOf = (entry: NewEntry) => `${entry.userId} ${entry.key}`;
  const fresh = entries
    .filter((entry) => !known.has(nameOf(entry)))
    .map((entry) => {
      const after = balanceAfter(current.get(pairOf(entry)) ?? 0, entry);
      current.set(pairOf(entry), after);
      return { ...entry, after };
    });
  const written = fresh.length > 0 ? await write(tx, ctx, fresh) : [];
  await notifyOfPoints(tx, ctx, written);
  for (const row of written) known.set(`${row.userId} ${row.idempotencyKey}`, row);
  return entries.map((entry) => known.get(nameOf(entry))).filter((row) => row !== undefined);
}

import { and, eq, gte, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { transferPoints } from '@/lib/domain/ledger';
import { transferWait, TRANSFERS_A_DAY, transfersSince } from '@/lib/domain/transfer-limit';
import type { pointsTransfer } from '@/lib/validation/forms/points-transfer';
import { messages } from '@/lib/validation/messages';
import { marks } from '../../db/schema/directory';
import { ledgerEntries } from '../../db/schema/points';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { postEntries } from './post-entries';
import { readBalances } from './read-balances';

async function markIds(tx: Db, from: string, to: string): Promise<{ fromId: string; toId: string }> {
  const rows = await tx
    .select({ id: marks.id, slug: marks.slug })
    .from(marks)
    .where(inArray(marks.slug, [from, to]));
  const idOf = (slug: string, field: string) => {
    const row = rows.find((mark) => mark.slug === slug);
    if (!row) throw wrongField(field, 'unknown-mark', 'Такого бренда нет.');
    return row.id;
  };
  return { fromId: idOf(from, 'from'), toId: idOf(to, 'to') };
}

/**
 * Throws 429 `too-many-transfers` after ten transfers in a Moscow day. The caller's transaction holds the person's
 * lock.
 */
async function assertNotTooMany(tx: Db, ctx: Ctx, userId: string): Promise<void> {
  const today = and(
    eq(ledgerEntries.userId, userId),
    eq(ledgerEntries.kind, 'transfer-out'),
    gte(ledgerEntries.createdAt, transfersSince(ctx.now())),
  );
  const wait = transferWait(await tx.$count(ledgerEntries, today), ctx.now());
  if (wait === 0) return;
  throw new AppError(429, 'too-many-transfers', messages.transfersOver(TRANSFERS_A_DAY), undefined, {
    headers: { 'retry-after': String(wait) },
  });
}

/**
 * Moves the viewer's points from one mark to a different one, 1 : 1 (decisions, 'Learning and points').
 * Errors: 422 on `from`, `to` (unknown) and on `amount` when the balance is short; 429 past ten a day.
 */
export async function transfer(ctx: Ctx, { from, to, amount }: z.output<typeof pointsTransfer>) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const { fromId, toId } = await markIds(tx, from, to);
    const before = await readBalances(tx, userId);
    const short = () => wrongField('amount', 'funds-short', messages.tooManyPoints(before[from] ?? 0));
    const planned = transferPoints(before, { from, to, amount });
    if (!planned.ok) throw short();
    await assertNotTooMany(tx, ctx, userId);

    const key = `transfer:${ctx.idempotencyKey}`;
    const common = { userId, subjectType: 'transfer', subjectId: ctx.idempotencyKey };
    const [taken] = await postEntries(tx, ctx, [
      { ...common, markId: fromId, amount: -amount, kind: 'transfer-out', title: to, key: `${key}:out` },
      { ...common, markId: toId, amount, kind: 'transfer-in', title: from, key: `${key}:in` },
    ]).catch((error: unknown) => {
      // the locked rows decide, not the balances read before
      throw error instanceof AppError && error.code === 'funds-short' ? short() : error;
    });
    const id = taken?.id ?? '';
    await audit.record(ctx, {
      action: 'points.transferred',
      subjectType: 'ledger-entry',
      subjectId: id,
      details: { from, to, amount },
    });
    return { id, from, to, amount, markPoints: await readBalances(tx, userId) };
  });
}

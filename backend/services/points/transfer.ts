import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { transferPoints } from '@/lib/domain/ledger';
import type { pointsTransfer } from '@/lib/validation/forms/points-transfer';
import { messages } from '@/lib/validation/messages';
import { marks } from '../../db/schema/directory';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { note } from '../audit/note';
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
 * Moves the person's own points from one mark to another, 1 : 1 (decisions, 'Learning and points').
 * The two differ. Errors: 422 on `from`, `to` (unknown) and on `amount` when the balance is short.
 */
export async function transfer(ctx: Ctx, { from, to, amount }: z.output<typeof pointsTransfer>) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const { fromId, toId } = await markIds(tx, from, to);
    const before = await readBalances(tx, userId);
    const short = () => wrongField('amount', 'funds-short', messages.tooManyPoints(before[from] ?? 0));
    const planned = transferPoints(before, { from, to, amount });
    if (!planned.ok) throw short();

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
    await note(ctx, {
      action: 'points.transferred',
      subjectType: 'ledger-entry',
      subjectId: id,
      details: { from, to, amount },
    });
    return { id, from, to, amount, markPoints: await readBalances(tx, userId) };
  });
}

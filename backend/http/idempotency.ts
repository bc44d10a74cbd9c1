import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/system';
import { inTransaction } from '../db/transaction';
import { AppError } from './app-error';
import { viewerOf, type Ctx } from './context';

const KEPT_MS = 24 * 60 * 60 * 1000;

export interface Answered {
  status: number;
  text: string;
}

/** The header, checked: 1–255 visible characters. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new AppError(400, 'invalid-idempotency-key', 'Ключ повторяемости неверен.');
}

export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [at, part] of parts.entries()) hash.update(at ? '\0' : '').update(part);
  return hash.digest('hex');
}

/**
 * Does the work once per user and key. Key and effect are one transaction, so a replay either waits for the
 * first call (the unique index holds it) or reads its answer; a failed call leaves no key behind.
 * 422 `idempotency-mismatch` when the key came with another request.
 */
export function once(ctx: Ctx, requestHash: string, work: () => Promise<Answered>): Promise<Answered> {
  const userId = viewerOf(ctx).id;
  const key = ctx.idempotencyKey;
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  return inTransaction(ctx, async (tx) => {
    const now = ctx.now();
    await tx
      .delete(idempotencyKeys)
      .where(and(mine, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))));
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine);
      if (!first || first.requestHash !== requestHash) {
        throw new AppError(422, 'idempotency-mismatch', 'Этот ключ уже использован для другого запроса.');
      }
      return { status: first.status ?? 200, text: first.answer ?? '' };
    }
    const answered = await work();
    await tx.update(idempotencyKeys).set({ status: answered.status, answer: answered.text }).where(mine);
    return answered;
  });
}

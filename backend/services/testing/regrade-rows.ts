import { and, eq, sql } from 'drizzle-orm';
import { learningItems } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { alsoOf } from '../../db/transaction';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

/**
 * Context that locks these people: they are locked before the test in every transaction that locks both
 * (docs/decisions/0018).
 */
export function personsOf(ctx: Ctx, ids: readonly string[]) {
  return alsoOf(ctx, ...ids.filter((id) => id !== ctx.viewer?.id));
}

/** Ledger entries of the regrades of a test. */
export const isRegrade = (testId: string) =>
  and(
    eq(ledgerEntries.kind, 'regrade'),
    eq(ledgerEntries.subjectType, 'test'),
    eq(ledgerEntries.subjectId, testId),
  );

/** The learning item of the test. */
export const itemOf = (tx: Db, testId: string) =>
  sql`(${tx.select({ id: learningItems.id }).from(learningItems).where(eq(learningItems.testId, testId))})`;

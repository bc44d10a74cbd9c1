import { and, eq, sql } from 'drizzle-orm';
import { learningItems } from '../../db/schema/learning';
import { ledgerEntries } from '../../db/schema/points';
import { alsoOf } from '../../db/transaction';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

/** Persons before the test, as every other act on both (docs/decisions/0018): who they are is planned before. */
export function personsOf(ctx: Ctx, ids: readonly string[]) {
  return alsoOf(ctx, ...ids.filter((id) => id !== ctx.viewer?.id));
}

/** What regrades of a test have moved. */
export const isRegrade = (testId: string) =>
  and(
    eq(ledgerEntries.kind, 'regrade'),
    eq(ledgerEntries.subjectType, 'test'),
    eq(ledgerEntries.subjectId, testId),
  );

/** The test's place among learnings. */
export const itemOf = (tx: Db, testId: string) =>
  sql`(${tx.select({ id: learningItems.id }).from(learningItems).where(eq(learningItems.testId, testId))})`;

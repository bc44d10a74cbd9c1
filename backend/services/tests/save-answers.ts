import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { answersBody } from '@/api/tests/schemas';
import { attempts } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { CORE } from '../spaces/core';
import { checkAnswers, mergeAnswers } from './answers';
import { testLocked } from './locked';
import { lockStanding, openAttempt } from './open-attempt';

/**
 * Saves answers by question; the last answer wins. They survive a reload and a sign-out and are available on other
 * devices. Errors: 404; 409 `test-locked`; 422 for a question or option of another test.
 */
export async function saveAnswers(
  ctx: Ctx,
  id: string,
  { answers, revisionId }: z.output<typeof answersBody>,
  space = CORE,
) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const standing = await lockStanding(tx, ctx, userId, { id, revisionId, space });
    checkAnswers(standing.test.questions, answers);
    if (standing.lock) throw testLocked(standing.lock, standing.test, standing);
    const attempt = await openAttempt(tx, ctx, userId, standing);
    const merged = mergeAnswers(attempt.answers, answers);
    const savedAt = ctx.now();
    await tx.update(attempts).set({ answers: merged, savedAt }).where(eq(attempts.id, attempt.id));
    return { id, answers: merged, answersSavedAt: savedAt.toISOString() };
  });
}

import type { z } from 'zod';
import type { sendBody } from '@/api/tests/schemas';
import { leastTestSeconds } from '@/lib/domain/openings';
import type { TestScore } from '@/lib/domain/scoring';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { takeOpening } from '../learnings/openings';
import { certificateOfTest } from '../certificates/certificate-row';
import { CORE } from '../spaces/core';
import type { Space } from '../spaces/space';
import { checkAnswers, mergeAnswers, sayTheSame } from './answers';
import type { Attempt, Test } from './find-test';
import { testLocked } from './locked';
import { lockStanding, openAttempt, type LockedStanding } from './open-attempt';
import { presentResult } from './present-test';
import { readingsOf } from './readings';
import { settleAttempt } from './settle-attempt';

type Body = z.output<typeof sendBody>;

/**
 * Compares the client's count of right answers with the score, which alone counts; a difference is logged and audited.
 */
async function compareCounts(
  ctx: Ctx,
  test: Test,
  claimed: number | undefined,
  { correctAnswersCount }: TestScore,
) {
  if (claimed === undefined || claimed === correctAnswersCount) return;
  const details = { claimed, counted: correctAnswersCount };
  ctx.log.warn({ ...details, testId: test.id, requestId: ctx.requestId }, 'test count mismatch');
  await audit.record(ctx, {
    action: 'test.count-mismatch',
    subjectType: 'test',
    subjectId: test.id,
    details,
  });
}

async function submit(
  tx: Db,
  ctx: Ctx,
  userId: string,
  standing: LockedStanding,
  { body, space }: { body: Body; space: Space },
): Promise<Attempt> {
  const { lock, open, last, test } = standing;
  if (lock) {
    // a repeated request, after a second click or a lost response, gets the first result
    if (last && !open && sayTheSame(last.answers, body.answers)) return last;
    throw testLocked(lock, test, standing);
  }
  await takeOpening(tx, ctx, { userId, itemId: test.itemId }, leastTestSeconds(test));
  const attempt = await openAttempt(tx, ctx, userId, standing);
  const answers = mergeAnswers(attempt.answers, body.answers);
  const settled = { test, attempt: { ...attempt, answers }, space };
  const { attempt: closed, score } = await settleAttempt(tx, ctx, settled);
  await compareCounts(ctx, test, body.correctAnswersCount, score);
  return closed;
}

/**
 * Sends the test: scores the sent answers merged into the saved ones, closes the attempt, pays and sets the repeat
 * date, all in one transaction (decisions, 'Learning and points'). The same answers sent again get the first result;
 * others 409 `test-locked`. Also 404, and 422 for a question or option of another test, `page-required` and `too-soon`
 * (with `Retry-After`; saved answers stay).
 */
export async function sendTest(ctx: Ctx, id: string, body: Body, space: Space = CORE) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const standing = await lockStanding(tx, ctx, userId, { id, revisionId: body.revisionId, space });
    const { test } = standing;
    checkAnswers(test.questions, body.answers);
    const attempt = await submit(tx, ctx, userId, standing, { body, space });
    const certificateId = await certificateOfTest(tx, { userId, testId: id });
    const balance = await space.balanceOf(tx, userId, test.mark.slug);
    const readings = await readingsOf(ctx, test);
    const result = presentResult(test, attempt, { balance, certificateId, readings });
    if (!result) throw new Error('A closed attempt has no result');
    return result;
  });
}

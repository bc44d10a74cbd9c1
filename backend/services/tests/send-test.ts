import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { sendBody } from '@/api/tests/schemas';
import { leastTestSeconds } from '@/lib/domain/openings';
import { repeatAfter } from '@/lib/domain/repeat';
import { scoreTest, type TestScore } from '@/lib/domain/scoring';
import { learningProgress } from '../../db/schema/learning';
import { attempts } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { takeOpening } from '../learnings/openings';
import { awardForCourses, awardForTest } from '../certificates/award';
import { certificateOfTest } from '../certificates/certificate-row';
import { postEntries } from '../points/post-entries';
import { readBalances } from '../points/read-balances';
import { checkAnswers, mergeAnswers, sayTheSame } from './answers';
import type { Attempt, Test } from './find-test';
import { testLocked } from './locked';
import { lockStanding, openAttempt, type LockedStanding } from './open-attempt';
import { presentResult } from './present-test';
import { readingsOf } from './readings';

type Body = z.output<typeof sendBody>;

async function closeAttempt(tx: Db, ctx: Ctx, attempt: Attempt, score: TestScore): Promise<Attempt> {
  const now = ctx.now();
  const { correctAnswersCount, questionsCount, points, passed } = score;
  const repeatDatetime = repeatAfter({ points, now })?.toISOString() ?? null;
  const result = { correctAnswersCount, questionsCount, points, passed, repeatDatetime };
  await tx
    .update(attempts)
    .set({ answers: attempt.answers, savedAt: now, submittedAt: now, result })
    .where(eq(attempts.id, attempt.id));
  return { ...attempt, savedAt: now, submittedAt: now, result };
}

async function recordResult(tx: Db, ctx: Ctx, userId: string, test: Test, { points, passed }: TestScore) {
  const now = ctx.now();
  await tx
    .update(learningProgress)
    .set({
      score: points,
      repeatAt: repeatAfter({ points, now }),
      ...(passed || points > 0 ? { finishedAt: now } : {}),
      ...(points > 0 ? { lastAccrualPointsAt: now } : {}),
    })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, test.itemId)));
}

/** One entry per attempt; an attempt is closed once, under the person's lock of the test. */
async function pay(tx: Db, ctx: Ctx, test: Test, attempt: Attempt, score: TestScore): Promise<void> {
  if (score.points <= 0) return;
  await postEntries(tx, ctx, [
    {
      userId: attempt.userId,
      markId: test.markId,
      amount: score.points,
      kind: 'test',
      subjectType: 'test',
      subjectId: test.id,
      title: test.title,
      reason: `Верных ответов: ${String(score.correctAnswersCount)} из ${String(score.questionsCount)}`,
      key: `test:${test.id}:${attempt.id}`,
    },
  ]);
}

/** The caller's own count is looked at, never believed: a difference leaves a trace. */
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
  body: Body,
): Promise<Attempt> {
  const { lock, open, last, test } = standing;
  if (lock) {
    // the same thing sent again, from a second click or after a lost answer: the first result stands
    if (last && !open && sayTheSame(last.answers, body.answers)) return last;
    throw testLocked(lock, test, standing);
  }
  await takeOpening(tx, ctx, { userId, itemId: test.itemId }, leastTestSeconds(test));
  const attempt = await openAttempt(tx, ctx, userId, standing);
  const answers = mergeAnswers(attempt.answers, body.answers);
  const score = scoreTest(test, answers);
  const closed = await closeAttempt(tx, ctx, { ...attempt, answers }, score);
  await recordResult(tx, ctx, userId, test, score);
  await pay(tx, ctx, test, closed, score);
  await awardForTest(tx, ctx, { userId, test, score });
  await awardForCourses(tx, ctx, { userId, itemId: test.itemId });
  await compareCounts(ctx, test, body.correctAnswersCount, score);
  return closed;
}

/**
 * Scores the saved answers with the sent ones over them, closes the attempt, pays and sets the repeat date, all in
 * one transaction (decisions, 'Learning and points'). The same answers sent again get the first result; others after
 * it 409 `test-locked`. Also 404, and 422 for a question or option of another test, `page-required` and
 * `too-soon` (with `Retry-After`; what was saved stays).
 */
export async function sendTest(ctx: Ctx, id: string, body: Body) {
  const userId = viewerOf(ctx).id;
  return inTransaction(ctx, async (tx) => {
    const standing = await lockStanding(tx, ctx, userId, { id, revisionId: body.revisionId });
    const { test } = standing;
    checkAnswers(test.questions, body.answers);
    const attempt = await submit(tx, ctx, userId, standing, body);
    const balances = await readBalances(tx, userId);
    const certificateNumber = await certificateOfTest(tx, { userId, testId: id });
    const balance = balances[test.mark.slug] ?? 0;
    const readings = await readingsOf(ctx, test);
    const result = presentResult(test, attempt, { balance, certificateNumber, readings });
    if (!result) throw new Error('A closed attempt has no result');
    return result;
  });
}

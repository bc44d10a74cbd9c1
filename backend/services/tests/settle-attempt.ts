import { and, eq } from 'drizzle-orm';
import { scoreReason, scoreTest, type TestScore } from '@/lib/domain/scoring';
import { learningProgress } from '../../db/schema/learning';
import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { awardForCourses, awardForTest } from '../certificates/award';
import type { Space } from '../spaces/space';
import type { Attempt, Test } from './find-test';

type Clock = Pick<Ctx, 'now' | 'config'>;

/** One payment per attempt; an attempt is closed once, under the person's lock of the test. */
async function pay(tx: Db, ctx: Clock, { test, attempt, space }: Settled, score: TestScore): Promise<number> {
  if (score.points <= 0) return 0;
  return space.pay(tx, ctx, {
    userId: attempt.userId,
    markId: test.markId,
    amount: score.points,
    kind: 'test',
    subjectId: test.id,
    title: test.title,
    reason: scoreReason(score),
    key: `test:${test.id}:${attempt.id}`,
    monthId: test.programmeMonthId,
  });
}

async function recordResult(
  tx: Db,
  now: Date,
  { attempt, test }: Settled,
  { points, passed }: TestScore,
  { awarded, repeatAt }: { awarded: number; repeatAt: Date | null },
) {
  await tx
    .update(learningProgress)
    .set({
      score: awarded,
      repeatAt,
      ...(passed || points > 0 ? { finishedAt: now } : {}),
      ...(awarded > 0 ? { lastAccrualPointsAt: now } : {}),
    })
    .where(and(eq(learningProgress.userId, attempt.userId), eq(learningProgress.itemId, test.itemId)));
}

interface Settled {
  test: Test;
  /** The attempt with the merged answers. */
  attempt: Attempt;
  space: Space;
}

/**
 * Scores an open attempt by its answers, closes it, pays and sets the repeat date, at the time of the clock. Call only
 * inside the transaction that has locked the person's progress of the item.
 */
export async function settleAttempt(
  tx: Db,
  ctx: Clock,
  settled: Settled,
): Promise<{ attempt: Attempt; score: TestScore }> {
  const { test, attempt, space } = settled;
  const now = ctx.now();
  const score = scoreTest(test, attempt.answers);
  const { correctAnswersCount, questionsCount, points, passed } = score;
  const repeatAt = space.repeatAfter({ points, now, closesAt: test.endDate });
  const awarded = await pay(tx, ctx, settled, score);
  const result = {
    ...{ correctAnswersCount, questionsCount, points, passed },
    repeatDatetime: repeatAt?.toISOString() ?? null,
    ...(test.programmeMonthId === null ? {} : { awarded }),
  };
  const closed = { answers: attempt.answers, savedAt: now, submittedAt: now, result };
  await tx.update(attempts).set(closed).where(eq(attempts.id, attempt.id));
  await recordResult(tx, now, settled, score, { awarded, repeatAt });
  if (space.hasCertificates) {
    await awardForTest(tx, ctx, { userId: attempt.userId, test, score });
    await awardForCourses(tx, ctx as Ctx, { userId: attempt.userId, itemId: test.itemId });
  }
  return { attempt: { ...attempt, ...closed }, score };
}

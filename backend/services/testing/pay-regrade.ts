import { and, eq, sql } from 'drizzle-orm';
import { learningProgress } from '../../db/schema/learning';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { awardForTest } from '../certificates/award';
import { postEntries } from '../points/post-entries';
import type { Row } from './present';
import type { Change } from './regrade-plan';
import { itemOf } from './regrade-rows';

/** The regrade that pays; a retry posts no second entry for a person. */
export interface Paying extends Pick<Ctx, 'now'> {
  batch: string;
  authorId: string;
}

/** Pays a person the points that the current key adds, and updates their progress accordingly. */
export async function payOne(tx: Db, { batch, authorId, now }: Paying, row: Row, change: Change) {
  const { userId, correctAnswersCount: right, questionsCount, passed, points } = change;
  await postEntries(tx, { now }, [
    {
      ...{ userId, markId: row.markId, amount: change.change, kind: 'regrade' as const },
      ...{ subjectType: 'test', subjectId: row.id, title: row.title },
      reason: `Исправлен ключ теста. Верных ответов теперь: ${String(right)} из ${String(questionsCount)}`,
      authorId,
      key: `regrade:${batch}:${userId}`,
    },
  ]);
  const at = now();
  await tx
    .update(learningProgress)
    .set({
      score: points,
      finishedAt: sql`coalesce(${learningProgress.finishedAt}, ${at.toISOString()}::timestamptz)`,
      repeatAt: null,
      lastAccrualPointsAt: at,
    })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, itemOf(tx, row.id))));
  if (passed) await awardForTest(tx, { now }, { userId, test: row, score: change });
}

import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import { findAttempts, type Attempt, type Standing, type Test } from './find-test';
import { lockedBecause, type Lock } from './locked';

export interface LockedStanding extends Standing {
  lock: Lock | null;
}

/** Where the person is with the test, with nobody else moving it until the transaction ends. */
export async function lockStanding(tx: Db, ctx: Ctx, userId: string, test: Test): Promise<LockedStanding> {
  const now = ctx.now();
  const progress = await lockProgress(tx, { userId, itemId: test.itemId, now });
  const standing = { progress, ...(await findAttempts(tx, userId, test.id)) };
  return { ...standing, lock: lockedBecause(test, standing, now) };
}

/** The open attempt, begun now when there is none. Only under `lockStanding`. */
export async function openAttempt(
  tx: Db,
  ctx: Ctx,
  userId: string,
  { open }: Standing,
  test: Test,
): Promise<Attempt> {
  if (open) return open;
  const now = ctx.now();
  const [made] = await tx
    .insert(attempts)
    .values({ userId, testId: test.id, startedAt: now, savedAt: now })
    .returning();
  if (!made) throw new Error('The attempt was not made');
  return made;
}

import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import type { Space } from '../spaces/space';
import { ofPage, ofStanding } from './asked-revision';
import { findAttempts, findTest, type Attempt, type Standing, type Test } from './find-test';
import { lockedBecause, type Lock } from './locked';

export interface LockedStanding extends Standing {
  lock: Lock | null;
  /** The test at the version that this person takes. */
  test: Test;
}

/** Returns the person's standing in the test; the test and the standing are locked until the transaction ends. */
export async function lockStanding(
  tx: Db,
  ctx: Ctx,
  userId: string,
  { id, revisionId, space }: { id: string; revisionId: string | undefined; space: Space },
): Promise<LockedStanding> {
  const now = ctx.now();
  const published = await findTest(ctx, id, { lock: true, space });
  const progress = await lockProgress(tx, { userId, itemId: published.itemId, now });
  const standing = { progress, ...(await findAttempts(tx, userId, id)) };
  const lock = lockedBecause(published, standing, now);
  const known = await ofStanding(ctx, published, standing, lock);
  const isNew = !standing.open && !lock;
  return { ...standing, lock, test: isNew ? await ofPage(ctx, userId, published, revisionId) : known };
}

/** Returns the open attempt and creates a missing one. Call only under `lockStanding`. */
export async function openAttempt(
  tx: Db,
  ctx: Ctx,
  userId: string,
  { open, test }: Pick<LockedStanding, 'open' | 'test'>,
): Promise<Attempt> {
  if (open) return open;
  const now = ctx.now();
  const [made] = await tx
    .insert(attempts)
    .values({ userId, testId: test.id, revisionId: test.revisionId, startedAt: now, savedAt: now })
    .returning();
  if (!made) throw new Error('The attempt was not made');
  return made;
}

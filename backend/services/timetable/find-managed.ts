import { eq } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import type { Db } from '../../db/types';
import { trainingMissing } from '../trainings/find-slot';
import { lockTraining, type Training } from '../trainings/lock-trainings';
import { mayManage } from '../trainings/may-manage';
import { presentManaged, selectManaged } from './managed-row';

/** Returns one training with what the viewer may do with it. 404 `training-missing`. */
export async function readManaged(ctx: Ctx, id: string) {
  const [row] = await selectManaged(ctx).where(eq(trainings.id, id));
  if (!row) throw trainingMissing();
  return presentManaged(row, viewerOf(ctx), ctx.now());
}

/** Locks a training, so that its leader cannot change. 404 if the viewer may not manage it, as for a missing one. */
export async function lockManaged(ctx: Ctx, tx: Db, id: string): Promise<Training> {
  const training = await lockTraining(tx, id);
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
  return training;
}

/** Throws 404 for a training the viewer may not manage, as for a missing one. */
export async function assertManaged(ctx: Ctx, id: string): Promise<void> {
  const [training] = await ctx.db.select().from(trainings).where(eq(trainings.id, id));
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
}

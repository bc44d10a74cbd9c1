import { eq } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import type { Db } from '../../db/types';
import { trainingMissing } from '../trainings/find-slot';
import { lockTraining, type Training } from '../trainings/lock-trainings';
import { mayManage } from '../trainings/may-manage';
import { presentManaged, selectManaged } from './managed-row';

/** One date as the viewer may look after it. 404 `training-missing`. */
export async function readManaged(ctx: Ctx, id: string) {
  const [row] = await selectManaged(ctx).where(eq(trainings.id, id));
  if (!row) throw trainingMissing();
  return presentManaged(row, viewerOf(ctx), ctx.now());
}

/** The training, locked; who leads it can't change any more. 404 for another's, which looks like one that is absent. */
export async function lockManaged(ctx: Ctx, tx: Db, id: string): Promise<Training> {
  const training = await lockTraining(tx, id);
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
  return training;
}

/** 404 for a training of another's as for one that is absent. */
export async function assertManaged(ctx: Ctx, id: string): Promise<void> {
  const [training] = await ctx.db.select().from(trainings).where(eq(trainings.id, id));
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
}

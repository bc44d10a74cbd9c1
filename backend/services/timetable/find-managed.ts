import { eq } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../http/context';
import { trainingMissing } from '../trainings/find-slot';
import { mayManage } from '../trainings/may-manage';
import { presentManaged, selectManaged } from './managed-row';

/** One date as the viewer may look after it. 404 `training-missing`. */
export async function readManaged(ctx: Ctx, id: string) {
  const [row] = await selectManaged(ctx).where(eq(trainings.id, id));
  if (!row) throw trainingMissing();
  return presentManaged(row, viewerOf(ctx), ctx.now());
}

/** 404 for one that another leads: its absence and its being another's look alike. */
export async function assertManages(ctx: Ctx, id: string): Promise<void> {
  const { leaderId, authorId } = trainings;
  const [training] = await ctx.db.select({ leaderId, authorId }).from(trainings).where(eq(trainings.id, id));
  if (!training || !mayManage(training, viewerOf(ctx))) throw trainingMissing();
}

import type { z } from 'zod';
import type { trainingBody } from '@/api/timetable/schemas';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { isSameSlot } from '../trainings/same-slot';
import { readManaged } from './find-managed';
import { datedOn, dayProblem, placedOf, sameSlot, topicOf, trainerBusy, type Dated } from './placed';
import { leaderBusy } from './trainer-busy';

/** Inserts one training; 409 `same-slot` if there is one in its slot. */
export async function insertTraining(ctx: Ctx, topicId: string, dated: Dated): Promise<string> {
  const now = ctx.now();
  const authorId = viewerOf(ctx).id;
  const values = { ...dated, topicId, authorId, createdAt: now, updatedAt: now };
  try {
    const [made] = await ctx.db.insert(trainings).values(values).returning({ id: trainings.id });
    const id = made?.id ?? '';
    await audit.record(ctx, { action: 'training.created', subjectType: 'training', subjectId: id });
    return id;
  } catch (error) {
    if (isSameSlot(error)) throw sameSlot();
    throw error;
  }
}

/** Creates one training of a topic. 422 on fields; 409 `same-slot`, and `trainer-busy` without `confirmBusy`. */
export async function createTraining(ctx: Ctx, body: z.output<typeof trainingBody>) {
  return inTransaction(ctx, async () => {
    const dated = datedOn(await placedOf(ctx, body), body.localDay);
    const problem = dayProblem(dated, ctx.now());
    if (problem) throw wrongField('local_day', problem.code, problem.message);
    const topicId = await topicOf(ctx, body);
    const busy = body.confirmBusy ? null : await leaderBusy(ctx, dated);
    if (busy) throw trainerBusy(busy);
    return readManaged(ctx, await insertTraining(ctx, topicId, dated));
  });
}

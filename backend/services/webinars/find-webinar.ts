import { and, eq } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { trainingMissing } from '../trainings/find-slot';
import type { Training } from '../trainings/lock-trainings';
import { mayLead } from '../trainings/may-manage';
import { refused } from '../trainings/refused';
import { registrationMissing } from '../trainings/seat-person';

async function find(ctx: Ctx, id: string): Promise<Training> {
  const [training] = await ctx.db.select().from(trainings).where(eq(trainings.id, id));
  if (!training) throw trainingMissing();
  return training;
}

export const webinarClosed = (detail: string) => new AppError(409, 'webinar-closed', detail);

/** The webinar the viewer has a seat on, with the seat. 404 without one; 409 `not-a-webinar`, `training-cancelled`. */
export async function findJoined(ctx: Ctx, id: string) {
  const training = await find(ctx, id);
  const row = trainingRegistrations;
  const own = and(eq(row.trainingId, id), eq(row.userId, viewerOf(ctx).id), eq(row.state, 'registered'));
  const [seat] = await ctx.db.select({ id: row.id }).from(row).where(own);
  if (!seat) {
    if (training.status === 'cancelled') throw refused('training-cancelled');
    throw registrationMissing();
  }
  if (training.type !== 'webinar') throw new AppError(409, 'not-a-webinar', 'Это очный тренинг.');
  return { training, seat };
}

/** Returns a training that the viewer leads or manages. 404 for another leader's, as for a missing one. */
export async function findLed(ctx: Ctx, id: string): Promise<Training> {
  const training = await find(ctx, id);
  if (!mayLead(training, viewerOf(ctx))) throw trainingMissing();
  return training;
}

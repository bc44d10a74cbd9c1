import { eq } from 'drizzle-orm';
import { trainings } from '../../db/schema/trainings';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { presentSlot } from './present-slot';
import { selectSlots } from './slot-row';

export const trainingMissing = () => notFound('Тренинг не найден.', 'training-missing');

/** A slot with its topic, place and the viewer's registration. 404 `training-missing`. */
export async function findSlot(ctx: Ctx, id: string) {
  const [row] = await selectSlots(ctx).where(eq(trainings.id, id));
  if (!row) throw trainingMissing();
  return row;
}

/** Returns the slot as the viewer reads it, with the topic's picture. */
export async function readSlot(ctx: Ctx, id: string) {
  const row = await findSlot(ctx, id);
  return { ...presentSlot(row, ctx), image: row.topic.image };
}

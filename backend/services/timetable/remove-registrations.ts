import { inArray } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { lockTrainings } from '../trainings/lock-trainings';
import { removeRegistration } from '../trainings/remove-registration';

/**
 * Removes each on its own: one that can't be leaves the others alone. In one transaction, so that a repeated press has
 * the first answer: whose they are and their trainings are locked before the first goes, in the one order of locks.
 */
export async function removeRegistrations(ctx: Ctx, asked: readonly string[]) {
  const ids = [...new Set(asked)];
  const { id, userId, trainingId } = trainingRegistrations;
  const rows = await ctx.db
    .select({ userId, trainingId })
    .from(trainingRegistrations)
    .where(inArray(id, ids));
  const people = rows.flatMap((row) => row.userId ?? []);
  return inTransaction(alsoOf(ctx, ...people), async (tx) => {
    await lockTrainings(
      tx,
      rows.map((row) => row.trainingId),
    );
    const items: { id: string; removed: boolean; code: string | null }[] = [];
    for (const one of ids) items.push(await removed(ctx, one));
    return { items, meta: {} };
  });
}

/** A refusal comes before anything is written. */
async function removed(ctx: Ctx, id: string) {
  try {
    await removeRegistration(ctx, id, {});
    return { id, removed: true, code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, removed: false, code: error.code };
  }
}

import { inArray } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { lockTrainings } from '../trainings/lock-trainings';
import { removeRegistration } from '../trainings/remove-registration';

/**
 * Removes each registration on its own: a refused one leaves the others unaffected. All are in one transaction, so that
 * a repeated call gets the first response; people and trainings are locked, in the common order, before the first
 * removal.
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

/** Removes one registration or returns the code of the refusal, which is thrown before anything is written. */
async function removed(ctx: Ctx, id: string) {
  try {
    await removeRegistration(ctx, id, {});
    return { id, removed: true, code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, removed: false, code: error.code };
  }
}

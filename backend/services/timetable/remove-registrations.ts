import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { removeRegistration } from '../trainings/remove-registration';

/** Removes each on its own: one that can't be leaves the others alone. */
export async function removeRegistrations(ctx: Ctx, ids: readonly string[]) {
  const items: { id: string; removed: boolean; code: string | null }[] = [];
  for (const id of new Set(ids)) {
    try {
      await removeRegistration(ctx, id, {});
      items.push({ id, removed: true, code: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      items.push({ id, removed: false, code: error.code });
    }
  }
  return { items, meta: {} };
}

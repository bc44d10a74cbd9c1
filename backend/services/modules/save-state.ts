import { moduleStates } from '../../db/schema/modules';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import { findModule } from './get-module';

/**
 * Saves the person's state; the module is started from then on. The last state wins. Returns when it was saved. 404.
 */
export async function saveState(ctx: Ctx, name: string, state: string) {
  const userId = viewerOf(ctx).id;
  const now = ctx.now();
  const { module, itemId } = await findModule(ctx, name);
  await inTransaction(ctx, async (tx) => {
    await lockProgress(tx, { userId, itemId, now });
    await tx
      .insert(moduleStates)
      .values({ userId, moduleId: module.id, state, savedAt: now, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [moduleStates.userId, moduleStates.moduleId],
        set: { state, savedAt: now, updatedAt: now },
      });
  });
  return { id: module.id, savedAt: now.toISOString() };
}

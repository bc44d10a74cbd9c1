import { CallError } from '@/api/core/call-error';
import { saveState, type InteractiveModule } from '@/api/modules/queries';
import { draftedModules, draftLock, storedDraft, unsentState } from '../module-play/state-draft';
import { isOthersSession } from './send-or-keep';

/** The same state by the same rule as on the module's own page, which is not open: there it is sent by itself. */
async function sendState(userId: string, module: InteractiveModule): Promise<void> {
  const draft = storedDraft(userId, module.id);
  const kept = draft.read();
  const unsent = unsentState(kept, module.stateSavedAt);
  if (unsent !== null) await saveState(module.id, unsent);
  if (draft.read()?.state === kept?.state) draft.drop();
}

/** Sends how far the person is in modules that were left without a network. Rejects where the rest must wait. */
export async function sendStates(
  userId: string,
  loadModule: (id: string) => Promise<InteractiveModule>,
): Promise<void> {
  // without locks nobody knows which modules are open: each is sent from its own page
  if (!('locks' in navigator)) return;
  for (const id of draftedModules(userId)) {
    await navigator.locks.request(draftLock(userId, id), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      try {
        await sendState(userId, await loadModule(id));
      } catch (error) {
        // taken away: there is nothing to go on with
        const gone = error instanceof CallError && [403, 404, 422].includes(error.status);
        if (!gone || isOthersSession(error)) throw error;
        storedDraft(userId, id).drop();
      }
    });
  }
}

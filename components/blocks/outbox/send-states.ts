import { CallError } from '@/api/core/call-error';
import { saveState, type InteractiveModule } from '@/api/modules/queries';
import { draftedModules, draftLock, storedDraft, unsentState } from '../module-play/state-draft';
import { isOthersSession } from './send-or-keep';

/** Sends a state by the rule of the module's own page, which sends it itself while it is open. */
async function sendState(userId: string, module: InteractiveModule): Promise<void> {
  const draft = storedDraft(userId, module.id);
  const kept = draft.read();
  const unsent = unsentState(kept, module.stateSavedAt);
  if (unsent !== null) await saveState(module.id, unsent);
  if (draft.read()?.state === kept?.state) draft.drop();
}

/** Sends unsent states of modules. Rejects when the others must wait. */
export async function sendStates(
  userId: string,
  loadModule: (id: string) => Promise<InteractiveModule>,
): Promise<void> {
  // without locks open modules are unknown: each state is sent from its own page
  if (!('locks' in navigator)) return;
  for (const id of draftedModules(userId)) {
    await navigator.locks.request(draftLock(userId, id), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      try {
        await sendState(userId, await loadModule(id));
      } catch (error) {
        // the module is gone: there is nothing to continue
        const gone = error instanceof CallError && [403, 404, 422].includes(error.status);
        if (!gone || isOthersSession(error)) throw error;
        storedDraft(userId, id).drop();
      }
    });
  }
}

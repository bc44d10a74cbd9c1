import type { StateDraft } from './state-draft';
import type { SavingState } from './state-saver';

interface Keeper {
  draft: StateDraft;
  onState: (state: SavingState) => void;
  /** Last time that the services saved a state, as known to the copy. */
  savedAt: string | null;
}

/** Keeps the last state on the device only: a saved copy has no session and sends nothing. */
export function makeStateKeeper({ draft, onState, savedAt }: Keeper) {
  // a draft of the module's own page may be based on a later one
  const known = [savedAt, draft.read()?.based ?? null].filter((at) => at !== null);
  const based = known.sort().at(-1) ?? null;
  return {
    keep(state: string) {
      draft.put({ state, based });
      onState('kept');
    },
    refuse: (why: 'too-large') => onState(why),
    flush: () => Promise.resolve(),
  };
}

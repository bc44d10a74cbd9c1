/** A state that may be unsent. `based`: when the services had last saved one before it (ISO; null: never). */
export interface Draft {
  state: string;
  based: string | null;
}

/** Storage on this device for a module's unsent state. */
export interface StateDraft {
  read(): Draft | null;
  put(draft: Draft): void;
  drop(): void;
}

function parsed(text: string | null): Draft | null {
  const { state, based } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Draft>;
  return typeof state === 'string' && based !== undefined ? { state, based } : null;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const stemOf = (userId: string) => `module:${userId}:`;

/** A draft in the browser's storage; silently lost where storage is unavailable. */
export function storedDraft(userId: string, moduleId: string): StateDraft {
  const name = stemOf(userId) + moduleId;
  return {
    read: () => attempt(() => parsed(localStorage.getItem(name))),
    put: (draft) => void attempt(() => localStorage.setItem(name, JSON.stringify(draft))),
    drop: () => void attempt(() => localStorage.removeItem(name)),
  };
}

/** Ids of modules with a draft of this person on this device. */
export function draftedModules(userId: string): string[] {
  const stem = stemOf(userId);
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(stem)).map((name) => name.slice(stem.length));
}

/** Name of the lock held while a module's page is open, which sends its own draft. */
export const draftLock = (userId: string, moduleId: string) => `module-draft:${userId}:${moduleId}`;

/** The draft's state to continue from; null when the services have a newer one, from another device. */
export function unsentState(draft: Draft | null, savedAt: string | null): string | null {
  if (!draft || (savedAt !== null && (draft.based === null || savedAt > draft.based))) return null;
  return draft.state;
}

const STEM = 'saved-reading:';
export const PUSH_STEM = 'push:';

/** Raised on `window` when something was saved, removed or wiped. */
export const SAVED_CHANGED = 'portal:saved-changed';

/** The database of one account's saved reading. */
export const savedName = (userId: string) => STEM + userId;
/** The database of the note whose push this browser takes (`push-note`). */
export const pushNoteName = (userId: string) => PUSH_STEM + userId;
const namesOf = (userId: string) => [savedName(userId), pushNoteName(userId)];

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
}

/** A page that does not let go of a database holds up its end, not the person's. */
const LIMIT_MS = 5000;

/** Begun, it comes about as soon as the last connection is closed, whoever waits for it. False: not yet. */
async function gone(name: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const deleted = settled(indexedDB.deleteDatabase(name)).then(() => true);
  return Promise.race([deleted, limit]).finally(() => clearTimeout(timer));
}

/**
 * Everything kept for anyone but `except` goes. Never rejects: what can't be reached can't be read either. False: some
 * of it may still be there.
 */
export async function wipeSaved(known: string | null, except: string | null = null): Promise<boolean> {
  try {
    // begun before anything is asked: the page may be closing, and a worker believes the note it finds
    const theirs = known === null || known === except ? [] : namesOf(known);
    const begun = theirs.map((name) => gone(name).catch(() => false));
    const all = ((await indexedDB.databases?.()) ?? []).map(({ name = '' }) => name);
    const ours = all.filter((name) => name.startsWith(STEM) || name.startsWith(PUSH_STEM));
    const others = ours.filter((name) => ![...theirs, ...namesOf(except ?? '')].includes(name));
    const done = await Promise.all([...begun, ...others.map(gone)]);
    if (done.length > 0) window.dispatchEvent(new Event(SAVED_CHANGED));
    return done.every(Boolean);
  } catch {
    // a private window without databases
    return false;
  }
}

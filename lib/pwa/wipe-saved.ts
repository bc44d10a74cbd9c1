const STEM = 'saved-reading:';
export const PUSH_STEM = 'push:';

/** Event on `window` when something was saved, removed or wiped. */
export const SAVED_CHANGED = 'portal:saved-changed';

/** The database of one account's saved reading. */
export const savedName = (userId: string) => STEM + userId;
/** The database of the push owner's note (`push-note`). */
export const pushNoteName = (userId: string) => PUSH_STEM + userId;
const namesOf = (userId: string) => [savedName(userId), pushNoteName(userId)];

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });
}

/** Timeout of a deletion, ms: a page that keeps the database open must not make the person wait. */
const LIMIT_MS = 5000;

/** Deletes a database; once requested, the deletion completes when the last connection closes. False: not yet. */
async function gone(name: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const deleted = settled(indexedDB.deleteDatabase(name)).then(() => true);
  return Promise.race([deleted, limit]).finally(() => clearTimeout(timer));
}

/**
 * Deletes databases of all accounts but `except`. Never rejects: databases that cannot be accessed cannot be read
 * either. False: some may still exist.
 */
export async function wipeSaved(known: string | null, except: string | null = null): Promise<boolean> {
  try {
    // begins before the first await: the page may be closing, and a worker trusts a note that it finds
    const theirs = known === null || known === except ? [] : namesOf(known);
    const begun = theirs.map((name) => gone(name).catch(() => false));
    const all = ((await indexedDB.databases?.()) ?? []).map(({ name = '' }) => name);
    const ours = all.filter((name) => name.startsWith(STEM) || name.startsWith(PUSH_STEM));
    const others = ours.filter((name) => ![...theirs, ...namesOf(except ?? '')].includes(name));
    const done = await Promise.all([...begun, ...others.map(gone)]);
    if (done.length > 0) window.dispatchEvent(new Event(SAVED_CHANGED));
    return done.every(Boolean);
  } catch {
    // IndexedDB is not available in a private window
    return false;
  }
}

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

/** Begun, it comes about as soon as the last connection is closed, whoever waits for it. */
async function gone(name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  await Promise.race([settled(indexedDB.deleteDatabase(name)), limit]).finally(() => clearTimeout(timer));
}

/** Everything kept for anyone but `except` goes. Never rejects: what can't be reached can't be read either. */
export async function wipeSaved(known: string | null, except: string | null = null): Promise<void> {
  try {
    const all = (await indexedDB.databases?.()) ?? [];
    const names = new Set([...all.map(({ name = '' }) => name), ...(known ? namesOf(known) : [])]);
    const ours = [...names].filter((name) => name.startsWith(STEM) || name.startsWith(PUSH_STEM));
    const doomed = ours.filter((name) => !namesOf(except ?? '').includes(name));
    await Promise.all(doomed.map(gone));
    if (doomed.length > 0) window.dispatchEvent(new Event(SAVED_CHANGED));
  } catch {
    // a private window without databases
  }
}

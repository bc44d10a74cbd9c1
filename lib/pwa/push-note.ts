import { pushNoteName, settled, PUSH_STEM } from './wipe-saved';

/**
 * Whose push this browser takes, kept for the worker: when the browser changes its address at the push service, no page
 * need be open, and the session may be another person's by then. It goes with everything else of an account.
 */
export interface PushNote {
  userId: string;
  /** The portal's own key, which a new address is asked for with. */
  key: string;
  /** SHA-256 of the address the services know. */
  fingerprint: string;
}

const STORE = 'note';

async function within<T>(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'userId' });
  const database = await settled(request);
  database.onversionchange = () => database.close();
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** This browser takes push of one person: a note of another, who has left, goes first. */
export async function keepPushNote(note: PushNote): Promise<void> {
  await dropPushNote(note.userId);
  await within(pushNoteName(note.userId), 'readwrite', (store) => store.put(note));
}

async function noteNames(): Promise<string[]> {
  const names = ((await indexedDB.databases?.()) ?? []).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(PUSH_STEM));
}

/** Null where nobody takes push, or where it can't be known. Rejects where two people's notes stand. */
export async function findPushNote(): Promise<PushNote | null> {
  const [name, other] = await noteNames();
  if (other !== undefined) throw new Error('One of two people has left, and it is not known who');
  if (name === undefined) return null;
  const [note] = await within<PushNote[]>(name, 'readonly', (store) => store.getAll());
  return note ?? null;
}

/** Whose push is taken here; null: whoever took it has left, though its service may not know. */
export async function findPushOwner(): Promise<string | null> {
  return (await findPushNote())?.userId ?? null;
}

/** Where it is not known whose push it is, what comes is believed. */
export const canTellOwner = (): boolean => typeof indexedDB.databases === 'function';

/** Never rejects: where nothing can be kept nothing is. `except`: whose note stays. */
export async function dropPushNote(except = ''): Promise<void> {
  try {
    const ours = (await noteNames()).filter((name) => name !== pushNoteName(except));
    await Promise.all(ours.map((name) => settled(indexedDB.deleteDatabase(name))));
  } catch {
    // a private window without databases
  }
}

import { pushNoteName, settled, PUSH_STEM } from './wipe-saved';

/**
 * Owner of this browser's push subscription, stored for the worker: when the browser renews its push address, no page
 * may be open, and another person may be signed in. It is removed with the account's other data.
 */
export interface PushNote {
  userId: string;
  /** The portal's public key, needed to subscribe again. */
  key: string;
  /** SHA-256 of the push address that the services know. */
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

/** Stores the note of the browser's only push owner; a note of an account that left is removed first. */
export async function keepPushNote(note: PushNote): Promise<void> {
  await dropPushNote(note.userId);
  await within(pushNoteName(note.userId), 'readwrite', (store) => store.put(note));
}

async function noteNames(): Promise<string[]> {
  const names = ((await indexedDB.databases?.()) ?? []).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(PUSH_STEM));
}

/** Finds the note; null when there is none or it cannot be known. Rejects when there are notes of two accounts. */
export async function findPushNote(): Promise<PushNote | null> {
  const [name, other] = await noteNames();
  if (other !== undefined) throw new Error('One of two people has left, and it is not known who');
  if (name === undefined) return null;
  const [note] = await within<PushNote[]>(name, 'readonly', (store) => store.getAll());
  return note ?? null;
}

/** Id of the push owner; null when the owner has left, although the services may not know yet. */
export async function findPushOwner(): Promise<string | null> {
  return (await findPushNote())?.userId ?? null;
}

/** Whether the owner can be known; where it cannot, every push is shown. */
export const knowsOwner = (): boolean => typeof indexedDB.databases === 'function';

/** Removes notes of all accounts but `except`. Never rejects: without storage there are no notes. */
export async function dropPushNote(except = ''): Promise<void> {
  try {
    const ours = (await noteNames()).filter((name) => name !== pushNoteName(except));
    await Promise.all(ours.map((name) => settled(indexedDB.deleteDatabase(name))));
  } catch {
    // IndexedDB is not available in a private window
  }
}

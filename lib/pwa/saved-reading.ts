import { readAccount } from './account';
import { isSameMaterial } from './saved-address';
import { SAVED_CHANGED, savedName, settled, wipeSaved } from './wipe-saved';

/** A material saved for reading without a network. Each account has its own database, so accounts are separate. */
export interface SavedItem {
  /** Path of its page, the key. */
  address: string;
  kind: 'article' | 'module' | 'product' | 'glossary' | 'theme';
  id: string;
  title: string;
  brand: string;
  summary: string;
  /** An article's clean HTML as rendered, or a module's packed page; pictures are inside as data. */
  html: string;
  /** The lead picture as data. */
  picture: string | null;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
  /** Time of the material's last change, ISO 8601; it identifies a version. */
  version: string;
  /** Id of the module's package; another package is another version too. */
  packageId?: string | null;
  /** Like and bookmark of an article, as its page last had them. */
  mine?: { isLiked: boolean; isFavorite: boolean };
  savedAt: string;
  /** Bytes of text and pictures. */
  size: number;
  /** Saved because its page was opened, not at a person's request: see `visited-reading`. */
  visited?: true;
}

/** Progress in a module as the services last returned it. Stored beside the copy, as it changes at every step. */
export interface SavedProgress {
  /** The module's own state, JSON text. */
  state: string | null;
  stateSavedAt: string | null;
  isFinished: boolean;
  correctAnswersCount: number | null;
  questionsCount: number;
  earnedPoints: number | null;
  repeatDatetime: string | null;
}

const ITEMS = 'items';
const PROGRESS = 'progress';
/** Door lists, see `door-copy`. */
export const DOORS = 'doors';
const STORES = [ITEMS, PROGRESS, DOORS] as const;
const VERSION = 3;
type Store = (typeof STORES)[number];
export const announceSaved = () => window.dispatchEvent(new Event(SAVED_CHANGED));

/** Opens the database; reading does not create it, or a wiped one would reappear, empty, under its owner's name. */
function opened(userId: string, mayMake: boolean): Promise<IDBDatabase | null> {
  const request = indexedDB.open(savedName(userId), VERSION);
  let absent = false;
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: database, transaction } = request;
    absent = oldVersion === 0 && !mayMake;
    if (absent) return transaction?.abort();
    for (const store of STORES)
      if (!database.objectStoreNames.contains(store))
        database.createObjectStore(store, { keyPath: 'address' });
  };
  return settled(request).catch((error: unknown) => {
    if (absent) return null;
    throw error;
  });
}

interface Work<T> {
  mode: IDBTransactionMode;
  in: Store;
  /** Whether a missing database is created; only writes of something new create one. */
  mayMake?: boolean;
  run: (store: IDBObjectStore) => IDBRequest<T>;
}

/** Resolves when the transaction is complete: after a successful request the device may still abort it (no space). */
function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing'));
  });
}

/** Runs one operation on its own connection: an open connection would block a wipe. Null: there is no database. */
export async function within<T>(
  userId: string,
  { mode, in: name, mayMake = false, run }: Work<T>,
): Promise<T | null> {
  const database = await opened(userId, mayMake);
  if (!database) return null;
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(name, mode);
    const [result] = await Promise.all([settled(run(transaction.objectStore(name))), kept(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

/** Key under which the material is saved, whichever of its addresses is given. */
async function keptAt(userId: string, address: string): Promise<string> {
  const run = (store: IDBObjectStore) => store.getAllKeys();
  const keys = (await within(userId, { mode: 'readonly', in: ITEMS, run })) ?? [];
  return keys.map(String).find((key) => isSameMaterial(key, address)) ?? address;
}

/** Writes an item; a visited one never replaces one saved on request: it is read and written in one transaction. */
function putInto(store: IDBObjectStore, item: SavedItem): IDBRequest {
  if (!item.visited) return store.put(item);
  const known: IDBRequest<SavedItem | undefined> = store.get(item.address);
  known.addEventListener('success', () => {
    if (!known.result || known.result.visited) store.put(item);
  });
  return known;
}

/** Saves an item. Rejects when the device has no space or no storage, or belongs to another account. */
export async function putSaved(userId: string, item: SavedItem): Promise<void> {
  const signedOut = new Error('This device is not theirs');
  if (readAccount() !== userId) throw signedOut;
  const address = await keptAt(userId, item.address);
  const run = (store: IDBObjectStore) => putInto(store, { ...item, address });
  await within(userId, { mode: 'readwrite', in: ITEMS, mayMake: true, run });
  // the account may have signed out during the write, here or in another tab: wiped data must not reappear
  if (readAccount() !== userId) {
    await wipeSaved(userId, readAccount());
    throw signedOut;
  }
  announceSaved();
}

export async function removeSaved(userId: string, address: string): Promise<void> {
  const key = await keptAt(userId, address);
  for (const name of [ITEMS, PROGRESS] as const)
    await within(userId, { mode: 'readwrite', in: name, run: (store) => store.delete(key) });
  announceSaved();
}

export async function findSaved(userId: string, address: string): Promise<SavedItem | null> {
  const key = await keptAt(userId, address);
  const run = (store: IDBObjectStore): IDBRequest<SavedItem | undefined> => store.get(key);
  return (await within(userId, { mode: 'readonly', in: ITEMS, run })) ?? null;
}

/** Saved items, the newest first. */
export async function listSaved(userId: string): Promise<SavedItem[]> {
  const run = (store: IDBObjectStore): IDBRequest<SavedItem[]> => store.getAll();
  const items = await within(userId, { mode: 'readonly', in: ITEMS, run });
  return (items ?? []).sort((left, right) => right.savedAt.localeCompare(left.savedAt));
}

export async function findProgress(userId: string, address: string): Promise<SavedProgress | null> {
  const key = await keptAt(userId, address);
  const run = (store: IDBObjectStore): IDBRequest<SavedProgress | undefined> => store.get(key);
  return (await within(userId, { mode: 'readonly', in: PROGRESS, run })) ?? null;
}

/** Saves progress of a saved module; no effect once the account has left this device. */
export async function putProgress(userId: string, address: string, progress: SavedProgress): Promise<void> {
  if (readAccount() !== userId) return;
  const key = await keptAt(userId, address);
  const run = (store: IDBObjectStore) => store.put({ ...progress, address: key });
  await within(userId, { mode: 'readwrite', in: PROGRESS, run });
}

/** Merges progress accepted by the services into that of a saved module; no effect when none is saved. */
export async function joinProgress(
  userId: string,
  address: string,
  change: Partial<SavedProgress>,
): Promise<void> {
  const before = await findProgress(userId, address);
  if (before) await putProgress(userId, address, { ...before, ...change });
}

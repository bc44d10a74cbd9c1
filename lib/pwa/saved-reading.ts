import { readAccount } from './account';
import { isSameMaterial } from './saved-address';
import { SAVED_CHANGED, savedName, settled, wipeSaved } from './wipe-saved';

/** What was saved to be read without a network. One database an account: nothing of one is ever found by another. */
export interface SavedItem {
  /** Path of its page: what it is opened by. */
  address: string;
  kind: 'article' | 'module' | 'product' | 'glossary' | 'theme';
  id: string;
  title: string;
  brand: string;
  summary: string;
  /** An article's clean HTML as the page set it, a module's packed page; its pictures are inside, as data. */
  html: string;
  /** The lead picture, as data. */
  picture: string | null;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
  /** When the material was last changed, ISO 8601: another one is another version. */
  version: string;
  /** A module's package: another one is another version too. */
  packageId?: string | null;
  /** An article's like and bookmark, as its page last had them. */
  mine?: { isLiked: boolean; isFavorite: boolean };
  savedAt: string;
  /** Bytes of text and pictures together. */
  size: number;
  /** Kept because its page was opened, not because anybody asked for it: see `visited-reading`. */
  visited?: true;
}

/** How far the person is in a module, as the services last had it. Beside its copy: it changes at every step. */
export interface SavedProgress {
  /** JSON text of the module's own. */
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
/** Lists of doors, see `door-copy`. */
export const DOORS = 'doors';
const STORES = [ITEMS, PROGRESS, DOORS] as const;
const VERSION = 3;
type Store = (typeof STORES)[number];
export const tellSaved = () => window.dispatchEvent(new Event(SAVED_CHANGED));

/** Looking makes no database: one that was wiped would be there again, empty, under its person's name. */
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
  /** Only something new makes a database. */
  mayMake?: boolean;
  run: (store: IDBObjectStore) => IDBRequest<T>;
}

/** A request that succeeded is not yet kept: the device may refuse the whole, for want of room among others. */
function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing'));
  });
}

/** A connection lives as long as its one piece of work: an open one would hold a wipe up. Null: nothing is there. */
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

/** Where the material is kept, by whichever of its addresses it is asked for. */
async function keptAt(userId: string, address: string): Promise<string> {
  const run = (store: IDBObjectStore) => store.getAllKeys();
  const keys = (await within(userId, { mode: 'readonly', in: ITEMS, run })) ?? [];
  return keys.map(String).find((key) => isSameMaterial(key, address)) ?? address;
}

/** What was only opened never takes the place of what was asked for: looked at and written in one transaction. */
function putInto(store: IDBObjectStore, item: SavedItem): IDBRequest {
  if (!item.visited) return store.put(item);
  const known: IDBRequest<SavedItem | undefined> = store.get(item.address);
  known.addEventListener('success', () => {
    if (!known.result || known.result.visited) store.put(item);
  });
  return known;
}

/** Rejects where the device has no room or keeps nothing, and where it is no longer this person's. */
export async function putSaved(userId: string, item: SavedItem): Promise<void> {
  const signedOut = new Error('This device is not theirs');
  if (readAccount() !== userId) throw signedOut;
  const address = await keptAt(userId, item.address);
  const run = (store: IDBObjectStore) => putInto(store, { ...item, address });
  await within(userId, { mode: 'readwrite', in: ITEMS, mayMake: true, run });
  // signed out meanwhile, here or in another tab: what was wiped must not be there again
  if (readAccount() !== userId) {
    await wipeSaved(userId, readAccount());
    throw signedOut;
  }
  tellSaved();
}

export async function removeSaved(userId: string, address: string): Promise<void> {
  const key = await keptAt(userId, address);
  for (const name of [ITEMS, PROGRESS] as const)
    await within(userId, { mode: 'readwrite', in: name, run: (store) => store.delete(key) });
  tellSaved();
}

export async function findSaved(userId: string, address: string): Promise<SavedItem | null> {
  const key = await keptAt(userId, address);
  const run = (store: IDBObjectStore): IDBRequest<SavedItem | undefined> => store.get(key);
  return (await within(userId, { mode: 'readonly', in: ITEMS, run })) ?? null;
}

/** The newest first. */
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

/** Of a module that is saved; whoever left this device meanwhile leaves nothing more on it. */
export async function putProgress(userId: string, address: string, progress: SavedProgress): Promise<void> {
  if (readAccount() !== userId) return;
  const key = await keptAt(userId, address);
  const run = (store: IDBObjectStore) => store.put({ ...progress, address: key });
  await within(userId, { mode: 'readwrite', in: PROGRESS, run });
}

/** What the services just took joins what the device knows of a saved module; nothing where none is saved. */
export async function joinProgress(
  userId: string,
  address: string,
  change: Partial<SavedProgress>,
): Promise<void> {
  const before = await findProgress(userId, address);
  if (before) await putProgress(userId, address, { ...before, ...change });
}

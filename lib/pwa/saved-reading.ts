import { readAccount } from './account';
import { SAVED_CHANGED, savedName, settled, wipeSaved } from './wipe-saved';

/** What was saved to be read without a network. One database an account: nothing of one is ever found by another. */
export interface SavedItem {
  /** Path of its page: what it is opened by. */
  address: string;
  kind: 'article' | 'module';
  id: string;
  title: string;
  brand: string;
  summary: string;
  /** Clean HTML as the page set it; its pictures are inside, as data. */
  html: string;
  /** The lead picture, as data. */
  picture: string | null;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
  /** When the material was last changed, ISO 8601: another one is another version. */
  version: string;
  savedAt: string;
  /** Bytes of text and pictures together. */
  size: number;
}

const STORE = 'items';
const tell = () => window.dispatchEvent(new Event(SAVED_CHANGED));

/** Looking makes no database: one that was wiped would be there again, empty, under its person's name. */
function opened(userId: string, mode: IDBTransactionMode): Promise<IDBDatabase | null> {
  const request = indexedDB.open(savedName(userId), 1);
  let absent = false;
  request.onupgradeneeded = () => {
    absent = mode === 'readonly';
    if (absent) request.transaction?.abort();
    else request.result.createObjectStore(STORE, { keyPath: 'address' });
  };
  return settled(request).catch((error: unknown) => {
    if (absent) return null;
    throw error;
  });
}

/** A request that succeeded is not yet kept: the device may refuse the whole, for want of room among others. */
function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The device kept nothing'));
  });
}

/** A connection lives as long as its one piece of work: an open one would hold a wipe up. Null: nothing is there. */
async function within<T>(
  userId: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const database = await opened(userId, mode);
  if (!database) return null;
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(STORE, mode);
    const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), kept(transaction)]);
    return result;
  } finally {
    database.close();
  }
}

/** Rejects where the device has no room or keeps nothing, and where it is no longer this person's. */
export async function putSaved(userId: string, item: SavedItem): Promise<void> {
  const signedOut = new Error('This device is not theirs');
  if (readAccount() !== userId) throw signedOut;
  await within(userId, 'readwrite', (store) => store.put(item));
  // signed out meanwhile, here or in another tab: what was wiped must not be there again
  if (readAccount() !== userId) {
    await wipeSaved(userId, readAccount());
    throw signedOut;
  }
  tell();
}

export async function removeSaved(userId: string, address: string): Promise<void> {
  await within(userId, 'readwrite', (store) => store.delete(address));
  tell();
}

export async function findSaved(userId: string, address: string): Promise<SavedItem | null> {
  return (await within<SavedItem | undefined>(userId, 'readonly', (store) => store.get(address))) ?? null;
}

/** The newest first. */
export async function listSaved(userId: string): Promise<SavedItem[]> {
  const items = await within<SavedItem[]>(userId, 'readonly', (store) => store.getAll());
  return (items ?? []).sort((left, right) => right.savedAt.localeCompare(left.savedAt));
}

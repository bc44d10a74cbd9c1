import { DOOR_KEPT_MS } from '../domain/trainings/visits-window';
import { readAccount } from './account';
import { DOORS, announceSaved, within } from './saved-reading';
import { wipeSaved } from './wipe-saved';

/** Door list of a training, stored for work without a network. */
export interface DoorCopy {
  /** Address of the training, the key of the copy. */
  address: string;
  name: string;
  /** `24 ноября, 10:00 МСК` */
  when: string;
  /** ISO 8601; no visits are marked after it. */
  until: string;
  savedAt: string;
  /** Correction of this device's clock, ms, to be added to it. */
  offset: number;
  people: readonly DoorPerson[];
}

export interface DoorPerson {
  id: string;
  name: string;
  place: string;
  /** SHA-256 of the entry code, in hex. */
  codeHash: string;
  visitedAt: string | null;
  visitedByName: string | null;
}

/** Names are not stored longer than they are needed. */
const isOver = ({ until, savedAt }: DoorCopy, now: number) =>
  now > Date.parse(until) || now > Date.parse(savedAt) + DOOR_KEPT_MS;

/** Stores a copy. Rejects when the device has no space or no storage, or belongs to another account. */
export async function putDoor(userId: string, copy: DoorCopy): Promise<void> {
  const signedOut = new Error('This device is not theirs');
  if (readAccount() !== userId) throw signedOut;
  await within(userId, { mode: 'readwrite', in: DOORS, mayMake: true, run: (store) => store.put(copy) });
  // the account may have signed out during the write, here or in another tab: wiped data must not reappear
  if (readAccount() !== userId) {
    await wipeSaved(userId, readAccount());
    throw signedOut;
  }
  announceSaved();
}

export async function removeDoor(userId: string, trainingId: string): Promise<void> {
  await within(userId, { mode: 'readwrite', in: DOORS, run: (store) => store.delete(trainingId) });
  announceSaved();
}

/** Copies that are still valid; expired ones are removed. */
export async function listDoors(userId: string, now = Date.now()): Promise<DoorCopy[]> {
  const run = (store: IDBObjectStore): IDBRequest<DoorCopy[]> => store.getAll();
  const all = (await within(userId, { mode: 'readonly', in: DOORS, run })) ?? [];
  for (const copy of all.filter((one) => isOver(one, now))) await removeDoor(userId, copy.address);
  return all.filter((one) => !isOver(one, now));
}

export async function findDoor(userId: string, trainingId: string, now = Date.now()) {
  return (await listDoors(userId, now)).find(({ address }) => address === trainingId) ?? null;
}

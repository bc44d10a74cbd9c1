import { DOOR_KEPT_MS } from '../domain/trainings/visits-window';
import { readAccount } from './account';
import { DOORS, tellSaved, within } from './saved-reading';
import { wipeSaved } from './wipe-saved';

/** One training's list for the door, kept to be worked with where there is no network. */
export interface DoorCopy {
  /** Of the training: what it is found by. */
  address: string;
  name: string;
  /** `24 ноября, 10:00 МСК` */
  when: string;
  /** ISO 8601: nobody is marked after it. */
  until: string;
  savedAt: string;
  /** What is to be added to this device's clock, ms. */
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

/** Names are not kept for longer than they are of use. */
const isOver = ({ until, savedAt }: DoorCopy, now: number) =>
  now > Date.parse(until) || now > Date.parse(savedAt) + DOOR_KEPT_MS;

/** Rejects where the device has no room or keeps nothing, and where it is no longer this person's. */
export async function putDoor(userId: string, copy: DoorCopy): Promise<void> {
  const signedOut = new Error('This device is not theirs');
  if (readAccount() !== userId) throw signedOut;
  await within(userId, { mode: 'readwrite', in: DOORS, mayMake: true, run: (store) => store.put(copy) });
  // signed out meanwhile, here or in another tab: what was wiped must not be there again
  if (readAccount() !== userId) {
    await wipeSaved(userId, readAccount());
    throw signedOut;
  }
  tellSaved();
}

export async function removeDoor(userId: string, trainingId: string): Promise<void> {
  await within(userId, { mode: 'readwrite', in: DOORS, run: (store) => store.delete(trainingId) });
  tellSaved();
}

/** Every list that is still of use; the others go as they are met. */
export async function listDoors(userId: string, now = Date.now()): Promise<DoorCopy[]> {
  const run = (store: IDBObjectStore): IDBRequest<DoorCopy[]> => store.getAll();
  const all = (await within(userId, { mode: 'readonly', in: DOORS, run })) ?? [];
  for (const copy of all.filter((one) => isOver(one, now))) await removeDoor(userId, copy.address);
  return all.filter((one) => !isOver(one, now));
}

export async function findDoor(userId: string, trainingId: string, now = Date.now()) {
  return (await listDoors(userId, now)).find(({ address }) => address === trainingId) ?? null;
}

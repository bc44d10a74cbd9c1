import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedItem } from '@/tests/helpers/saved-item';
import { readAccount, writeAccount } from './account';
import { eraseAccount, forgetEnded } from './end-account';
import { forgetAccount, keepAccount } from './keep-account';
import { putIntent } from './outbox';
import { findPushNote, keepPushNote } from './push-note';
import {
  findProgress,
  findSaved,
  joinProgress,
  listSaved,
  putProgress,
  putSaved,
  removeSaved,
} from './saved-reading';
import { wipeSaved } from './wipe-saved';

const item = savedItem();
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  writeAccount('7');
});
afterEach(() => vi.useRealTimers());

test('what is saved is there, and goes at signing out', async () => {
  await putSaved('7', item);
  expect(await listSaved('7')).toEqual([item]);
  await forgetAccount();
  expect(await names()).toEqual([]);
});

test('nothing is saved for a person who has signed out, not even an empty database', async () => {
  await forgetAccount();
  await expect(putSaved('7', item)).rejects.toThrow();
  expect(await names()).toEqual([]);
});

test('a save under way when another tab signs out leaves nothing', async () => {
  const saving = putSaved('7', item);
  writeAccount(null);
  await expect(saving).rejects.toThrow();
  expect(await names()).toEqual([]);
});

test('what the device refuses in the end is not told as saved', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = put.call(this, value);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(putSaved('7', item)).rejects.toThrow();
  expect(await listSaved('7')).toEqual([]);
});

test('the note whose push is taken here goes with the account, and another person’s does not stay', async () => {
  const note = { userId: '7', key: 'key', fingerprint: 'f' };
  await keepPushNote(note);
  await keepAccount('7');
  expect(await findPushNote()).toEqual(note);
  await keepAccount('8');
  expect(await findPushNote()).toBeNull();
  await keepPushNote({ ...note, userId: '8' });
  await forgetAccount();
  expect(await names()).toEqual([]);
});

test('a database that is held open elsewhere holds nobody up', async () => {
  await putSaved('7', item);
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('saved-reading:7');
    request.onsuccess = () => resolve(request.result);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wiped = vi.fn();
  void wipeSaved('7').then(wiped);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(wiped).toHaveBeenCalled();
  vi.useRealTimers();
  held.close();
  await vi.waitFor(async () => expect(await names()).toEqual([]));
});

test('an erased account leaves nothing of its own, and what is others’ stays', async () => {
  const intent = {
    key: 'read:1',
    kind: 'read',
    title: 'Барьер',
    on: true,
    data: { id: '1' },
    at: 1,
  } as const;
  putIntent('7', intent);
  putIntent('8', intent);
  localStorage.setItem('test:7:12:first', '{"pending":{}}');
  localStorage.setItem('module:7:3', '{"state":"x","based":null}');
  localStorage.setItem('test:71:12:first', '{"pending":{}}');
  for (const owner of ['7', '71'])
    localStorage.setItem(`editor-draft:${owner}:article:5`, '{"values":"{}","seenAt":null}');
  await putSaved('7', item);
  await eraseAccount();
  expect(Object.keys(localStorage).sort()).toEqual([
    'editor-draft:71:article:5',
    'outbox:8',
    'test:71:12:first',
  ]);
  expect(await names()).toEqual([]);
});

test('the login page forgets whoever’s session ended, and what waits for them stays', async () => {
  putIntent('7', { key: 'read:1', kind: 'read', title: 'Барьер', on: true, data: { id: '1' }, at: 1 });
  await putSaved('7', item);
  await forgetEnded();
  expect(readAccount()).toBeNull();
  expect(await names()).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(['left:7', 'outbox:7']);
});

test('progress joins what is saved, makes nothing by itself, and goes with its copy', async () => {
  const progress = {
    ...{ state: '{"step":1}', stateSavedAt: null, isFinished: false, correctAnswersCount: null },
    ...{ questionsCount: 3, earnedPoints: null, repeatDatetime: null },
  };
  await putProgress('7', item.address, progress);
  await joinProgress('7', item.address, { isFinished: true });
  expect(await names()).toEqual([]);
  await putSaved('7', { ...item, kind: 'module' });
  await joinProgress('7', item.address, { isFinished: true });
  expect(await findProgress('7', item.address)).toBeNull();
  await putProgress('7', item.address, progress);
  await joinProgress('7', item.address, { isFinished: true });
  expect(await findProgress('7', item.address)).toMatchObject({ state: '{"step":1}', isFinished: true });
  await removeSaved('7', item.address);
  expect(await findProgress('7', item.address)).toBeNull();
});

test('what an earlier build kept is found, and a module can be added to it', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('saved-reading:7', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore('items', { keyPath: 'address' }).put(item);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  expect(await listSaved('7')).toEqual([item]);
  expect(await findProgress('7', item.address)).toBeNull();
});

test.each(['/lrp/news/barrier', '/news/barrier/'])(
  'it is one copy at every address of it: %s',
  async (other) => {
    await putSaved('7', item);
    expect(await findSaved('7', other)).toEqual(item);
    await putSaved('7', { ...item, address: other, title: 'Новое' });
    expect(await listSaved('7')).toEqual([{ ...item, title: 'Новое' }]);
    await removeSaved('7', other);
    expect(await listSaved('7')).toEqual([]);
  },
);

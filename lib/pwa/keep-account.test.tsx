import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeAccount } from './account';
import { forgetEnded } from './end-account';
import { forgetAccount, keepAccount } from './keep-account';
import { markIntent, putIntent, readOutbox } from './outbox';
import { findPushNote, keepPushNote } from './push-note';
import { savedName, settled } from './wipe-saved';

const DAY_MS = 86_400_000;
const unsubscribe = vi.fn();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  writeAccount('7');
  unsubscribe.mockReset().mockResolvedValue(true);
  const worker = {
    getNotifications: () => Promise.resolve([]),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  };
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
  });
});

describe('push of a person who is here no more ends', () => {
  test('when their session ended', async () => {
    await forgetEnded();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('when somebody else is signed in', async () => {
    await keepAccount('8');
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('and not while they are', async () => {
    await keepAccount('7');
    localStorage.clear();
    // nobody was here
    await forgetEnded();
    await keepAccount('7');
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});

describe('the services’ words about a mark may name others, and go with the person', () => {
  const mark = {
    key: 'visit:5:31',
    kind: 'visit' as const,
    title: 'Визит',
    on: true,
    data: { id: '5' },
    at: 1,
  };
  beforeEach(() => {
    putIntent('7', mark);
    markIntent('7', mark.key, 'Зимина Вера: запись отменена.');
  });

  test.each([
    ['at sign-out', () => forgetAccount()],
    ['when somebody else is signed in', () => keepAccount('8')],
  ])('%s; the mark waits for its person', async (_, leave) => {
    await leave();
    expect(readOutbox('7')).toEqual([mark]);
  });

  test('and not while they are here', async () => {
    await keepAccount('7');
    expect(readOutbox('7')[0]?.problem).toContain('Зимина');
  });
});

describe('a page that closed before anything of who left was wiped', () => {
  const note = { userId: '7', key: 'key', fingerprint: 'f' };
  beforeEach(() => keepPushNote(note));

  test.each([
    ['somebody else is signed in', '8', () => keepAccount('8')],
    ['nobody is', null, () => forgetEnded()],
  ])('is made up for by the next, once: %s', async (_, userId, open) => {
    writeAccount(userId);
    await open();
    expect([await findPushNote(), unsubscribe.mock.calls.length]).toEqual([null, 1]);
    await open();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('a push service that was away is told by the page after', async () => {
    unsubscribe.mockRejectedValueOnce(new Error('no network'));
    await keepAccount('8');
    expect(await findPushNote()).toBeNull();
    await keepAccount('8');
    await keepAccount('8');
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });

  test('and their note goes though the browser has not said what else there is', async () => {
    const databases = vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => undefined));
    void forgetAccount();
    databases.mockRestore();
    await vi.waitFor(async () => expect(await findPushNote()).toBeNull());
  });
});

test('what a page that was left in the middle of it did not wipe goes with the next page', async () => {
  for (const userId of ['7', '8']) (await settled(indexedDB.open(savedName(userId)))).close();
  writeAccount('8');
  await keepAccount('8');
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([savedName('8')]);
});

describe('what waits for an account to come back', () => {
  const left = () =>
    Object.keys(localStorage).filter((name) => /^(outbox|test|module|views|editor-draft):/.test(name));
  const own = [
    'editor-draft:7:article:5',
    'module:7:3',
    'outbox:7',
    'test:7:12:first',
    'views:7:/lk/content',
  ];
  beforeEach(() => {
    putIntent('7', { key: 'read:1', kind: 'read', title: 'Барьер', on: true, data: { id: '1' }, at: 1 });
    localStorage.setItem('test:7:12:first', '{"pending":{}}');
    localStorage.setItem('module:7:3', '{"state":"x","based":null}');
    localStorage.setItem('views:7:/lk/content', '[]');
    localStorage.setItem('editor-draft:7:article:5', '{"values":"{}","seenAt":null}');
  });
  /** A page of this person opens on that day. */
  const onDay = (day: number, userId: string) => keepAccount(userId, 1_000 + day * DAY_MS);

  test('waits a season, and no longer: the account may be no more', async () => {
    await onDay(0, '8');
    await onDay(89, '8');
    expect(left().sort()).toEqual(own);
    await onDay(91, '8');
    expect(left()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['portal:account']);
  });

  test('goes at the login page, too, where nobody else comes', async () => {
    await forgetEnded(1_000);
    expect(left().sort()).toEqual(own);
    await forgetEnded(1_000 + 91 * DAY_MS);
    expect(left()).toEqual([]);
  });

  test('stays with who came back meanwhile, however long ago they first left', async () => {
    await onDay(0, '8');
    await onDay(80, '7');
    await onDay(95, '7');
    await onDay(96, '8');
    await onDay(180, '8');
    expect(left().sort()).toEqual(own);
  });
});

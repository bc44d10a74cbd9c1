import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropPushNote, keepPushNote } from '../lib/pwa/push-note';
import { PUSH_CAME } from '../lib/pwa/worker-message';
import { openPush, showPush } from './push';

const ORIGIN = 'https://portal.example';
const page = (url: string) => ({ url, postMessage: vi.fn(), focus: vi.fn() });

function makeWorker(pages: ReturnType<typeof page>[] = []) {
  return {
    location: { origin: ORIGIN },
    registration: {
      showNotification: vi.fn(),
      pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    },
    clients: { matchAll: vi.fn().mockResolvedValue(pages), openWindow: vi.fn() },
  };
}
const fetched = vi.fn();
const unsubscribe = vi.fn();
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await keepPushNote({ userId: '7', key: 'BKey_-8', fingerprint: 'a'.repeat(64) });
  unsubscribe.mockReset().mockResolvedValue(true);
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const dataOf = (value: unknown) => ({ json: () => value }) as PushMessageData;
const notification = (data: unknown) => ({ close: vi.fn(), data }) as unknown as Notification;

test('a push is shown with its words, and open pages are told', async () => {
  const tab = page(`${ORIGIN}/`);
  const worker = makeWorker([tab]);
  vi.stubGlobal('self', worker);
  await showPush(
    dataOf({ id: '12', to: '7', title: 'Начислено 40 баллов', text: 'Тест', link: '/lk#history' }),
  );
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Начислено 40 баллов',
    expect.objectContaining({
      body: 'Тест',
      tag: 'notification-12',
      data: { id: '12', link: '/lk#history' },
    }),
  );
  expect(tab.postMessage).toHaveBeenCalledWith(PUSH_CAME);
});

describe('words of somebody who has left are not shown', () => {
  const words = dataOf({ id: '12', to: '7', title: 'Ответ на ваш вопрос', text: 'О препарате', link: '/lk' });
  const neutral = ['Новое уведомление на портале', expect.not.objectContaining({ body: 'О препарате' })];

  test('and nothing more is asked for', async () => {
    await dropPushNote();
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await showPush(words);
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(...neutral);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test.each([
    ['another person’s', '8'],
    ['nobody’s', undefined],
  ])('though this browser takes push of somebody since: %s', async (_, to) => {
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await showPush(dataOf({ id: '12', title: 'Ответ на ваш вопрос', text: 'О препарате', link: '/lk', to }));
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(...neutral);
    // the subscription is of the one who is here
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test('though their note was not wiped: whoever turns push on after them is alone noted', async () => {
    await keepPushNote({ userId: '8', key: 'BKey_-8', fingerprint: 'b'.repeat(64) });
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await showPush(words);
    expect(worker.registration.showNotification).toHaveBeenLastCalledWith(...neutral);
    await showPush(dataOf({ id: '13', to: '8', title: 'Начислено 40 баллов', link: '/lk' }));
    expect(worker.registration.showNotification.mock.calls[1]?.[0]).toBe('Начислено 40 баллов');
  });

  test('nor where the note can’t be read, which is no sign that they have', async () => {
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('no')) });
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await showPush(words);
    expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(...neutral);
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});

test.each([null, dataOf({ title: 7 }), { json: () => JSON.parse('{') as unknown } as PushMessageData])(
  'a push that can’t be read shows that something came',
  async (data) => {
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await showPush(data);
    expect(worker.registration.showNotification.mock.calls[0]?.[0]).toBe('Новое уведомление на портале');
  },
);

test('a press opens the link in a window of its own, and reads it', async () => {
  const test = page(`${ORIGIN}/lk/tests/1`);
  const worker = makeWorker([test]);
  vi.stubGlobal('self', worker);
  const pressed = notification({ id: '12', link: '/lk#history' });
  await openPush(pressed);
  expect(pressed.close).toHaveBeenCalled();
  expect(worker.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/lk#history`);
  expect(test.focus).not.toHaveBeenCalled();
  const [address, { body }] = fetched.mock.calls[0] as [string, { body: string }];
  expect(address).toBe('/api/back/v1/user-notifications/-actions/read');
  expect(JSON.parse(body)).toMatchObject({ data: { attributes: { ids: ['12'] } } });
  expect(test.postMessage).toHaveBeenCalledWith(PUSH_CAME);
});

test('a page that is there comes forward', async () => {
  const there = page(`${ORIGIN}/lk#history`);
  const worker = makeWorker([page(`${ORIGIN}/`), there]);
  vi.stubGlobal('self', worker);
  await openPush(notification({ id: '12', link: '/lk#history' }));
  expect(there.focus).toHaveBeenCalled();
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', undefined])(
  'a link of %s leads home',
  async (link) => {
    const worker = makeWorker();
    vi.stubGlobal('self', worker);
    await openPush(notification({ id: '', link }));
    expect(worker.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/`);
    expect(fetched).not.toHaveBeenCalled();
  },
);

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprintOf } from '../lib/pwa/push-keys';
import { dropPushNote, findPushNote, keepPushNote } from '../lib/pwa/push-note';
import { renewPush } from './renew-push';

const NOTE = { userId: '7', key: 'BKey_-8', fingerprint: 'a'.repeat(64) };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = (endpoint: string) => ({
  endpoint,
  getKey: (name: string) => bytes(name),
  unsubscribe: vi.fn().mockResolvedValue(true),
});
const given = (endpoint: string) => made(endpoint) as unknown as PushSubscription;

const fetched = vi.fn();
const subscribe = vi.fn();
const answer = (status: number) => fetched.mockImplementation(async () => new Response(null, { status }));
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
  vi.stubGlobal('fetch', fetched.mockReset());
  subscribe.mockReset().mockResolvedValue(made('https://push.example/made'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const sent = () =>
  fetched.mock.calls.map(([address, { method, headers, body }]) => [
    address as string,
    method as string,
    (headers as Record<string, string>)['x-portal-person'],
    (JSON.parse(body as string) as { data: { attributes: object } }).data.attributes,
  ]);

test('where nobody has turned push on nothing is asked for and nothing is sent', async () => {
  await renewPush(given('https://push.example/new'));
  expect([subscribe.mock.calls, fetched.mock.calls]).toEqual([[], []]);
});

test('the new address is told for whom and in place of which, and noted', async () => {
  await keepPushNote(NOTE);
  answer(200);
  await renewPush(given('https://push.example/new'));
  const attributes = {
    endpoint: 'https://push.example/new',
    p256dh: 'cDI1NmRo',
    auth: 'YXV0aA',
    replaces: NOTE.fingerprint,
  };
  expect(sent()).toEqual([['/api/back/v1/user-notifications/push-subscriptions', 'POST', '7', attributes]]);
  expect(subscribe).not.toHaveBeenCalled();
  const fingerprint = await fingerprintOf('https://push.example/new');
  expect(await findPushNote()).toEqual({ ...NOTE, fingerprint });
});

test('a browser that only says that the old one ended is subscribed anew, with the portal’s own key', async () => {
  await keepPushNote(NOTE);
  answer(200);
  await renewPush(null);
  const [[asked]] = subscribe.mock.calls as [
    [{ userVisibleOnly: boolean; applicationServerKey: Uint8Array }],
  ];
  expect(asked.userVisibleOnly).toBe(true);
  expect(Buffer.from(asked.applicationServerKey).toString('base64url')).toBe(NOTE.key);
  expect(sent()[0]?.[3]).toMatchObject({ endpoint: 'https://push.example/made' });
});

test.each([401, 403, 404, 422])('refused with %i: nobody is reached here any more', async (status) => {
  await keepPushNote(NOTE);
  answer(status);
  const subscription = made('https://push.example/new');
  await renewPush(subscription as unknown as PushSubscription);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(await findPushNote()).toBeNull();
});

test.each([0, 429, 500, 503])(
  'answered %i it is tried again, and the note stays when it is in vain',
  async (status) => {
    await keepPushNote(NOTE);
    if (status) answer(status);
    else fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const subscription = made('https://push.example/new');
    const done = renewPush(subscription as unknown as PushSubscription);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
    expect(await findPushNote()).toEqual(NOTE);
  },
);

test('who turned push off is not brought back', async () => {
  await keepPushNote(NOTE);
  await dropPushNote();
  await renewPush(null);
  expect([await findPushNote(), fetched.mock.calls]).toEqual([null, []]);
});

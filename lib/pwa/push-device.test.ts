import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLeft, writeAccount } from './account';
import { turnPushOn } from './push-device';
import { bytesOf } from './push-keys';

vi.mock('./worker-registration', () => ({ registerWorker: () => Promise.resolve({}) }));

const KEY = 'BKey_-8A';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const made = (endpoint: string) => ({
  endpoint,
  getKey: (name: string) => bytes(name),
  unsubscribe: vi.fn().mockResolvedValue(true),
  options: { applicationServerKey: bytesOf(KEY).buffer },
});
const known = made('https://push.example/known');
const subscribe = vi.fn();

beforeEach(() => {
  localStorage.clear();
  known.unsubscribe.mockClear();
  subscribe.mockReset().mockResolvedValue(made('https://push.example/made'));
  const worker = { pushManager: { getSubscription: () => Promise.resolve(known), subscribe } };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve(worker) } });
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
});
afterEach(() => vi.unstubAllGlobals());

test('a subscription that is here already is used', async () => {
  expect(await turnPushOn(KEY)).toMatchObject({ kind: 'on', endpoint: known.endpoint });
  expect(known.unsubscribe).not.toHaveBeenCalled();
});

test('that of whoever left is not taken over, and what is made is not ended as theirs', async () => {
  writeAccount('7');
  writeAccount('8');
  expect(await turnPushOn(KEY)).toMatchObject({ kind: 'on', endpoint: 'https://push.example/made' });
  expect(known.unsubscribe).toHaveBeenCalledOnce();
  expect(readLeft()).toBeNull();
});

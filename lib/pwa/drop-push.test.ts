import { expect, test, vi } from 'vitest';
import { dropPush } from './drop-push';

function givenBrowser(unsubscribe: () => Promise<boolean>) {
  const close = vi.fn();
  const registration = {
    getNotifications: () => Promise.resolve([{ close }]),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
  return close;
}

test('what was shown is taken away, and nothing more comes', async () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const close = givenBrowser(unsubscribe);
  await dropPush();
  expect(close).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a push service that is away does not keep it shown', async () => {
  const close = givenBrowser(() => Promise.reject(new Error('no network')));
  await dropPush();
  expect(close).toHaveBeenCalledOnce();
});

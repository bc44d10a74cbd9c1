import { beforeEach, expect, test, vi } from 'vitest';
import { writeAccount, readAccount } from '@/lib/pwa/account';
import { forgetIfEnded } from './forget-if-ended';

const asked = vi.fn();
const answers = (status: number) => asked.mockResolvedValue(new Response(null, { status }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  writeAccount('7');
});

test('a session that was ended elsewhere leaves nothing here', async () => {
  answers(401);
  expect(await forgetIfEnded()).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/v1/me', expect.objectContaining({ method: 'GET' }));
  expect(readAccount()).toBeNull();
});

test.each([200, 403, 404, 429, 500, 502, 503, 504])('an answer of %i is no such word', async (status) => {
  answers(status);
  expect(await forgetIfEnded()).toBe(false);
  expect(readAccount()).toBe('7');
});

test('nor is a network that fails', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await forgetIfEnded()).toBe(false);
  expect(readAccount()).toBe('7');
});

test('without a network, or with nobody’s things here, nothing is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await forgetIfEnded()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  writeAccount(null);
  expect(await forgetIfEnded()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test('whoever signed in while it was asked is not forgotten', async () => {
  asked.mockImplementation(() => {
    writeAccount('8');
    return Promise.resolve(new Response(null, { status: 401 }));
  });
  expect(await forgetIfEnded()).toBe(false);
  expect(readAccount()).toBe('8');
});

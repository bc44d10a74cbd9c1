import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWNER_HEADER } from './page-owner';
import type { Outgoing } from './transport';

afterEach(() => void vi.unstubAllGlobals());

const page = (person: string) => ({ documentElement: { dataset: { person } } });
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', page(''));
});

async function sent(outgoing: Partial<Outgoing>): Promise<RequestInit> {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  const { browserTransport } = await import('./browser-transport');
  await browserTransport({
    service: 'core',
    method: 'POST',
    path: '/v1/x',
    headers: {},
    ...outgoing,
  } as Outgoing);
  return fetched.mock.calls[0]?.[1] ?? {};
}

test.each([
  ['a small write', { body: '{"data":{}}' }, true],
  ['a removal without a body', { method: 'DELETE' }, true],
  ['a read', { method: 'GET' }, false],
  ['a long text', { body: 'а'.repeat(10_000) }, false],
  ['a file', { body: new FormData() }, false],
] as const)('%s: sent even when its page goes is %s', async (_what, outgoing, kept) => {
  expect((await sent(outgoing)).keepalive).toBe(kept);
});

test('a write names whom its page was made for, whoever it is refreshed for later; a read does not', async () => {
  vi.stubGlobal('document', page('7'));
  expect((await sent({})).headers).toEqual({ [OWNER_HEADER]: '7' });
  vi.stubGlobal('document', page('8'));
  expect((await sent({})).headers).toEqual({ [OWNER_HEADER]: '7' });
  expect((await sent({ method: 'GET' })).headers).toEqual({});
});

test('a page of nobody names nobody', async () => {
  expect((await sent({})).headers).toEqual({});
});

test('once another person has signed in nothing is written any more, and it waits as for a sign-in', async () => {
  const { endWrites } = await import('./page-owner');
  endWrites();
  await expect(sent({})).rejects.toMatchObject({ status: 401 });
  expect((await sent({ method: 'GET' })).method).toBe('GET');
});

test.each([
  ['breaks off', new TypeError('terminated'), 0],
  ['stalls until the limit', new DOMException('late', 'TimeoutError'), 504],
])('a body that %s is a call that failed, not an unknown error', async (_what, reason, status) => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const body = new ReadableStream({
    pull(controller) {
      if (status === 504) limit.abort(reason);
      controller.error(reason);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
  const { browserTransport } = await import('./browser-transport');
  const call = browserTransport({ service: 'core', method: 'GET', path: '/v1/x', headers: {} } as Outgoing);
  await expect(call).rejects.toMatchObject({ name: 'CallError', status });
});

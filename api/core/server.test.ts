// @vitest-environment node
import { queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallError } from './call-error';
import { maybe, must, mustReach, prefetch } from './server';

vi.mock('server-only', () => ({}));
vi.mock('./server-transport', () => ({ serverTransport: vi.fn() }));
vi.mock('./page-deadline', () => ({ spentByPage: () => 1200 }));
let destination = 'document';
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-portal-path': '/lrp/about?from=1', 'sec-fetch-dest': destination }),
}));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('to 404');
  },
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

let asked = 0;
const query = (answer: () => unknown) =>
  queryOptions({ queryKey: ['test', (asked += 1)], queryFn: async () => answer() });
const refused = (status: number) =>
  query(() => {
    throw new CallError(status);
  });

test('what is there is given', async () => {
  expect(await maybe(query(() => ({ title: 'О бренде' })))).toEqual({ title: 'О бренде' });
});

test('a page nobody has written is null; one that must be there is a 404', async () => {
  expect(await maybe(refused(404))).toBeNull();
  await expect(must(refused(404))).rejects.toThrow('to 404');
});

test('any other refusal is as with `must`', async () => {
  const renewal = `to /api/session/renew?to=${encodeURIComponent('/lrp/about?from=1')}&spent=1200`;
  for (const read of [maybe, must]) {
    await expect(read(refused(401))).rejects.toThrow(renewal);
    await expect(read(refused(400))).rejects.toThrow('to 404');
    await expect(read(refused(500))).rejects.toBeInstanceOf(CallError);
  }
});

const AWAY = [0, 502, 503, 504];
const unavailable = new Error(`to /api/session/renew?to=${encodeURIComponent('/lrp/about?from=1')}&away=1`);

test('a service that is away is asked once: the page that says so does not wait for three tries', async () => {
  for (const status of AWAY) {
    let calls = 0;
    const away = query(() => {
      calls += 1;
      throw new CallError(status);
    });
    await expect(must(away), String(status)).rejects.toThrow(unavailable);
    expect(calls, String(status)).toBe(1);
  }
});

test('a soft navigation keeps its frame and fails in it; a frame without its person has none', async () => {
  destination = 'empty';
  for (const status of AWAY) {
    await expect(must(refused(status)), String(status)).rejects.toBeInstanceOf(CallError);
    await expect(mustReach(refused(status)), String(status)).rejects.toThrow(unavailable);
  }
  destination = 'document';
});

test('the frame’s own person: an ended session is renewed, any other refusal is as with `must`', async () => {
  const renewal = new Error(`to /api/session/renew?to=${encodeURIComponent('/lrp/about?from=1')}&spent=1200`);
  await expect(mustReach(refused(401))).rejects.toThrow(renewal);
  await expect(mustReach(refused(500))).rejects.toBeInstanceOf(CallError);
  await expect(mustReach(refused(404))).rejects.toThrow('to 404');
});

test('a programme closed to the person leads to its page, from the whole page and from a part of it', async () => {
  const closed = query(() => {
    throw new CallError(418, [{ status: '418', code: 'invalid-region', detail: 'Не в вашем регионе.' }]);
  });
  const reason = new Error('to /education-programme2025/error?code=invalid-region');
  await expect(must(closed)).rejects.toThrow(reason);
  await expect(prefetch(refused(503), closed)).rejects.toThrow(reason);
});

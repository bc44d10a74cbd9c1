import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { forwardFile } from './forward-file';

const answer = vi.hoisted(() => ({ statusCode: 200, headers: {} as Record<string, string> }));
vi.mock('server-only', () => ({}));
vi.mock('./service-request', () => ({
  ServiceUnreachable: class extends Error {},
  serviceRequest: () => Promise.resolve(Object.assign(Readable.from([Buffer.from('0123')]), answer)),
}));

test('a store that is away says when to come again; no cookie comes down', async () => {
  Object.assign(answer, { statusCode: 503, headers: { 'retry-after': '30', 'set-cookie': 'a=b' } });
  const { status, headers } = await forwardFile(new Request('http://portal.example/media/a.webp'));
  expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([503, '30', null]);
});

test('one address holds no more files open than its share, and the others keep theirs', async () => {
  Object.assign(answer, { statusCode: 200, headers: {} });
  const from = (address: string) =>
    forwardFile(
      new Request('http://portal.example/media/a.webp', { headers: { 'x-forwarded-for': address } }),
    );
  const held = await Promise.all(Array.from({ length: 130 }, () => from('203.0.113.9')));
  const refused = held.filter(({ status }) => status === 503);
  expect([refused.length, refused[0]?.headers.get('retry-after')]).toEqual([2, '5']);
  expect((await from('198.51.100.7')).status).toBe(200);
  // a household of 2⁶⁴ addresses is one reader
  const roamed = await Promise.all(
    Array.from({ length: 130 }, (_, at) => from(`2001:db8:1:2::${at.toString(16)}`)),
  );
  expect(roamed.filter(({ status }) => status === 503)).toHaveLength(2);
  await Promise.all(roamed.map((file) => file.arrayBuffer()));
  // read to their ends, they give their places back
  await Promise.all(held.map((file) => file.arrayBuffer()));
  expect((await from('203.0.113.9')).status).toBe(200);
});

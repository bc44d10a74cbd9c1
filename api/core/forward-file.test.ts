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

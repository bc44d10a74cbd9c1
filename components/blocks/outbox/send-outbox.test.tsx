import { beforeEach, expect, test, vi } from 'vitest';
import { setFavorite } from '@/api/learnings/queries';
import { CallError } from '@/api/core/call-error';
import { putIntent, readOutbox } from '@/lib/pwa/outbox';
import { sendOutbox } from './send-outbox';

vi.mock('@/api/learnings/queries', () => ({ setFavorite: vi.fn() }));
const sent = vi.mocked(setFavorite);
const WHO = '7';

const keep = (id: string, at: number) =>
  putIntent(WHO, { key: `favorite:${id}`, kind: 'favorite', title: id, on: true, data: { id }, at });

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  keep('1', 1);
  keep('2', 2);
});

const chunkLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

test.each([
  ['no network', new CallError(0)],
  ['code that could not be fetched as the network came back', chunkLost],
  ['a service that is away', new CallError(503)],
  ['a session to be renewed', new CallError(401)],
  ['too many at once', new CallError(429)],
])('%s: everything goes on waiting', async (_, error) => {
  sent.mockRejectedValueOnce(error);
  expect(await sendOutbox(WHO)).toEqual({ sent: 0, whole: false });
  expect(readOutbox(WHO).map(({ problem }) => problem)).toEqual([undefined, undefined]);
});

test.each([
  ['a refusal', new CallError(403)],
  ['a defect', new TypeError('undefined is not a function')],
])('%s is told at its entry, and the next ones go', async (_, error) => {
  sent.mockRejectedValueOnce(error);
  expect(await sendOutbox(WHO)).toEqual({ sent: 1, whole: true });
  const [left, ...others] = readOutbox(WHO);
  expect(others).toEqual([]);
  expect(left?.key).toBe('favorite:1');
  expect(left?.problem).toBeTruthy();
});

import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startS3 } from '@/tests/helpers/s3-server';
import { TIMED } from '@/tests/helpers/timed';
import { s3Store } from './s3-store';
import type { FileStore } from './store';

const SILENT_MS = 600;
/** More than the connections in between hold. */
const LONG = 12 * 1024 * 1024;
const unavailable = { status: 503, code: 'files-unavailable' };

let s3: Awaited<ReturnType<typeof startS3>>;
let store: FileStore;
let hasty: FileStore;
beforeAll(async () => {
  s3 = await startS3();
  store = s3Store(s3.options);
  hasty = s3Store({ ...s3.options, silentMs: SILENT_MS });
});
beforeEach(() => {
  s3.state.mood = 'well';
});
afterAll(() => s3.close());

async function begun(key: string, from = store) {
  const body = await (await from.open(key))?.read();
  const chunks = (body as Readable)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  return { body: body as Readable, chunks, first: ((await chunks.next()).value as Buffer).length };
}

test('a reader who pauses for longer than the store may be silent reads on to the end', async () => {
  const { chunks, first } = await begun(await store.put(new Uint8Array(LONG), { extension: 'mp4' }), hasty);
  await wait(2 * SILENT_MS);
  let read = first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) read += next.value.length;
  expect(read).toBe(LONG);
});

test('sixty people in the middle of a video hold up neither one another nor a picture', async () => {
  const video = await store.put(new Uint8Array(LONG), { extension: 'mp4' });
  const picture = await store.put(new Uint8Array(10), { extension: 'webp' });
  const viewers = await Promise.all(Array.from({ length: 60 }, () => begun(video)));
  const seen = await begun(picture);
  expect(seen.first).toBe(10);
  for (const { body } of viewers) body.destroy();
});

test('a store that falls silent in the middle of a file ends the reading', async () => {
  const key = await store.put(new Uint8Array(1000), { extension: 'mp4' });
  s3.state.mood = 'stalls';
  const { chunks, first } = await begun(key, hasty);
  expect(first).toBe(1);
  await expect(chunks.next()).rejects.toThrow('fell silent');
});

test('a store that takes a call and never answers: 503 in two waits', TIMED, async () => {
  const key = await store.put(new Uint8Array(10), { extension: 'mp4' });
  const file = await hasty.open(key);
  s3.state.mood = 'silent';
  const silentMs = SILENT_MS / 4;
  const quick = s3Store({ ...s3.options, silentMs });
  const calls = [
    () => quick.put(new Uint8Array(10), { extension: 'mp4' }),
    () => quick.open(key),
    () => quick.remove(key),
    () => quick.check(),
    () => file?.read() ?? Promise.resolve(),
  ];
  for (const call of calls) {
    const began = performance.now();
    await expect(call()).rejects.toMatchObject(unavailable);
    expect(performance.now() - began).toBeLessThan(4 * SILENT_MS);
  }
});

test('a bucket that is not there is a store out of use, not a store without the file', async () => {
  const wrong = s3Store({ ...s3.options, bucket: 'another' });
  const cause = expect.objectContaining({
    message: expect.stringContaining('no bucket another') as string,
  }) as Error;
  await expect(wrong.open('a/a.webp')).rejects.toMatchObject({ ...unavailable, cause });
  await expect(wrong.check()).rejects.toMatchObject({ ...unavailable, cause });
  await store.check();
  expect(await store.open('a/a.webp')).toBeUndefined();
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '@/tests/helpers/s3-server';
import { s3Store } from './s3-store';
import { folderStore, type ByteRange, type FileStore, type StoredFile } from './store';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
const stores = {} as Record<'folder' | 's3', FileStore>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-store-'));
  s3 = await startS3();
  stores.folder = folderStore(join(folder, 'files'));
  stores.s3 = s3Store(s3.options);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = new TextEncoder().encode('0123456789');
const contentOf = async (file: StoredFile | undefined, range?: ByteRange) =>
  file && (await buffer(await file.read(range)));
const textOf = async (file: StoredFile | undefined, range?: ByteRange) =>
  (await contentOf(file, range))?.toString();
const unavailable = {
  status: 503,
  code: 'files-unavailable',
  detail: expect.stringMatching(/[а-я]/) as string,
};
/** More than one part of an upload in parts. */
const LONG = 11 * 1024 * 1024;

async function* broken() {
  yield Buffer.alloc(LONG / 2);
  yield await Promise.reject<Buffer>(new Error('the source broke off'));
}

describe.each(['folder', 's3'] as const)('the store in %s', (name) => {
  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a/./b', '.hidden', '', 'a\\b', 'a\0b', 'a/.'])(
    'a key %j is outside',
    async (key) => {
      expect(await stores[name].open(key)).toBeUndefined();
      await expect(stores[name].put(bytes, { extension: 'mp4', key })).rejects.toThrow(/Not a key/);
    },
  );

  test('a file is kept whole under its key and gone when removed', async () => {
    const key = await stores[name].put(bytes, { extension: 'webp' });
    expect(key).toMatch(/^[\da-f]{2}\/[\da-f-]{36}\.webp$/);
    const file = await stores[name].open(key);
    expect(file).toMatchObject({ size: 10, etag: expect.stringMatching(/^".+"$/) as string });
    expect(file?.modified.getTime()).toBeGreaterThan(0);
    expect(await textOf(file)).toBe('0123456789');
    await stores[name].remove(key);
    await stores[name].remove(key);
    expect(await stores[name].open(key)).toBeUndefined();
  });

  test('one range of it is read', async () => {
    const file = await stores[name].open(await stores[name].put(bytes, { extension: 'mp4' }));
    expect(await textOf(file, { start: 2, end: 4 })).toBe('234');
    expect(await textOf(file, { start: 9, end: 9 })).toBe('9');
  });

  test('a key of the caller’s own is kept, and what is put there again takes its place', async () => {
    const key = 'seed/videos/a.mp4';
    expect(await stores[name].put(new Uint8Array(3), { extension: 'mp4', key })).toBe(key);
    await stores[name].put(bytes, { extension: 'mp4', key });
    expect((await stores[name].open(key))?.size).toBe(10);
  });

  test.each([0, 10, LONG])('a stream of %i bytes goes in to its end', async (size) => {
    const whole = Buffer.alloc(size, 'потока');
    const key = await stores[name].put(Readable.from([whole]), { extension: 'bin', folder: 'streams' });
    const file = await stores[name].open(key);
    expect(file?.size).toBe(size);
    expect((await contentOf(file))?.equals(whole)).toBe(true);
  });

  test('a stream that breaks off leaves nothing, and its own error goes on', async () => {
    const key = 'half/a.bin';
    const put = stores[name].put(Readable.from(broken()), { extension: 'bin', key });
    await expect(put).rejects.toThrow('the source broke off');
    expect(await stores[name].open(key)).toBeUndefined();
    expect([...s3.uploads.keys()]).toEqual([]);
    if (name === 'folder') expect(await readdir(join(folder, 'files/half'))).toEqual([]);
  });
});

test('every request is signed', () => {
  expect(s3.state.requests.length).toBeGreaterThan(20);
  expect(s3.state.unsigned).toBe(0);
});

test('another secret is refused, and that is no word for the caller', async () => {
  const store = s3Store({ ...s3.options, secret: 'another' });
  await expect(store.put(bytes, { extension: 'webp' })).rejects.toMatchObject(unavailable);
  await expect(store.open('a/a.webp')).rejects.toMatchObject(unavailable);
});

test('a store that does not answer: 503 at every call, with what happened for the log', async () => {
  const store = s3Store({ ...s3.options, endpoint: 'http://127.0.0.1:9' });
  const calls = [
    () => store.put(bytes, { extension: 'webp' }),
    () => store.open('a/a.webp'),
    () => store.remove('a/a.webp'),
  ];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ ...unavailable, cause: expect.any(Error) as Error });
  }
});

test('a folder that can’t be written: the same 503', async () => {
  await writeFile(join(folder, 'no-folder'), '');
  const put = folderStore(join(folder, 'no-folder')).put(bytes, { extension: 'webp' });
  await expect(put).rejects.toMatchObject(unavailable);
});

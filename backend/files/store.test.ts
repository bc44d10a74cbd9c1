import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore, type FileStore } from './store';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-store-'));
  store = folderStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('1234');

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a/./b', '.hidden', '', 'a\\b', 'a\0b', 'a/.'])(
  'a key %j is outside',
  async (key) => {
    expect(store.pathOf(key)).toBeUndefined();
    await expect(store.put(bytes, { extension: 'mp4', key })).rejects.toThrow(/Not a key/);
  },
);

test('a file is kept whole under its key and gone when removed', async () => {
  const key = await store.put(bytes, { extension: 'webp' });
  expect(key).toMatch(/^[\da-f]{2}\/[\da-f-]{36}\.webp$/);
  expect(await readFile(store.pathOf(key) ?? '', 'utf8')).toBe('1234');
  expect(await readdir(join(folder, key.slice(0, 2)))).toHaveLength(1);
  await store.remove(key);
  await store.remove(key);
  expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([]);
});

test('a key of the caller’s own is kept', async () => {
  expect(await store.put(bytes, { extension: 'mp4', key: 'seed/videos/a.mp4' })).toBe('seed/videos/a.mp4');
});

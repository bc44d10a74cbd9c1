import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uploadPackage } from '@/api/modules/endpoints';
import { exportAccount, removeAvatar, updateAvatar } from '@/api/user/endpoints';
import { getRun, getRunFile } from '@/api/runs/endpoints';
import { files } from '@/backend/db/schema/system';
import { removeDiscarded } from '@/backend/files/discard';
import { zipOf } from '@/backend/files/zip';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { startS3 } from '../helpers/s3-server';
import { TIMED } from '../helpers/timed';

let s3: Awaited<ReturnType<typeof startS3>>;
let backend: TestBackend;
beforeAll(async () => {
  s3 = await startS3();
  backend = await startTestBackend({ env: s3.env });
});
beforeEach(() => {
  s3.state.mood = 'well';
});
afterAll(async () => {
  await backend.close();
  await s3.close();
  expect(s3.state.unsigned).toBe(0);
});

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#a05' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'я.png');
}

/** A photograph is shown to who is signed in. */
const look = ({ token }: Actor, address: string, headers = {}) =>
  backend.fetch(address, { headers: { authorization: `Bearer ${token}`, ...headers } });

const zip = async (title: string) => {
  const index = Buffer.from(`<!doctype html><html><head></head><body>${title}</body></html>`);
  const bytes = await zipOf([
    { name: 'index.html', bytes: index },
    { name: 'a.txt', bytes: Buffer.from('0123456789') },
  ]);
  return new File([new Uint8Array(bytes)], 'module.zip');
};

test('an avatar goes into the bucket, is shown and exported from it, and leaves it', async () => {
  const anna = await backend.given.user();
  const params = { id: anna.id };
  const { value } = await backend.call(updateAvatar, { as: anna, params, body: { file: await picture() } });
  const address = value.avatar?.originalUrl ?? '';
  const shown = await look(anna, address);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(512);
  expect(existsSync(join(backend.deps.config.DATA_DIR, 'files'))).toBe(false);
  const known = { 'if-none-match': shown.headers.get('etag') ?? '' };
  expect((await look(anna, address, known)).status).toBe(304);
  const { id: run } = (await backend.call(exportAccount, { as: anna })).value;
  await backend.work();
  const archive = await backend.call(getRunFile, { as: anna, params: { id: run } });
  expect(Buffer.from(archive.value.body as unknown as Uint8Array).includes('photo.webp')).toBe(true);
  await backend.call(removeAvatar, { as: anna, params });
  const photos = () => [...s3.objects.keys()].filter((key) => key.startsWith('avatars/'));
  await vi.waitFor(() => expect(photos()).toEqual([]));
  expect((await look(anna, address)).status).toBe(404);
});

test('a range of a video, its head alone, and what lies outside', async () => {
  const key = await backend.deps.files.put(new TextEncoder().encode('0123456789'), { extension: 'mp4' });
  const get = (range: string, method = 'GET') =>
    backend.fetch(`/media/${key}`, { method, headers: range ? { range } : {} });
  const part = await get('bytes=2-4');
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect((await get('bytes=10-')).status).toBe(416);
  const head = await get('', 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('a module’s page and a part of its file', async () => {
  const admin = await backend.as('admin');
  const { value } = await backend.call(uploadPackage, { as: admin, body: { file: await zip('Модуль') } });
  expect(await (await backend.fetch(value.executableFile)).text()).toContain('Модуль');
  const range = { headers: { range: 'bytes=-3' } };
  const part = await backend.fetch(`/modules-files/${value.id}/a.txt`, range);
  expect([part.status, await part.text()]).toEqual([206, '789']);
});

test('a store that is down: 503 with words everywhere, nothing half', async () => {
  const admin = await backend.as('admin');
  const anna = await backend.given.user();
  const params = { id: anna.id };
  const { value } = await backend.call(updateAvatar, { as: anna, params, body: { file: await picture() } });
  const exported = async () => (await backend.call(exportAccount, { as: anna })).value.id;
  const run = await exported();
  await backend.work();
  const before = s3.objects.size;
  const named = () => backend.db.$count(files, isNotNull(files.ownerId));
  const rows = await named();
  s3.state.mood = 'down';
  const refused = [
    await backend.call(updateAvatar, { as: anna, params, body: { file: await picture() } }),
    await backend.call(uploadPackage, { as: admin, body: { file: await zip('Другой') } }),
    await backend.call(getRunFile, { as: anna, params: { id: run } }),
  ];
  for (const { status, headers, errors } of refused) {
    expect([status, errors[0]?.code, headers.get('retry-after')]).toEqual([503, 'files-unavailable', '30']);
    expect(errors[0]?.detail).toMatch(/Хранилище файлов/);
  }
  expect((await look(anna, value.avatar?.originalUrl ?? '')).status).toBe(503);
  const waiting = await exported();
  await backend.work();
  const { value: waits } = await backend.call(getRun, { as: anna, params: { id: waiting } });
  expect(waits).toMatchObject({ status: 'process', file: null });
  expect([s3.objects.size, await named()]).toEqual([before, rows]);
});

test('a photograph taken away while the store is down is nobody’s, and goes when the store is back', async () => {
  const anna = await backend.given.user();
  const params = { id: anna.id };
  const { value } = await backend.call(updateAvatar, { as: anna, params, body: { file: await picture() } });
  s3.state.mood = 'down';
  const gone = await backend.call(removeAvatar, { as: anna, params });
  expect([gone.status, gone.value.avatar]).toEqual([200, null]);
  expect(await backend.db.$count(files, eq(files.ownerId, anna.id))).toBe(0);
  s3.state.mood = 'well';
  await removeDiscarded(backend.deps);
  expect((await look(anna, value.avatar?.originalUrl ?? '')).status).toBe(404);
  expect(await backend.db.$count(files, eq(files.purpose, 'gone'))).toBe(0);
});

test(
  'a photograph is taken away in no time from a store that takes calls and never answers',
  TIMED,
  async () => {
    const anna = await backend.given.user();
    const params = { id: anna.id };
    const { value } = await backend.call(updateAvatar, { as: anna, params, body: { file: await picture() } });
    s3.state.mood = 'silent';
    const began = performance.now();
    expect((await backend.call(removeAvatar, { as: anna, params })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
    s3.state.mood = 'well';
    await removeDiscarded(backend.deps);
    expect((await look(anna, value.avatar?.originalUrl ?? '')).status).toBe(404);
  },
);

test('a file that breaks off on its way does not look whole', async () => {
  const key = await backend.deps.files.put(new Uint8Array(100_000), { extension: 'mp4' });
  s3.state.mood = 'breaks';
  const read = backend.fetch(`/media/${key}`).then((answer) => answer.arrayBuffer());
  await expect(read).rejects.toThrow();
});

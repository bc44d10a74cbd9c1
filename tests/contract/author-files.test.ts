import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createArticle } from '@/api/articles/endpoints';
import { uploadMedia, uploadPicture } from '@/api/files/endpoints';
import { deleteAccount } from '@/api/user/endpoints';
import { hashPassword } from '@/backend/services/auth/passwords';
import { throttleCounts } from '@/backend/db/schema/sessions';
import { files } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { pngOf } from '../helpers/picture-bombs';

const PASSWORD = 'Demo2026pass';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const fileOf = (bytes: Uint8Array | string, name = 'мазок.png') => new File([bytes as BlobPart], name);
type Purpose = 'content' | 'test' | 'training';
const send = async (role: string | undefined, file: File, purpose: Purpose = 'content') =>
  backend.call(uploadPicture, { as: await backend.as(role), body: { file, purpose } });

test('without a session 401; each purpose asks for its right: 403', async () => {
  const file = fileOf(pngOf({ width: 10, height: 10 }));
  expect((await backend.call(uploadPicture, { body: { file, purpose: 'content' } })).status).toBe(401);
  expect((await send(undefined, file)).status).toBe(403);
  expect((await send('tests_moderator', file)).status).toBe(403);
  expect((await send('moderator', file, 'test')).status).toBe(403);
  expect((await send('tests_moderator', file, 'test')).status).toBe(200);
  expect((await send('moderator', file, 'training')).status).toBe(403);
  expect((await send('trainer', file, 'training')).status).toBe(200);
});

test.each([
  ['file-missing', fileOf('')],
  ['not-a-picture', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'x.svg')],
  ['not-a-picture', fileOf('<html>', 'x.png')],
  ['picture-broken', fileOf(pngOf({ width: 10, height: 10 }).subarray(0, 30))],
  ['picture-too-large', fileOf(pngOf({ width: 40_000, height: 40_000 }))],
])('%s is 422 at the file', async (code, file) => {
  const called = await send('admin', file);
  expect([called.status, called.errors[0]?.code]).toEqual([422, code]);
});

test('a purpose nobody knows is 422', async () => {
  const body = { file: fileOf('x'), purpose: 'avatar' as 'content' };
  expect((await backend.call(uploadPicture, { as: await backend.as('admin'), body })).status).toBe(422);
});

test('a picture is drawn anew, whole and small, and an article may name it', async () => {
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a84c6' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  const { value } = await send('admin', fileOf(photo, 'Барьер.jpg'));
  expect(value).toMatchObject({ name: 'Барьер.jpg', mime: 'image/webp', width: 1600, height: 800 });
  for (const [url, width] of [
    [value.originalUrl, 1600],
    [value.previewUrl, 480],
  ] as const) {
    const answer = await backend.fetch(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    expect(bytes.includes('secret place')).toBe(false);
  }
  const [row] = await backend.db.select().from(files).where(eq(files.id, value.id));
  expect(row).toMatchObject({ purpose: 'content', name: 'Барьер.jpg', size: value.size });
  const image = { name: 'Барьер', originalUrl: value.originalUrl, previewUrl: value.previewUrl };
  const body = { title: 'С картинкой', brand: (await backend.given.mark()).slug, image };
  const made = await backend.call(createArticle, { as: await backend.as('admin'), body });
  expect(made.value.image).toMatchObject({ originalUrl: value.originalUrl });
});

test('one author uploads 120 pictures an hour, whatever the purpose; another is not held up', async () => {
  const author = await backend.as('admin');
  const upload = (as = author, purpose: 'content' | 'test' = 'content') =>
    backend.call(uploadPicture, { as, body: { file: fileOf(pngOf({ width: 9, height: 9 })), purpose } });
  expect((await upload()).status).toBe(200);
  const [counted] = await backend.db
    .update(throttleCounts)
    .set({ count: sql`${throttleCounts.count} + 118` })
    .where(eq(throttleCounts.key, `author-picture:${author.id}`))
    .returning({ count: throttleCounts.count });
  expect(counted?.count, 'as if there had been 118 more').toBe(119);
  expect((await upload()).status).toBe(200);
  const refused = await upload(author, 'test');
  expect([refused.status, refused.errors[0]?.code]).toEqual([429, 'too-many-pictures']);
  expect(refused.errors[0]?.detail).toMatch(/картинок/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(await backend.as('admin'))).status).toBe(200);
});

test('a small picture is not made larger', async () => {
  const { value } = await send('admin', fileOf(pngOf({ width: 64, height: 32 })));
  expect([value.width, value.height]).toEqual([64, 32]);
});

test('whose author erases their account, a picture stays where readers see it', async () => {
  const author = await backend.given.user({ roles: ['admin'], passwordHash: await hashPassword(PASSWORD) });
  const body = { file: fileOf(pngOf({ width: 10, height: 10 })), purpose: 'content' as const };
  const { value } = await backend.call(uploadPicture, { as: author, body });
  const erased = await backend.call(deleteAccount, { as: author, body: { password: PASSWORD } });
  expect(erased.status).toBe(204);
  expect((await backend.fetch(value.originalUrl)).status).toBe(200);
  const [row] = await backend.db.select({ ownerId: files.ownerId }).from(files).where(eq(files.id, value.id));
  expect(row).toEqual({ ownerId: null });
});

describe('files of a video', () => {
  const MP4 = new Uint8Array([0, 0, 0, 32, ...Buffer.from('ftypisom'), 1, 2, 3]);
  const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1]);
  const upload = async (role: string | undefined, file: File) =>
    backend.call(uploadMedia, { as: await backend.as(role), body: { file } });

  test('without a session 401, without the right 403', async () => {
    const body = { file: fileOf(MP4, 'a.mp4') };
    expect((await backend.call(uploadMedia, { body })).status).toBe(401);
    expect((await upload(undefined, body.file)).status).toBe(403);
    expect((await upload('tests_moderator', body.file)).status).toBe(403);
  });

  test.each([
    ['file-missing', fileOf('', 'a.mp4')],
    ['not-a-video', fileOf('<html>', 'a.mp4')],
    ['not-a-video', fileOf(pngOf({ width: 9, height: 9 }), 'a.webm')],
    ['file-too-large', fileOf(`WEBVTT\n${'а'.repeat(600_000)}`, 'a.vtt')],
  ])('%s is 422 at the file', async (code, file) => {
    const called = await upload('admin', file);
    expect([called.status, called.errors[0]?.code]).toEqual([422, code]);
  });

  test.each([
    ['mp4', 'video/mp4', MP4],
    ['webm', 'video/webm', WEBM],
    ['vtt', 'text/vtt; charset=utf-8', 'WEBVTT\n\n00:00.000 --> 00:01.000\nСлова'],
  ])('%s is kept as it is, by what it is, and a video may name it', async (kind, mime, bytes) => {
    // its name says nothing
    const { value } = await upload('admin', fileOf(bytes, 'Уход.html'));
    expect(value).toMatchObject({ kind, name: 'Уход.html' });
    const answer = await backend.fetch(value.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mime]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes as string))).toBe(true);
    const field = { mp4: 'videoUrl', webm: 'videoWebmUrl', vtt: 'captionsUrl' }[kind] ?? '';
    const body = { title: unique('Уход'), brand: (await backend.given.mark()).slug, [field]: value.url };
    const made = await backend.call(createArticle, {
      as: await backend.as('admin'),
      body: { ...body, entries: 'video' },
    });
    expect(made.value).toMatchObject({ [field]: value.url });
  });

  test('thirty an hour, each author by themselves', async () => {
    const as = await backend.as('admin');
    const send = (by = as) => backend.call(uploadMedia, { as: by, body: { file: fileOf(WEBM, 'a.webm') } });
    expect((await send()).status).toBe(200);
    await backend.db
      .update(throttleCounts)
      .set({ count: 30 })
      .where(eq(throttleCounts.key, `author-media:${as.id}`));
    expect((await send()).status).toBe(429);
    expect((await send(await backend.as('admin'))).status).toBe(200);
  });
});

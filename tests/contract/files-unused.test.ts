import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createArticle } from '@/api/articles/endpoints';
import { putDraft } from '@/api/drafts/endpoints';
import { uploadPicture } from '@/api/files/endpoints';
import { updateAvatar } from '@/api/user/endpoints';
import { files } from '@/backend/db/schema/system';
import { JOBS, runJob } from '@/backend/jobs/jobs';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { pngOf } from '../helpers/picture-bombs';

const DAY_MS = 24 * 60 * 60 * 1000;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const photo = () => new File([pngOf({ width: 9, height: 9 }) as BlobPart], 'мазок.png');
const upload = async (as: Actor) =>
  (await backend.call(uploadPicture, { as, body: { file: photo(), purpose: 'content' } })).value;
const article = async (as: Actor, fields: object) => {
  const { slug } = await backend.given.mark();
  const made = await backend.call(createArticle, {
    as,
    body: { title: unique('Кожа'), brand: slug, ...fields },
  });
  expect(made.errors).toEqual([]);
};
const left = async (ids: readonly string[]) => {
  const rows = await backend.db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return ids.filter((id) => rows.some((row) => row.id === id));
};
const turn = async () => {
  const job = JOBS.find(({ name }) => name === 'remove-unused');
  if (job) await runJob(backend.deps, job, new AbortController().signal);
};

test('pictures that nothing names go after thirty days, from the store too; whoever sent the others, they stay', async () => {
  const [anna, boris] = [await backend.as('admin'), await backend.as('admin')];
  const [inText, onTop, small, inDraft, unused, ofBoris] = [
    await upload(anna),
    await upload(anna),
    await upload(anna),
    await upload(anna),
    await upload(anna),
    await upload(boris),
  ];
  // a colleague may name what Anna has sent
  await article(boris, { content: `<figure><img src="${inText.originalUrl}" alt=""></figure>` });
  await article(boris, {
    image: { name: 'а', originalUrl: onTop.originalUrl, previewUrl: onTop.previewUrl },
  });
  await article(boris, { content: `<figure><img src="${small.previewUrl}" alt=""></figure>` });
  await article(anna, { image: { name: 'б', originalUrl: ofBoris.originalUrl } });
  const draft = await backend.call(putDraft, {
    as: boris,
    params: { kind: 'article', subject: 'new' },
    body: {
      values: JSON.stringify({ content: inDraft.originalUrl }),
      seenAt: null,
      writer: crypto.randomUUID(),
    },
  });
  expect(draft.errors).toEqual([]);
  const params = { id: anna.id };
  expect((await backend.call(updateAvatar, { as: anna, params, body: { file: photo() } })).status).toBe(200);
  const all = [inText, onTop, small, inDraft, unused, ofBoris].map(({ id }) => id);
  const avatars = await backend.db.$count(files, inArray(files.purpose, ['avatar']));

  backend.clock.advance(29 * DAY_MS);
  await turn();
  expect(await left(all)).toEqual(all);
  const fresh = await upload(await backend.as('admin'));

  backend.clock.advance(2 * DAY_MS);
  await turn();
  await vi.waitFor(async () => expect(await left(all)).toEqual(all.filter((id) => id !== unused.id)));
  for (const url of [unused.originalUrl, unused.previewUrl])
    expect((await backend.fetch(url)).status).toBe(404);
  for (const { originalUrl } of [inText, onTop, small, inDraft, ofBoris, fresh])
    expect((await backend.fetch(originalUrl)).status).toBe(200);
  expect(await backend.db.$count(files, inArray(files.purpose, ['avatar']))).toBe(avatars);
});

test('the work is done once a day, the turn comes every hour', async () => {
  const as = await backend.as('admin');
  const { id } = await upload(as);
  backend.clock.advance(31 * DAY_MS);
  await turn();
  await vi.waitFor(async () => expect(await left([id])).toEqual([]));
  const next = await upload(await backend.as('admin'));
  await backend.db
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(inArray(files.id, [next.id]));
  backend.clock.advance(DAY_MS / 2);
  await turn();
  expect(await left([next.id])).toEqual([next.id]);
  backend.clock.advance(DAY_MS / 2);
  await turn();
  await vi.waitFor(async () => expect(await left([next.id])).toEqual([]));
});

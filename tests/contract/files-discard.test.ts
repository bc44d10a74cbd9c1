import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removeAvatar, updateAvatar } from '@/api/user/endpoints';
import { files } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import { removeDiscarded } from '@/backend/files/discard';
import { unavailable } from '@/backend/files/unavailable';
import { startTestBackend, type TestBackend } from '../helpers/backend';

let backend: TestBackend;
let photo: File;
beforeAll(async () => {
  backend = await startTestBackend();
  const create = { width: 600, height: 600, channels: 3 as const, background: '#a05' };
  const bytes = await sharp({ create }).png().toBuffer();
  photo = new File([new Uint8Array(bytes)], 'я.png');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => backend.close());

const row = (storageKey: string, purpose = 'gone', createdAt = backend.deps.now()) => ({
  ...{ purpose, name: '', storageKey, createdAt },
  ...{ mime: 'image/webp', extension: 'webp', size: 1 },
});
const left = () => backend.db.$count(files, inArray(files.purpose, ['gone', 'arriving']));
/** Every key put from now on that is still in the store. */
function watchStore() {
  const put = vi.spyOn(backend.deps.files, 'put');
  const keys = () => put.mock.calls.map(([, { key }]) => key ?? '');
  return async () => {
    const found = await Promise.all(keys().map((key) => backend.deps.files.open(key)));
    return found.filter(Boolean).length;
  };
}

test('one file that the store does not let go holds up no other', async () => {
  const locked = 'avatars/locked.webp';
  await backend.db.insert(files).values([row(locked), row('avatars/b.webp'), row('avatars/c.webp')]);
  const remove = vi.spyOn(backend.deps.files, 'remove');
  remove.mockImplementation((key) =>
    key === locked ? Promise.reject(unavailable('held')) : Promise.resolve(),
  );
  await removeDiscarded(backend.deps);
  const kept = await backend.db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.purpose, 'gone'));
  expect(kept).toEqual([{ key: locked }]);
  vi.restoreAllMocks();
  await removeDiscarded(backend.deps);
  expect(await left()).toBe(0);
});

test('a store that is away is not asked for everything that waits', async () => {
  await backend.db.insert(files).values(Array.from({ length: 40 }, (_, n) => row(`avatars/${n}.webp`)));
  const remove = vi.spyOn(backend.deps.files, 'remove').mockRejectedValue(unavailable('away'));
  await removeDiscarded(backend.deps);
  expect(remove).toHaveBeenCalledTimes(20);
  vi.restoreAllMocks();
  await removeDiscarded(backend.deps);
  expect(await left()).toBe(0);
});

test('a person’s change works through nobody else’s backlog', async () => {
  const anna = await backend.given.user();
  const params = { id: anna.id };
  await backend.call(updateAvatar, { as: anna, params, body: { file: photo } });
  await backend.db.insert(files).values(row('avatars/old.webp'));
  await backend.call(removeAvatar, { as: anna, params });
  await vi.waitFor(async () => expect(await left()).toBe(1));
  await removeDiscarded(backend.deps);
});

test('of a photograph whose second file was not stored nothing stays', async () => {
  const anna = await backend.given.user();
  const { put } = backend.deps.files;
  const stored = watchStore();
  vi.mocked(backend.deps.files.put).mockImplementationOnce(put).mockRejectedValueOnce(unavailable('full'));
  const refused = await backend.call(updateAvatar, {
    as: anna,
    params: { id: anna.id },
    body: { file: photo },
  });
  expect(refused.status).toBe(503);
  await vi.waitFor(async () => expect([await stored(), await left()]).toEqual([0, 0]));
});

test('of a photograph of somebody erased meanwhile nothing stays', async () => {
  const admin = await backend.as('admin');
  const { id } = await backend.given.user();
  await backend.db.update(users).set({ erasedAt: backend.deps.now() }).where(eq(users.id, id));
  const stored = watchStore();
  const refused = await backend.call(updateAvatar, { as: admin, params: { id }, body: { file: photo } });
  expect(refused.status).toBe(404);
  await vi.waitFor(async () => expect([await stored(), await left()]).toEqual([0, 0]));
});

test('what a stopped process left on its way goes after an hour, not before', async () => {
  const at = (minutes: number) => new Date(backend.deps.now().getTime() - minutes * 60_000);
  await backend.db
    .insert(files)
    .values([row('avatars/new.webp', 'arriving', at(59)), row('avatars/lost.webp', 'arriving', at(61))]);
  await removeDiscarded(backend.deps);
  const rows = await backend.db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.purpose, 'arriving'));
  expect(rows).toEqual([{ key: 'avatars/new.webp' }]);
});

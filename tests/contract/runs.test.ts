import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { cancelRun, getRun, getRunFile, listRuns } from '@/api/runs/endpoints';
import { deleteAccount, exportAccount } from '@/api/user/endpoints';
import { runParts, runs } from '@/backend/db/schema/runs';
import { userActivityLog } from '@/backend/db/schema/statistics';
import { files } from '@/backend/db/schema/system';
import { expireRuns } from '@/backend/services/runs/expire-runs';
import { RUN_WORK } from '@/backend/runs/kinds';
import { LEASE_MS, takeRun } from '@/backend/runs/take';
import { workRuns } from '@/backend/runs/work-runs';
import { hashPassword } from '@/backend/services/auth/passwords';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { unzip } from '../helpers/unzip';

const PASSWORD = 'Demo2026pass';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => backend.close());

const start = async (as: Actor) => (await backend.call(exportAccount, { as })).value;
const read = async (as: Actor, id: string) => (await backend.call(getRun, { as, params: { id } })).value;
const rowOf = async (id: string) => (await backend.db.select().from(runs).where(eq(runs.id, id)))[0];

/** Pages that a person opened: rows enough for many steps. */
async function visits(userId: string, count: number): Promise<void> {
  const happenedAt = backend.clock.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ eventId: crypto.randomUUID(), userId, happenedAt, url: `/p/${at}` },
  }));
  for (let at = 0; at < count; at += 1000)
    await backend.db.insert(userActivityLog).values(rows.slice(at, at + 1000));
}

test('without a session there is nothing to see, start or cancel', async () => {
  const params = { id: '1' };
  const calls = [
    backend.call(exportAccount),
    backend.call(listRuns),
    backend.call(getRun, { params }),
    backend.call(cancelRun, { params }),
    backend.call(getRunFile, { params }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test('an unknown filter is a 400', async () => {
  const query = { filter: { owner: '1' } } as never;
  expect((await backend.call(listRuns, { as: await backend.as(), query })).status).toBe(400);
});

test('two people and a third: each has their own run and file, whatever the third one tries', async () => {
  const [anna, boris, mallory] = [await backend.as(), await backend.as(), await backend.as('super-admin')];
  const [hers, his] = [await start(anna), await start(boris)];
  await backend.work();
  for (const id of [hers.id, his.id]) {
    const asked = { as: mallory, params: { id } };
    const answers = [
      await backend.call(getRun, asked),
      await backend.call(getRunFile, asked),
      await backend.call(cancelRun, asked),
    ];
    for (const { status, errors } of answers) expect([status, errors[0]?.code]).toEqual([404, 'run-missing']);
  }
  expect((await backend.call(getRunFile, { as: boris, params: { id: hers.id } })).status).toBe(404);
  expect((await backend.call(listRuns, { as: mallory })).value.items).toEqual([]);
  expect((await backend.call(listRuns, { as: anna })).value.items.map(({ id }) => id)).toEqual([hers.id]);
  const { value, headers } = await backend.call(getRunFile, { as: anna, params: { id: hers.id } });
  const profile = (await unzip(value.body as Uint8Array)).get('profile.json')?.toString() ?? '';
  expect([profile.includes(anna.email), profile.includes(boris.email)]).toEqual([true, false]);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/zip',
    'private, no-store',
  ]);
});

test('/media refuses a private file to everybody, its owner too, however it is spelt', async () => {
  const anna = await backend.as();
  const { id } = await start(anna);
  await backend.work();
  const [file] = await backend.db.select().from(files).where(eq(files.ownerId, anna.id));
  const key = file?.storageKey ?? '';
  expect(key).toMatch(/^private\/[\da-f-]{36}\.zip$/);
  const headers = { authorization: `Bearer ${anna.token}` };
  for (const path of [key, key.replace('private', 'PRIVATE'), key.replace('/', '%2F'), `x/../${key}`]) {
    expect([path, (await backend.fetch(`/media/${path}`, { headers })).status]).toEqual([path, 404]);
  }
  // even a picture put there is nobody's to see
  await backend.deps.files.put(new Uint8Array(9), { extension: 'png', key: 'private/a.png' });
  expect((await backend.fetch('/media/private/a.png', { headers })).status).toBe(404);
  expect((await backend.call(getRunFile, { as: anna, params: { id } })).status).toBe(200);
});

test('queued, then done: numbers, the file, what is left behind, and a notification', async () => {
  const anna = await backend.as();
  await visits(anna.id, 1200);
  const { id, ...queued } = await start(anna);
  expect(queued).toMatchObject({ kind: 'account-data', status: 'queued', progress: 0, total: 0, file: null });
  await backend.work();
  const done = await read(anna, id);
  expect(done.status).toBe('done');
  expect(done.total).toBeGreaterThan(1200);
  expect(done.progress).toBe(done.total);
  expect(done.file?.name).toBe('Мои данные 2026-11-20.zip');
  expect(done.file?.expiresAt).toBe('2026-11-27T09:00:00.000Z');
  const { value } = await backend.call(getRunFile, { as: anna, params: { id } });
  expect((value.body as Uint8Array).length).toBe(done.file?.size);
  const urls = JSON.parse((await unzip(value.body as Uint8Array)).get('visits.json')?.toString() ?? '') as {
    url: string;
  }[];
  expect(urls.map(({ url }) => url)).toEqual(Array.from({ length: 1200 }, (_, at) => `/p/${at}`));
  expect(await backend.db.$count(runParts, eq(runParts.runId, id))).toBe(0);
  const told = (await backend.call(listNotifications, { as: anna })).value.items;
  expect(told.map(({ data }) => data.title)).toEqual(['Ваши данные собраны']);
});

test('a step that fails leaves the run where it was; it is tried again, later each time, and at last has failed', async () => {
  const anna = await backend.as();
  const { id } = await start(anna);
  const broken = vi.spyOn(RUN_WORK['account-data'], 'step').mockRejectedValue(new Error('broken'));
  const waits: number[] = [];
  for (;;) {
    await backend.work();
    const row = await rowOf(id);
    if (row?.status === 'failed') break;
    expect(waits.length).toBeLessThan(20);
    const wait = (row?.leaseUntil.getTime() ?? 0) - backend.clock.now().getTime();
    waits.push(wait);
    backend.clock.advance(wait - 1);
    expect(await backend.work()).toBe(0);
    backend.clock.advance(1);
  }
  broken.mockRestore();
  expect(waits.slice(-3)).toEqual([45_000, 135_000, 405_000]);
  expect((await backend.call(getRunFile, { as: anna, params: { id } })).errors[0]?.code).toBe(
    'run-file-gone',
  );
  const told = (await backend.call(listNotifications, { as: anna })).value.items;
  expect(told.map(({ data }) => data.title)).toEqual(['Выгрузка данных не удалась']);
  // it was no fault of hers: a day's three are still there
  expect((await start(anna)).status).toBe('queued');
  await backend.work();
});

test('cancelled while it waits, and while it works: the holder stops, nothing is kept, twice is the same', async () => {
  const anna = await backend.as();
  const waiting = await start(anna);
  const cancel = (id: string) => backend.call(cancelRun, { as: anna, params: { id } });
  expect((await cancel(waiting.id)).value.status).toBe('cancelled');
  expect((await cancel(waiting.id)).value.status).toBe('cancelled');
  expect(await backend.work()).toBe(0);

  await visits(anna.id, 1200);
  const { id } = await start(anna);
  const real = RUN_WORK['account-data'].pack;
  const pack = vi.spyOn(RUN_WORK['account-data'], 'pack').mockImplementation(async (tools) => {
    // at the last moment: the file is made, and then it is nobody's
    expect((await cancel(id)).value.status).toBe('cancelled');
    return (real as NonNullable<typeof real>)(tools);
  });
  await backend.work();
  pack.mockRestore();
  expect((await read(anna, id)).status).toBe('cancelled');
  expect(await backend.db.$count(runParts, eq(runParts.runId, id))).toBe(0);
  await vi.waitFor(async () => expect(await backend.db.$count(files, eq(files.ownerId, anna.id))).toBe(0));
  expect((await backend.call(listNotifications, { as: anna })).value.items).toEqual([]);

  const { id: done } = await start(anna);
  await backend.work();
  const late = await cancel(done);
  expect([late.status, late.errors[0]?.code]).toEqual([409, 'run-over']);
});

test('a holder whose lease has passed to another writes nothing more', async () => {
  const anna = await backend.as();
  await visits(anna.id, 1200);
  const { id } = await start(anna);
  const real = RUN_WORK['account-data'].step;
  let stolen = false;
  const step = vi.spyOn(RUN_WORK['account-data'], 'step').mockImplementation(async (tools, cursor) => {
    const moved = await real(tools, cursor);
    if (!stolen) {
      stolen = true;
      // the other take is committed with this step, as it would be after it
      backend.clock.advance(LEASE_MS + 1000);
      expect((await takeRun(tools.db, backend.clock.now()))?.id).toBe(id);
    }
    return moved;
  });
  await workRuns(backend.deps);
  expect((await read(anna, id)).status).toBe('process');
  const before = await rowOf(id);
  backend.clock.advance(LEASE_MS + 1000);
  await backend.work();
  step.mockRestore();
  const after = await read(anna, id);
  expect([after.status, after.progress]).toEqual(['done', after.total]);
  expect(before?.progress).toBeLessThan(after.total);
});

test('a run whose server dies each time fails at last, though no failure was ever caught', async () => {
  const anna = await backend.as();
  const { id } = await start(anna);
  for (let turn = 0; turn < 6; turn += 1) {
    expect((await takeRun(backend.db, backend.clock.now()))?.id).toBe(id);
    backend.clock.advance(LEASE_MS + 1);
  }
  await backend.work();
  expect((await read(anna, id)).status).toBe('failed');
});

test('a server that stops leaves the run to another at once', async () => {
  const anna = await backend.as();
  const { id } = await start(anna);
  const stop = new AbortController();
  const real = RUN_WORK['account-data'].step;
  const step = vi.spyOn(RUN_WORK['account-data'], 'step').mockImplementation(async (tools, cursor) => {
    stop.abort();
    return real(tools, cursor);
  });
  await workRuns(backend.deps, stop.signal);
  expect((await read(anna, id)).status).toBe('process');
  expect(step).toHaveBeenCalledTimes(1);
  step.mockRestore();
  expect(await backend.work()).toBe(1);
  const done = await read(anna, id);
  expect([done.status, done.progress]).toEqual(['done', done.total]);
});

test('after seven days the file is gone, by the call and from the store; after thirty the run, too', async () => {
  const anna = await backend.as();
  const { id } = await start(anna);
  await backend.work();
  const [file] = await backend.db.select().from(files).where(eq(files.ownerId, anna.id));
  const stored = () => backend.deps.files.open(file?.storageKey ?? '');
  const get = () => backend.call(getRunFile, { as: anna, params: { id } });
  backend.clock.advance(7 * DAY_MS - 1);
  await expireRuns(backend.deps);
  expect((await get()).status).toBe(200);
  backend.clock.advance(1);
  expect((await get()).errors[0]?.code).toBe('run-file-gone');
  expect(await stored()).toBeDefined();
  await expireRuns(backend.deps);
  await vi.waitFor(async () => expect(await stored()).toBeUndefined());
  expect((await read(anna, id)).file).toBeNull();
  backend.clock.advance(24 * DAY_MS);
  await expireRuns(backend.deps);
  expect((await backend.call(getRun, { as: anna, params: { id } })).status).toBe(404);
});

test('an account that is erased in the middle of its run leaves nothing of it', async () => {
  const anna = await backend.given.user({ passwordHash: await hashPassword(PASSWORD) });
  const { id } = await start(anna);
  const real = RUN_WORK['account-data'].pack;
  const pack = vi.spyOn(RUN_WORK['account-data'], 'pack').mockImplementation(async (tools) => {
    const packed = await (real as NonNullable<typeof real>)(tools);
    const erased = await backend.call(deleteAccount, { as: anna, body: { password: PASSWORD } });
    expect(erased.status).toBe(204);
    return packed;
  });
  await backend.work();
  pack.mockRestore();
  expect(await rowOf(id)).toBeUndefined();
  expect(await backend.db.$count(runParts, eq(runParts.runId, id))).toBe(0);
  await vi.waitFor(async () =>
    expect(await backend.db.$count(files, eq(files.extension, 'zip'))).toBe(
      await backend.db.$count(files, eq(files.purpose, 'run')),
    ),
  );
});

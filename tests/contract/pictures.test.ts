import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateAvatar } from '@/api/user/endpoints';
import { files } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { fileOf, pngOf } from '../helpers/picture-bombs';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const upload = (as: Actor, bytes: Uint8Array) =>
  backend.call(updateAvatar, { as, params: { id: as.id }, body: { file: fileOf(bytes) } });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => backend.given.user()));

/** The most pictures that were unpacked at once while `work` ran; reading a header unpacks nothing. */
async function mostAtOnce<T>(work: () => Promise<T>): Promise<{ most: number; result: T }> {
  let [most, now] = [0, 0];
  const prototype = Object.getPrototypeOf(sharp(pngOf({ width: 1, height: 1 }))) as Sharp;
  const unpack = prototype.toBuffer;
  const spy = vi.spyOn(prototype, 'toBuffer').mockImplementation(async function (
    this: Sharp,
    ...args: unknown[]
  ) {
    most = Math.max(most, (now += 1));
    try {
      return (await Reflect.apply(unpack, this, args)) as never;
    } finally {
      now -= 1;
    }
  });
  try {
    const result = await work();
    return { result, most };
  } finally {
    spy.mockRestore();
  }
}

test('24 picture bombs at once are refused by their headers: none is unpacked', async () => {
  const bomb = pngOf({ width: 7000, height: 7000, interlaced: true });
  expect((await sharp(bomb).metadata()).isProgressive).toBe(true);
  const half = await people(12);
  const senders = [...half, ...half];
  const { most, result } = await mostAtOnce(() => Promise.all(senders.map((as) => upload(as, bomb))));
  expect(result.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
    senders.map(() => [422, 'picture-too-large']),
  );
  expect(result[0]?.errors[0]?.detail).toMatch(/[а-я]/);
  expect(most).toBe(0);
  expect(await backend.db.$count(files)).toBe(0);
});

test('pictures within the limits are unpacked two at a time at most', async () => {
  // together they fit into the wait for a turn on one slow core
  const picture = pngOf({ width: 1500, height: 1500, interlaced: true });
  const senders = await people(8);
  const { most, result } = await mostAtOnce(() => Promise.all(senders.map((as) => upload(as, picture))));
  expect(result.map(({ status }) => status)).toEqual(senders.map(() => 200));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});

test('one person unpacks five pictures an hour; what is refused by its header is not one of them', async () => {
  const anna = await backend.given.user();
  const [picture, bomb] = [pngOf({ width: 20, height: 20 }), pngOf({ width: 9000, height: 9000 })];
  for (let turn = 0; turn < 3; turn += 1) expect((await upload(anna, bomb)).status).toBe(422);
  for (let turn = 0; turn < 5; turn += 1) expect((await upload(anna, picture)).status).toBe(200);
  const { status, headers, errors } = await upload(anna, picture);
  expect([status, errors[0]?.code]).toEqual([429, 'too-many-pictures']);
  expect(errors[0]?.detail).toMatch(/фотографи/i);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(await backend.given.user(), picture)).status).toBe(200);
});

test('a third form of one person at once is refused before its body is read', async () => {
  const anna = await backend.given.user();
  const picture = pngOf({ width: 3000, height: 3000, interlaced: true });
  const called = await Promise.all(Array.from({ length: 12 }, () => upload(anna, picture)));
  const statuses = called.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const refused = called.filter(({ status }) => status === 429);
  expect(refused.map(({ errors }) => errors[0]?.code)).toContain('too-many-uploads');
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload(anna, pngOf({ width: 9, height: 9 }))).status).toBe(200);
});

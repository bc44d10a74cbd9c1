import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { getNotificationSettings, updateNotificationSettings } from '@/api/notifications/endpoints';
import { files } from '@/backend/db/schema/system';
import { storePicture } from '@/backend/files/store-picture';
import { CALL_LIMITS } from '@/backend/http/calls-of-person';
import { mount } from '@/backend/http/mount';
import { redraw } from '@/backend/pictures/redraw';
import { takeAvatar } from '@/backend/services/user/take-avatar';
import { AVATARS } from '@/lib/domain/media-address';
import { nothing } from '@/lib/json-api/answer';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { deadlocksOf } from '../helpers/deadlocks';

const held = endpoint({
  method: 'POST',
  path: '/probe/held',
  needs: 'signed-in',
  bodyType: 'probes',
  shapes: async () => ({ body: z.object({ wait: z.boolean() }), answer: nothing }),
});

let backend: TestBackend;
let started = 0;
let release = () => undefined as void;
beforeAll(async () => {
  const over = new Promise<void>((resolve) => (release = resolve));
  backend = await startTestBackend({
    limits: CALL_LIMITS,
    routes: (routes) =>
      mount(routes, held, async (_, { body }) => {
        if (!body.wait) return;
        started += 1;
        await over;
      }),
  });
});
afterAll(() => backend.close());

const PARALLEL = 30;
const together = <T>(call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, at) => call(at)));

describe.runIf(testEngine() === 'postgres')('thirty calls of one person at once meet no deadlock', () => {
  test('settings in opposite orders', async () => {
    const anna = await backend.as();
    const { kinds } = (await backend.call(getNotificationSettings, { as: anna })).value;
    const cells = (isOn: boolean) =>
      kinds.flatMap(({ kind }) => (['letter', 'push'] as const).map((channel) => ({ kind, channel, isOn })));
    const answers = await together((at) => {
      const choices = at % 2 ? cells(true) : cells(false).reverse();
      return backend.call(updateNotificationSettings, { as: anna, body: { choices } });
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await deadlocksOf(backend.db)).toBe(0);
  });

  // Beneath the limits, which let two forms of a person in and draw five pictures an hour.
  test('avatars that are stored become the person’s one after another', async () => {
    const anna = await backend.as();
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const drawn = await redraw(new Uint8Array(await red.png().toBuffer()), [16, 8]);
    const stored = await together(() => storePicture(backend.ctx(anna), drawn, AVATARS));
    await together((at) =>
      takeAvatar(backend.ctx(anna), anna.id, { id: stored[at]?.id ?? '', name: 'me.png' }),
    );
    const left = () => backend.db.select({ owner: files.ownerId, purpose: files.purpose }).from(files);
    await expect.poll(left, { timeout: 20_000 }).toEqual([{ owner: anna.id, purpose: 'avatar' }]);
    expect(await deadlocksOf(backend.db)).toBe(0);
  });
});

test(
  'the line of a hostile person refuses its own calls and delays nobody else',
  { timeout: 60_000 },
  async () => {
    const [anna, maria, mallory] = [await backend.as(), await backend.as(), await backend.as()];
    const extra = 5;
    const refused: unknown[] = [];
    const hostile = Array.from({ length: CALL_LIMITS.atOnce + CALL_LIMITS.waiting + extra }, async () => {
      const { status, headers, errors } = await backend.call(held, { as: mallory, body: { wait: true } });
      if (status !== 204) refused.push([status, headers.get('retry-after'), errors[0]?.code]);
    });
    try {
      await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(extra);
      for (const as of [anna, maria]) {
        const served = await Promise.all(
          Array.from({ length: 8 }, () => backend.call(held, { as, body: { wait: false } })),
        );
        expect(served.map(({ status }) => status)).toEqual(served.map(() => 204));
      }
      expect(started).toBe(CALL_LIMITS.atOnce);
      // reading waits in no line
      expect((await backend.call(getNotificationSettings, { as: mallory })).status).toBe(200);
    } finally {
      release();
      await Promise.all(hostile);
    }
    expect(refused).toEqual(refused.map(() => [429, '2', 'too-many-at-once']));
  },
);

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { getNotificationSettings, updateNotificationSettings } from '@/api/notifications/endpoints';
import { exchangeCode, externalLogin, login } from '@/api/auth/endpoints';
import { externalTokens, handOffCodes, sessions } from '@/backend/db/schema/sessions';
import { users } from '@/backend/db/schema/users';
import { lockPersons } from '@/backend/db/lock-person';
import type { Db } from '@/backend/db/types';
import { hashPassword } from '@/backend/services/auth/passwords';
import { tokenHash } from '@/backend/services/auth/secrets';
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
import { deadlocksOf, waitingForLocks } from '../helpers/deadlocks';
import { PASSWORD } from '../helpers/everything-of';
import type { Actor } from '../helpers/given';

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

describe.runIf(testEngine() === 'postgres')(
  'a session that is asked for while its person does something',
  () => {
    type Way = 'code' | 'link' | 'password';
    const WAYS: readonly Way[] = ['code', 'link', 'password'];
    const life = () => ({ createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) });

    /** A person, and how a session of theirs is opened. */
    async function opens(way: Way) {
      const anna = await backend.given.user({ passwordHash: await hashPassword(PASSWORD) });
      const secret = crypto.randomUUID();
      const made = { tokenHash: tokenHash(secret), ...life() };
      if (way === 'code') {
        const { tokenHash: codeHash, ...rest } = made;
        const address = 'https://partner.example/';
        await backend.db
          .insert(handOffCodes)
          .values({ ...rest, codeHash, sessionId: anna.sessionId, address });
      }
      if (way === 'link') await backend.db.insert(externalTokens).values({ ...made, userId: anna.id });
      const open = {
        code: () => backend.call(exchangeCode, { body: { code: secret } }),
        link: () => backend.call(externalLogin, { body: { token: secret } }),
        password: () => backend.call(login, { body: { email: anna.email, password: PASSWORD } }),
      };
      return { anna, open: async () => (await open[way]()).status };
    }

    /** Its status, when `act` was done under the lock of the person that the call waited for. */
    async function openedBeside(anna: Actor, open: () => Promise<number>, act: (tx: Db) => Promise<unknown>) {
      let opened: Promise<number> | undefined;
      await backend.db.transaction(async (tx) => {
        const db = tx as unknown as Db;
        await lockPersons(db, [anna.id]);
        opened = open();
        await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
        await act(db);
      });
      return opened;
    }

    test.each(WAYS)('waits for the person before it refers to them: %s', async (way) => {
      const { anna, open } = await opens(way);
      const status = await openedBeside(anna, open, async (tx) => {
        // an e-mail is a key others may refer to: its change waits for every row that does, here at most half the time
        // after which the server would look for a deadlock and end the other one
        await tx.execute(sql`set local lock_timeout = '500ms'`);
        const email = `${crypto.randomUUID()}@test.example`;
        await tx.update(users).set({ email }).where(eq(users.id, anna.id));
      });
      expect(status).toBe(200);
    });

    const refused: Record<Way, number> = { code: 401, link: 401, password: 422 };
    const archive = (tx: Db, { id }: Actor) =>
      tx.update(users).set({ isArchived: true }).where(eq(users.id, id));
    const changePassword = async (tx: Db, { id }: Actor) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
      await tx.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.userId, id));
    };
    test.each<[string, Way, (tx: Db, anna: Actor) => Promise<unknown>]>([
      ...WAYS.map((way): [string, Way, typeof archive] => ['the account is closed', way, archive]),
      ['the password is changed', 'password', changePassword],
      ['every session ends', 'code', changePassword],
    ])('does not begin when %s meanwhile: %s', async (_, way, act) => {
      const { anna, open } = await opens(way);
      expect(await openedBeside(anna, open, (tx) => act(tx, anna))).toBe(refused[way]);
      const { id } = anna;
      const begun = await backend.db.$count(
        sessions,
        and(eq(sessions.userId, id), ne(sessions.id, anna.sessionId)),
      );
      expect(begun).toBe(0);
    });
  },
);

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

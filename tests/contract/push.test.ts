import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { jwtVerify, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '@/api/auth/endpoints';
import { getNotificationSettings, removePush, subscribePush } from '@/api/notifications/endpoints';
import { deliveries, notifications, pushSubscriptions } from '@/backend/db/schema/notifications';
import { notify } from '@/backend/services/notifications/notify';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { waitingForLocks } from '../helpers/deadlocks';
import type { Actor } from '../helpers/given';
import { makePushDevice } from '../helpers/push-device';
import { startPushService, type PushService } from '../helpers/push-service';

const NOW = new Date('2026-11-20T09:00:00Z');
const keys = webPush.generateVAPIDKeys();

let backend: TestBackend;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  backend = await startTestBackend({
    now: NOW,
    env: {
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: 'mailto:portal@portal.example',
      PUSH_TRUSTED_ORIGINS: service.origin,
    },
  });
});
afterAll(async () => {
  await backend.close();
  await service.close();
});

type Body = { endpoint?: string; p256dh?: string; auth?: string; replaces?: string };
const subscribe = (as: Actor, body: Body = {}) => {
  const { p256dh, auth } = makePushDevice();
  return backend.call(subscribePush, { as, body: { endpoint: service.address(), p256dh, auth, ...body } });
};
/** A person with a device that takes push. */
async function reached(as?: Actor) {
  const person = as ?? (await backend.as());
  const device = makePushDevice();
  const endpoint = service.address();
  const { value } = await subscribe(person, { endpoint, p256dh: device.p256dh, auth: device.auth });
  const read = () => service.to(endpoint).map(({ body }) => JSON.parse(device.open(body)) as object);
  return { person, device, endpoint, id: value.id, read };
}
const tell = (userId: string, title = 'Начислено 40 баллов') =>
  notify(backend.ctx(), [
    { userId, kind: 'points', title, text: 'Тест «Барьер».', link: '/lk?mark=lrp#history' },
  ]);
const devicesOf = async (as: Actor) => (await backend.call(getNotificationSettings, { as })).value.devices;

test.runIf(testEngine() === 'postgres')(
  'a device removed while its person is told something takes nothing with it',
  async () => {
    const { person, id } = await reached();
    let told: Promise<void> | undefined;
    await backend.db.transaction(async (tx) => {
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
      told = tell(person.id);
      await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
    });
    await told;
    const queued = await backend.db
      .select({ channel: deliveries.channel })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.userId, person.id));
    expect(queued.map(({ channel }) => channel)).not.toContain('push');
    const written = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id));
    expect(written).toHaveLength(1);
  },
);

describe('who is refused', () => {
  test('without a session both calls are 401', async () => {
    const { p256dh, auth } = makePushDevice();
    const body = { endpoint: service.address(), p256dh, auth };
    expect((await backend.call(subscribePush, { body })).status).toBe(401);
    expect((await backend.call(removePush, { params: { id: '1' } })).status).toBe(401);
  });

  test('a foreign device is 404 and stays', async () => {
    const { person, id } = await reached();
    expect((await backend.call(removePush, { as: await backend.as(), params: { id } })).status).toBe(404);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  test.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/1',
    'https://backend/1',
    'https://db.internal/1',
    'https://push.example:8443/1',
    'https://user:word@push.example/1',
    'http://127.0.0.1:1/1',
    'ftp://push.example/1',
    'nowhere',
  ])('%s is no push service: 422', async (endpoint) => {
    const { status, errors } = await subscribe(await backend.as(), { endpoint });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/endpoint']);
  });

  test.each([
    [{ p256dh: 'short' }, 'p256dh'],
    [{ auth: '!' }, 'auth'],
    [{ replaces: 'https://push.example/1' }, 'replaces'],
  ])('%j is no key: 422', async (body, field) => {
    const { status, errors } = await subscribe(await backend.as(), body);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
  });

  test('where push is not configured there is nothing to subscribe to', async () => {
    const plain = await startTestBackend({ now: NOW });
    const { p256dh, auth } = makePushDevice();
    const body = { endpoint: 'https://push.example/1', p256dh, auth };
    const { status, errors } = await plain.call(subscribePush, { as: await plain.as(), body });
    expect([status, errors[0]?.code]).toEqual([404, 'push-off']);
    await plain.close();
  });
});

describe('a push', () => {
  test('is sealed for the device, signed as the portal’s, and says the words and whose they are', async () => {
    const { person, endpoint, read, device } = await reached();
    await tell(person.id);
    await backend.deliver();
    await backend.deliver();
    const [post, ...others] = service.to(endpoint);
    expect(others).toEqual([]);
    expect(post?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(post?.body.toString('latin1')).not.toContain('/lk');
    const [message] = read();
    expect(Object.keys(message ?? {}).sort()).toEqual(['id', 'link', 'text', 'title', 'to']);
    expect(message).toMatchObject({
      to: person.id,
      title: 'Начислено 40 баллов',
      text: 'Тест «Барьер».',
      link: '/lk?mark=lrp#history',
    });
    expect(() => makePushDevice().open(post?.body ?? Buffer.alloc(0))).toThrow();
    expect(device.open(post?.body ?? Buffer.alloc(0))).toContain('40 баллов');

    const [, jwt = '', k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(post?.headers.authorization ?? '') ?? [];
    expect(k).toBe(keys.publicKey);
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(jwt, key, { audience: service.origin });
    expect(payload.sub).toBe('mailto:portal@portal.example');
  });

  test('goes to each device of the person and to nobody else’s', async () => {
    const [anna, boris] = [await reached(), await reached()];
    const tablet = await reached(anna.person);
    await tell(anna.person.id);
    await backend.deliver();
    expect([anna.read().length, tablet.read().length, boris.read().length]).toEqual([1, 1, 0]);
  });

  test('waits for nobody: a browser that passed to another person gets nothing of the one before', async () => {
    const anna = await reached();
    await tell(anna.person.id);
    const boris = await backend.as();
    const { p256dh, auth } = anna.device;
    await subscribe(boris, { endpoint: anna.endpoint, p256dh, auth });
    await backend.deliver();
    expect(anna.read()).toEqual([]);
    expect(await devicesOf(anna.person)).toEqual([]);
    await tell(boris.id, 'Для Бориса');
    await backend.deliver();
    expect(anna.read()).toMatchObject([{ title: 'Для Бориса' }]);
  });

  test('stops with the session it was given in', async () => {
    const { person, read } = await reached();
    await tell(person.id);
    expect((await backend.call(logout, { as: person })).status).toBe(204);
    await tell(person.id);
    await backend.deliver();
    expect(read()).toEqual([]);
  });

  test('is not sent to a device that was removed', async () => {
    const { person, id, read } = await reached();
    await tell(person.id);
    expect((await backend.call(removePush, { as: person, params: { id } })).status).toBe(204);
    await backend.deliver();
    expect(read()).toEqual([]);
    expect((await backend.call(removePush, { as: person, params: { id } })).status).toBe(404);
  });

  test('twice subscribed is once; the eleventh device takes the place of the first', async () => {
    const { person, endpoint, device } = await reached();
    await subscribe(person, { endpoint, p256dh: device.p256dh, auth: device.auth });
    const [first, ...others] = await devicesOf(person);
    expect(others).toEqual([]);
    expect(first?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    for (let at = 0; at < 10; at += 1) await subscribe(person);
    const left = await devicesOf(person);
    expect([left.length, left.some(({ id }) => id === first?.id)]).toEqual([10, false]);
  });
});

describe('a browser whose push service gave it another address', () => {
  const fingerprint = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');
  /** As its worker tells of it. */
  async function moved({ person, device, endpoint: old }: Awaited<ReturnType<typeof reached>>, as = person) {
    const endpoint = service.address();
    const { p256dh, auth } = device;
    const again = () => subscribe(as, { endpoint, p256dh, auth, replaces: fingerprint(old) });
    const read = () => service.to(endpoint).map(({ body }) => JSON.parse(device.open(body)) as object);
    return { endpoint, again, read, called: await again() };
  }

  test('is the device it was: what waits goes to the new address, nothing to the old, and twice is once', async () => {
    const anna = await reached();
    await tell(anna.person.id);
    const { called, again, read } = await moved(anna);
    expect([called.status, called.value.id]).toEqual([200, anna.id]);
    expect((await again()).value.id).toBe(anna.id);
    await backend.deliver();
    expect([anna.read().length, read().length]).toEqual([0, 1]);
    expect((await devicesOf(anna.person)).map(({ id }) => id)).toEqual([anna.id]);
  });

  test('told at once by two workers it is one', async () => {
    const anna = await reached();
    const { again } = await moved(anna);
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await devicesOf(anna.person)).toHaveLength(1);
  });

  test('is reached again when the old address was forgotten meanwhile', async () => {
    const anna = await reached();
    service.answer(anna.endpoint, 410);
    await tell(anna.person.id);
    await backend.deliver();
    expect(await devicesOf(anna.person)).toEqual([]);
    const { read, called } = await moved(anna);
    expect(called.value.id).toBe(anna.id);
    await tell(anna.person.id);
    await backend.deliver();
    expect([read().length, service.to(anna.endpoint).length]).toEqual([1, 1]);
    expect(await devicesOf(anna.person)).toHaveLength(1);
  });

  test('that its person has turned off from elsewhere stays off', async () => {
    const anna = await reached();
    expect((await backend.call(removePush, { as: anna.person, params: { id: anna.id } })).status).toBe(204);
    const { called } = await moved(anna);
    expect([called.status, called.errors[0]?.code]).toEqual([404, 'device-gone']);
    expect(await devicesOf(anna.person)).toEqual([]);
  });

  test('takes nothing from somebody else whose address it names', async () => {
    const [anna, boris] = [await reached(), await backend.as()];
    const { called } = await moved(anna, boris);
    expect(called.status).toBe(404);
    await tell(anna.person.id);
    await backend.deliver();
    expect(anna.read()).toHaveLength(1);
    expect((await devicesOf(anna.person)).map(({ id }) => id)).toEqual([anna.id]);
    expect(await devicesOf(boris)).toEqual([]);
  });
});

describe('a push service that does not take it', () => {
  test.each([404, 410])('%i: the device is forgotten', async (status) => {
    const { person, endpoint, id } = await reached();
    service.answer(endpoint, status);
    await tell(person.id);
    await backend.deliver();
    expect(await devicesOf(person)).toEqual([]);
    await tell(person.id);
    await backend.deliver();
    expect(service.to(endpoint)).toHaveLength(1);
    expect(await backend.db.$count(deliveries, eq(deliveries.subscriptionId, id))).toBe(0);
  });

  test.each([302, 429, 500])('%i: tried later and later, six times in all', async (status) => {
    backend.clock.set(NOW);
    const { person, endpoint, id } = await reached();
    service.answer(endpoint, status);
    await tell(person.id);
    const tries: number[] = [];
    for (const minutes of [0, 0.4, 0.2, 2, 8, 32, 128, 600]) {
      backend.clock.advance(minutes * 60_000);
      await backend.deliver();
      tries.push(service.to(endpoint).length);
    }
    expect(tries).toEqual([1, 1, 2, 3, 4, 5, 6, 6]);
    const [row] = await backend.db.select().from(deliveries).where(eq(deliveries.subscriptionId, id));
    expect(row).toMatchObject({
      state: 'failed',
      attempts: 6,
      reason: `the push service answered ${status}`,
    });
    backend.clock.set(NOW);
  });

  test('keys that are no point of the curve: the device is forgotten, others are served', async () => {
    const anna = await reached();
    const bad = `B${'A'.repeat(86)}`;
    await backend.db.update(pushSubscriptions).set({ p256dh: bad }).where(eq(pushSubscriptions.id, anna.id));
    const boris = await reached();
    await tell(anna.person.id);
    await tell(boris.person.id);
    await backend.deliver();
    expect(await devicesOf(anna.person)).toEqual([]);
    expect(boris.read()).toHaveLength(1);
  });
});

test('two senders at once send each message once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => reached()));
  for (const { person } of people) await tell(person.id);
  const taken = await Promise.all([backend.deliver(), backend.deliver(), backend.deliver()]);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(people.map(({ read }) => read().length)).toEqual(people.map(() => 1));
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, refresh } from '@/api/auth/endpoints';
import { endDevice, endDevices, listDevices } from '@/api/devices/endpoints';
import { getMe } from '@/api/me/endpoints';
import { sessions } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { hashPassword } from '@/backend/services/auth/passwords';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

const PASSWORD = 'Demo2026pass';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const NOBODYS = '11111111-2222-4333-8444-555555555555';

let backend: TestBackend;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => backend.close());

const person = () => backend.given.user({ passwordHash });
const devicesOf = async (as: { token: string }) => (await backend.call(listDevices, { as })).value.items;
const alive = async (as: { token: string }) => (await backend.call(getMe, { as })).status;
const end = (as: Actor, id: string) => backend.call(endDevice, { as, params: { id } });
/** A sign-in by the form of another device. */
async function phoneOf({ email }: Actor) {
  const { value } = await backend.call(login, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': IPHONE },
  });
  return { id: value.id, token: value.accessToken, refreshToken: value.refreshToken ?? '' };
}

test('without a session every call is 401, and ends nothing', async () => {
  const anna = await person();
  const calls = await Promise.all([
    backend.call(listDevices),
    backend.call(endDevice, { params: { id: anna.sessionId } }),
    backend.call(endDevices, { body: { scope: 'all' } }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await alive(anna)).toBe(200);
});

test('a foreign session, none, and a spoiled id are not found; the foreign one goes on', async () => {
  const [anna, other] = [await person(), await backend.as('admin')];
  for (const id of [other.sessionId, NOBODYS, 'abc', '1; drop table sessions']) {
    const { status, errors } = await end(anna, id);
    expect([status, errors[0]?.code]).toEqual([404, 'session-missing']);
  }
  expect(await alive(other)).toBe(200);
});

test('an account has twenty live sessions: a new one ends those used longest ago, and nobody else’s', async () => {
  const [anna, other] = [await person(), await person()];
  const of = (userId: string) => backend.db.select().from(sessions).where(eq(sessions.userId, userId));
  const now = backend.clock.now().getTime();
  const older = (minutes: number) => ({
    userId: anna.id,
    kind: 'password' as const,
    createdAt: new Date(now - 3600_000),
    lastSeenAt: new Date(now - minutes * 60_000),
    expiresAt: new Date(now + 3600_000),
  });
  // the one in use is older than any, and is used
  await backend.db.insert(sessions).values(Array.from({ length: 30 }, (_, at) => older(10 + at)));
  await backend.db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, anna.sessionId));
  const opened = await Promise.all([phoneOf(anna), phoneOf(anna), phoneOf(anna)]);

  const rows = await of(anna.id);
  const live = rows.filter(({ endedAt }) => endedAt === null);
  expect([rows.length, live.length]).toEqual([34, 20]);
  expect(live.map(({ id }) => id)).toEqual(
    expect.arrayContaining([anna.sessionId, ...opened.map(({ id }) => id)]),
  );
  const ended = rows.filter(({ endedAt }) => endedAt !== null);
  expect(new Set(ended.map(({ endReason }) => endReason))).toEqual(new Set(['too-many']));
  const newest = Math.max(...ended.map(({ lastSeenAt }) => lastSeenAt.getTime()));
  expect(newest).toBeLessThan(Math.min(...live.map(({ lastSeenAt }) => lastSeenAt.getTime())));
  expect(await Promise.all([anna, ...opened, other].map(alive))).toEqual([200, 200, 200, 200, 200]);
});

test('a scope that is none is 422', async () => {
  const as = await person();
  const called = await backend.call(endDevices, { as, body: { scope: 'theirs' as never } });
  expect([called.status, called.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/scope']);
  expect(await alive(as)).toBe(200);
});

test('one’s own live ones are listed with their device, the last seen first; this one is marked', async () => {
  const [anna, other] = [await person(), await person()];
  await phoneOf(other);
  backend.clock.advance(60_000);
  const phone = await phoneOf(anna);
  const items = await devicesOf(anna);
  expect(items.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [phone.id, false],
    [anna.sessionId, true],
  ]);
  expect(items[0]).toMatchObject({
    name: 'Safari на iPhone',
    kind: 'phone',
    way: 'password',
    ip: '127.0.0.1',
    lastSeenAt: backend.clock.now().toISOString(),
  });
  expect(items[1]).toMatchObject({ name: 'Неизвестное устройство', ip: null });
});

test('when it was seen follows its calls, in steps of five minutes', async () => {
  const anna = await person();
  const phone = await phoneOf(anna);
  const seen = async () => (await devicesOf(anna)).find(({ id }) => id === phone.id)?.lastSeenAt;
  const first = await seen();
  backend.clock.advance(4 * 60_000);
  await alive(phone);
  expect(await seen()).toBe(first);
  backend.clock.advance(2 * 60_000);
  await alive(phone);
  expect(await seen()).toBe(backend.clock.now().toISOString());
});

test('an ended one is refused at once, and neither refreshed nor listed nor ended again', async () => {
  const anna = await person();
  const phone = await phoneOf(anna);
  expect((await end(anna, phone.id)).status).toBe(204);
  expect(await alive(phone)).toBe(401);
  const again = await backend.call(refresh, { body: { refreshToken: phone.refreshToken } });
  expect([again.status, again.errors[0]?.code]).toEqual([401, 'refresh-invalid']);
  expect((await devicesOf(anna)).map(({ id }) => id)).toEqual([anna.sessionId]);
  expect((await end(anna, phone.id)).status).toBe(404);
  const [row] = await backend.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.subjectId, phone.id))
    .orderBy(auditRecords.id)
    .offset(1);
  expect(row).toMatchObject({ action: 'session.ended', actorId: anna.id });
});

test('an expired one is not listed', async () => {
  const anna = await person();
  const phone = await phoneOf(anna);
  const expiresAt = backend.clock.now();
  await backend.db.update(sessions).set({ expiresAt }).where(eq(sessions.id, phone.id));
  expect((await devicesOf(anna)).map(({ id }) => id)).toEqual([anna.sessionId]);
  expect((await end(anna, phone.id)).status).toBe(404);
});

test('all others end, this one and everybody else’s go on; then all of them', async () => {
  const [anna, other] = [await person(), await person()];
  const [phone, tablet] = [await phoneOf(anna), await phoneOf(anna)];
  expect((await backend.call(endDevices, { as: anna, body: { scope: 'others' } })).status).toBe(204);
  expect([await alive(phone), await alive(tablet), await alive(anna), await alive(other)]).toEqual([
    401, 401, 200, 200,
  ]);
  const next = await phoneOf(anna);
  expect((await backend.call(endDevices, { as: anna, body: { scope: 'all' } })).status).toBe(204);
  expect([await alive(next), await alive(anna), await alive(other)]).toEqual([401, 401, 200]);
});

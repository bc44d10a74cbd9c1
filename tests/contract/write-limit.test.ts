import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '@/api/auth/endpoints';
import { endDevices } from '@/api/devices/endpoints';
import { getMe } from '@/api/me/endpoints';
import { readNotifications } from '@/api/notifications/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ env: { WRITES_PER_MINUTE: '6', WRITES_PER_DAY: '1000' } });
});
afterAll(() => backend.close());

const write = (as: Actor, of = backend) => of.call(readNotifications, { as, body: { ids: [] } });
const statusesOf = async (as: Actor, times: number, of = backend) =>
  (await Promise.all(Array.from({ length: times }, () => write(as, of)))).map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

test('a script of one account is stopped, however much of it runs at once, and nobody else is', async () => {
  const [anna, boris] = [await backend.as(), await backend.as()];
  const statuses = await statusesOf(anna, 20);
  expect([count(statuses, 204), count(statuses, 429)]).toEqual([6, 14]);
  const refused = await write(anna);
  expect(refused.errors[0]).toMatchObject({
    code: 'too-many-writes',
    detail: 'Слишком много действий подряд. Подождите минуту и повторите.',
  });
  const wait = Number(refused.headers.get('retry-after'));
  expect([wait > 0, wait <= 60]).toEqual([true, true]);
  expect((await write(boris)).status).toBe(204);
});

test('who is stopped reads on, ends other sessions and signs out', async () => {
  const anna = await backend.as();
  await statusesOf(anna, 7);
  expect((await write(anna)).status).toBe(429);
  expect((await backend.call(getMe, { as: anna })).status).toBe(200);
  expect((await backend.call(endDevices, { as: anna, body: { scope: 'others' } })).status).toBe(204);
  expect((await backend.call(logout, { as: anna })).status).toBe(204);
});

test('staff have five times as many', async () => {
  const statuses = await statusesOf(await backend.as('admin'), 33);
  expect([count(statuses, 204), count(statuses, 429)]).toEqual([30, 3]);
});

test('a day has its own limit, with the time that is left of it', async () => {
  const own = await startTestBackend({ env: { WRITES_PER_MINUTE: '1000', WRITES_PER_DAY: '4' } });
  try {
    const anna = await own.as();
    const statuses = await statusesOf(anna, 9, own);
    expect([count(statuses, 204), count(statuses, 429)]).toEqual([4, 5]);
    const refused = await write(anna, own);
    expect(refused.errors[0]?.detail).toBe('Слишком много действий за сутки. Попробуйте позже.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  } finally {
    await own.close();
  }
});

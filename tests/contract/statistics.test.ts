import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { logUserActivity, recordContentView, recordTrainingAttendance } from '@/api/statistics/endpoints';
import { contentViews, trainingAttendances, userActivityLog } from '@/backend/db/schema/statistics';
import { ROLES } from '@/lib/access/roles';
import { startTestBackend, type TestBackend } from '../helpers/backend';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const STATISTICS_TOKEN = 'the token of the collector, 32 letters or more';
const portal = { token: STATISTICS_TOKEN.replaceAll(' ', '-') };
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { STATISTICS_TOKEN: portal.token } });
});
afterAll(() => backend.close());

const calls = [
  [logUserActivity, { userId: '5', url: '/lrp/news' }],
  [recordContentView, { userId: '5', contentType: 'article', contentId: '7' }],
  [recordTrainingAttendance, { userId: '5', trainingId: '9' }],
] as const;
const report = ([endpoint, body]: (typeof calls)[number], as?: { token: string }, change: object = {}) =>
  backend.call(endpoint as unknown as Endpoint, {
    ...(as ? { as } : {}),
    body: { ...body, ...change } as never,
  });

describe('who may', () => {
  test('without a token, and with another one, it is 401', async () => {
    for (const call of calls) {
      expect((await report(call)).status).toBe(401);
      expect((await report(call, { token: 'x'.repeat(40) })).status).toBe(401);
    }
  });

  test('nobody’s session opens it, whatever the role', async () => {
    for (const role of [undefined, ...ROLES]) {
      for (const call of calls) expect((await report(call, await backend.as(role))).status).toBe(401);
    }
  });

  test('a collector without a token takes nothing', async () => {
    const closed = await startTestBackend();
    const answer = await closed.call(logUserActivity, { as: { token: '' }, body: { userId: '5', url: '/' } });
    expect(answer.status).toBe(401);
    await closed.close();
  });

  test('its token opens nothing else', async () => {
    const answer = await backend.fetch('/v1/me', { headers: { authorization: `Bearer ${portal.token}` } });
    expect(answer.status).toBe(401);
  });
});

test.each([
  ['an address with a query', 0, { url: '/login?email=anna@mail.example' }, 'url'],
  ['an address with a hash', 0, { url: '/lk#points' }, 'url'],
  ['an address of another site', 0, { url: '//evil.example/x' }, 'url'],
  ['a person who is no number', 0, { userId: 'anna' }, 'user_id'],
  ['a name', 0, { name: 'Анна' }, 'name'],
  ['an unknown kind', 1, { contentType: 'gift' }, 'content_type'],
  ['a training that is no number', 2, { trainingId: '' }, 'training_id'],
  ['a wrong event id', 2, { eventId: 'x' }, 'event_id'],
] as const)('%s is 422', async (_, at, change, field) => {
  const { status, errors } = await report(calls[at], portal, change);
  expect(status).toBe(422);
  expect(errors.map(({ source }) => source?.pointer)).toContain(`/data/attributes/${field}`);
});

test('a report is kept with ids alone, at its own time', async () => {
  const happenedAt = new Date(NOW.getTime() - 60_000);
  for (const call of calls) {
    const answer = await report(call, portal, { userId: '501', happenedAt: happenedAt.toISOString() });
    expect(answer.status).toBe(204);
  }
  const one = <T extends typeof userActivityLog | typeof contentViews | typeof trainingAttendances>(
    table: T,
  ) =>
    backend.db
      .select()
      .from(table as typeof userActivityLog)
      .where(eq(table.userId, '501'));
  expect(await one(userActivityLog)).toMatchObject([{ url: '/lrp/news', happenedAt }]);
  expect(await one(contentViews)).toMatchObject([{ contentType: 'article', contentId: '7', happenedAt }]);
  expect(await one(trainingAttendances)).toMatchObject([{ trainingId: '9', happenedAt }]);
});

test('the same report five times at once is one', async () => {
  const again = { userId: '502', eventId: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(calls[0], portal, again)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(
    await backend.db.select().from(userActivityLog).where(eq(userActivityLog.userId, '502')),
  ).toHaveLength(1);
});

test('what is told of the future is kept as now', async () => {
  const happenedAt = new Date(NOW.getTime() + 864e5).toISOString();
  await report(calls[0], portal, { userId: '503', happenedAt });
  const [row] = await backend.db.select().from(userActivityLog).where(eq(userActivityLog.userId, '503'));
  expect(row?.happenedAt).toEqual(NOW);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLearningStatistics } from '@/api/account/endpoints';
import { reportProgress } from '@/api/articles/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-10-31T09:00:00Z') });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const figures = async (as: Actor) => (await backend.call(getLearningStatistics, { as })).value;

test('without a session 401', async () => {
  expect((await backend.call(getLearningStatistics)).status).toBe(401);
});

test('who has just come sees zeros of six months', async () => {
  const value = await figures(await backend.as());
  expect(value).toMatchObject({
    articles: 0,
    videos: 0,
    tests: 0,
    modules: 0,
    points: 0,
    testsSent: 0,
    brands: [],
  });
  expect(value.months.map(({ month }) => month)).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ]);
});

test('one’s own learning by kind, brand and Moscow’s month; moved points are no earnings', async () => {
  const [anna, other] = [await backend.as(), await backend.as()];
  const [mark, second] = [await backend.given.mark({ name: 'Марка' }), await backend.given.mark()];
  const article = await given.article({ markId: mark.id });
  const [made, failed] = [await given.test({ markId: mark.id }), await given.test({ markId: second.id })];
  const as = anna;
  await backend.call(sendTest, { as, params: { id: made.id }, body: { answers: made.answers(3) } });
  await backend.call(sendTest, { as, params: { id: failed.id }, body: { answers: failed.answers(0) } });
  const context = backend.ctx();
  const entry = { userId: anna.id, amount: 7, title: 'x' };
  await inTransaction(context, (tx) =>
    postEntries(tx, context, [
      { ...entry, markId: mark.id, kind: 'transfer-in', key: 'in' },
      { ...entry, markId: second.id, kind: 'award', key: 'award' },
    ]),
  );
  // half past midnight in Moscow, still October in Greenwich
  backend.clock.set(new Date('2026-10-31T21:30:00Z'));
  const body = { ranges: [], duration: 0, deviceId: 'a' };
  for (const person of [anna, other])
    await backend.call(reportProgress, { as: person, params: { id: article.id }, body });

  const value = await figures(anna);
  expect(value).toMatchObject({ articles: 1, tests: 1, points: 37, testsSent: 2, testsPassed: 1 });
  expect(value.months.slice(-2)).toEqual([
    { month: '2026-10', learned: 1, points: 37 },
    { month: '2026-11', learned: 1, points: 0 },
  ]);
  const brands = [...value.brands].sort((one, two) => two.points - one.points);
  expect(brands).toEqual([
    { brand: mark.slug, brandName: 'Марка', learned: 2, points: 30 },
    { brand: second.slug, brandName: second.name, learned: 0, points: 7 },
  ]);
  expect(await figures(other)).toMatchObject({ articles: 1, tests: 0, points: 0, testsSent: 0 });
});

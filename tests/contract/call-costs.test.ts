import { eq } from 'drizzle-orm';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres/session';
import { PglitePreparedQuery } from 'drizzle-orm/pglite/session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getLearningStatistics } from '@/api/account/endpoints';
import { getArticleBySlug, listArticles } from '@/api/articles/endpoints';
import { listCertificates } from '@/api/certificates/endpoints';
import { listDevices } from '@/api/devices/endpoints';
import { listLearnings } from '@/api/learnings/endpoints';
import { getMe } from '@/api/me/endpoints';
import { listMessages } from '@/api/messages/endpoints';
import { listPointsHistory } from '@/api/points/endpoints';
import { listRuns } from '@/api/runs/endpoints';
import { roles, userRoles } from '@/backend/db/schema/users';
import { readViewer } from '@/backend/http/viewer';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import type { Actor } from '../helpers/given';
import { givenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let anna: Actor;
let slug: string;
const Statement = testEngine() === 'postgres' ? NodePgPreparedQuery : PglitePreparedQuery;
const execute = vi.spyOn(Statement.prototype, 'execute');

beforeAll(async () => {
  backend = await startTestBackend();
  const given = givenLearning(backend);
  anna = await backend.given.user();
  for (let made = 0; made < 3; made += 1) ({ slug } = await given.article());
});
afterAll(async () => {
  execute.mockRestore();
  await backend.close();
});

/** Statements of a call that was made before: the first one may note a visit or an opening. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<number> {
  expect((await work()).status).toBe(200);
  execute.mockClear();
  await work();
  return execute.mock.calls.length;
}

/** Who asks is one of each. Lower a number when its call needs less; a larger one costs every page that makes it. */
const MOST: [name: string, most: number, work: () => Promise<{ status: number }>][] = [
  ['the person of every page', 2, () => backend.call(getMe, { as: anna })],
  ['an article', 2, () => backend.call(getArticleBySlug, { as: anna, params: { slug } })],
  [
    'an article with its words explained',
    3,
    () => backend.call(getArticleBySlug, { as: anna, params: { slug }, query: { terms: '1' } }),
  ],
  [
    'an article with what stands beside it',
    3,
    () => backend.call(getArticleBySlug, { as: anna, params: { slug }, query: { around: '1' } }),
  ],
  ['articles', 2, () => backend.call(listArticles, { as: anna, query: { include: ['categories', 'tags'] } })],
  ['articles with facets', 3, () => backend.call(listArticles, { as: anna, query: { facets: '1' } })],
  ['learnings', 3, () => backend.call(listLearnings, { as: anna })],
  ['learnings without counts', 2, () => backend.call(listLearnings, { as: anna, query: { counts: '0' } })],
  ['points', 3, () => backend.call(listPointsHistory, { as: anna })],
  ['devices', 2, () => backend.call(listDevices, { as: anna })],
  ['certificates', 2, () => backend.call(listCertificates, { as: anna })],
  ['messages', 3, () => backend.call(listMessages, { as: anna })],
  ['statistics', 4, () => backend.call(getLearningStatistics, { as: anna })],
  ['runs', 2, () => backend.call(listRuns, { as: anna, query: {} })],
];

test.each(MOST)('%s: %i statements at most', async (_, most, work) => {
  expect(await statementsOf(work)).toBeLessThanOrEqual(most);
});

/** Arrivals at one moment: over HTTP the machine decides which calls arrive together. */
test('who calls is asked once for calls that come together; one that comes after a change of rights sees it', async () => {
  const ask = () => readViewer(backend.deps, `Bearer ${anna.token}`);
  const [expert] = await backend.db.select().from(roles).where(eq(roles.name, 'expert'));
  await ask();
  execute.mockClear();
  const viewers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(execute.mock.calls.length).toBe(1);
  expect(viewers.map(({ id, roles: held }) => [id, held])).toEqual(viewers.map(() => [anna.id, []]));
  await backend.db.insert(userRoles).values({ userId: anna.id, roleId: expert?.id ?? '' });
  expect((await ask()).roles).toEqual(['expert']);
});

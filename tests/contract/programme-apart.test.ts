import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLearningStatistics } from '@/api/account/endpoints';
import type { Endpoint, Shapes } from '@/api/core/endpoint';
import { startExport } from '@/api/exports/endpoints';
import { sendProgrammeTest } from '@/api/programme/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { programmeQuestions } from '@/backend/db/schema/programme';
import { searchDocuments } from '@/backend/db/schema/search';
import type { Ctx } from '@/backend/http/context';
import { learnedWeeks } from '@/backend/services/people/learned-weeks';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenProgramme, NOW, PROGRAMME_ENV } from '../helpers/given-programme';

/** In every text of what is planted. */
const WORD = unique('неводограда');
let backend: TestBackend;
let planted: { test: string; article: string; video: string };
let slug: string;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({
    now: NOW,
    env: { ...PROGRAMME_ENV, ENABLED_FEATURES: 'social-activity,course-expert' },
  });
  const given = givenProgramme(backend);
  const quiz = await given.test({ title: WORD, description: WORD });
  const article = await given.article({ title: WORD, content: `<p>${WORD}</p>`, testId: quiz.id });
  const video = await given.video({ title: WORD, description: WORD });
  const draft = await given.article({ title: WORD, status: 0 });
  planted = { test: quiz.id, article: article.id, video: video.id };
  slug = article.slug;
  author = await backend.given.user({ roles: ['super-admin', 'multi-menedzer-faq', 'tests_moderator'] });
  const programmeId = await given.programmeId();
  const words = { programmeId, text: WORD, answer: WORD, answeredAt: NOW };
  await backend.db.insert(programmeQuestions).values([
    { ...words, isFaq: true },
    { ...words, askerId: author.id, dueDay: '2026-11-23' },
  ]);
  expect(draft.id).toBeTruthy();
});
afterAll(() => backend.close());

const core = () =>
  backend.endpoints.filter(
    ({ service, method }) => service === 'core' && method === 'GET',
  ) as Endpoint<Shapes>[];

test('no list or search of the core shows a test, an article or a question of the programme', async () => {
  const lists = core().filter(({ path }) => !path.includes('{'));
  let answered = 0;
  const shown: string[] = [];
  for (const endpoint of lists) {
    for (const query of [
      {},
      { search: WORD },
      { filter: { search: WORD } },
      { filter: { query: WORD } },
      { name: WORD },
    ]) {
      const { status, document } = await backend.call(endpoint, { as: author, query: query as never });
      if (status === 200) answered += 1;
      if (status === 200 && JSON.stringify(document).includes(WORD))
        shown.push(`${endpoint.path} ${JSON.stringify(query)}`);
    }
  }
  expect(answered).toBeGreaterThan(40);
  expect(shown).toEqual([]);
  const documents = await backend.db.select().from(searchDocuments);
  expect(documents.filter(({ title }) => title === WORD)).toEqual([]);
});

test('nor does one that asks by an id or a slug, whoever asks', async () => {
  const byId = core().filter(({ path }) => /\{(id|slug)\}/.test(path) && !/\{(?!id\}|slug\})/.test(path));
  const values = [
    planted.test,
    planted.article,
    planted.video,
    slug,
    `test-${planted.test}`,
    `video-${planted.video}`,
  ];
  const shown: string[] = [];
  for (const endpoint of byId) {
    for (const value of values) {
      const { status, document } = await backend.call(endpoint, {
        as: author,
        params: { id: value, slug: value },
      });
      if (status === 200 && JSON.stringify(document).includes(WORD)) shown.push(`${endpoint.path} ${value}`);
    }
  }
  expect(shown).toEqual([]);
});

test('nor can the core change, rate, take or report on one', async () => {
  const writes = backend.endpoints.filter(
    ({ service, method, path }) =>
      service === 'core' &&
      method !== 'GET' &&
      /^\/(v1\/tests?\/|inetstudio\/(articles|ratings)-package|back\/v1\/learning-content)/.test(path),
  ) as Endpoint<Shapes>[];
  const bodies: Record<string, object> = {
    'test-results': { answers: [] },
    'test-answers': { answers: [] },
    'view-progress': { ranges: [], duration: 1, deviceId: 'x' },
    articles: { title: 'Иначе' },
    'tests-authored': { title: 'Иначе', markId: 'lrp', questions: [], published: false },
    ratings: { rateableId: planted.article, rateableType: 'article', rating: 5 },
    'test-regrades': { people: 0, points: 0 },
  };
  const done: string[] = [];
  let asked = 0;
  for (const endpoint of writes.filter(({ path }) => path.includes('{id}') || path.endsWith('/ratings'))) {
    for (const id of [planted.test, planted.article, planted.video, `test-${planted.test}`]) {
      const body = bodies[endpoint.bodyType ?? ''];
      const { status } = await backend.call(endpoint, {
        as: author,
        params: { id },
        ...(body ? { body: body as never } : {}),
      });
      asked += 1;
      if (status < 400) done.push(`${endpoint.method} ${endpoint.path} ${id}`);
    }
  }
  expect(asked).toBeGreaterThan(20);
  expect(done).toEqual([]);
});

test('nor is one in a file of a list of the core', async () => {
  for (const id of ['articles']) {
    const run = await backend.call(startExport, { as: author, params: { id }, body: { format: 'csv' } });
    await backend.work();
    const file = await backend.call(getRunFile, { as: author, params: { id: run.value.id } });
    expect(Buffer.from(file.value.body as Uint8Array).toString('utf8')).not.toContain(WORD);
  }
});

test('nor does learning of the programme count in the statistics of the core', async () => {
  const as = await backend.as();
  const made = await givenProgramme(backend).test();
  const sent = await backend.call(sendProgrammeTest, {
    as,
    params: { id: made.id },
    body: { answers: made.answers(3) },
  });
  expect(sent.value.points).toBe(30);
  const { value } = await backend.call(getLearningStatistics, { as });
  expect(value).toMatchObject({ testsSent: 0, testsPassed: 0 });
  expect(value.brands).toEqual([]);
  const weeks = await backend.during(NOW, () =>
    learnedWeeks({ db: backend.db, now: backend.deps.now } as unknown as Ctx, [as.id]),
  );
  expect(weeks.get(as.id)).toEqual([0, 0, 0, 0, 0]);
});

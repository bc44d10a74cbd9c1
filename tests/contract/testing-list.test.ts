import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startExport } from '@/api/exports/endpoints';
import { getRun, getRunFile } from '@/api/runs/endpoints';
import {
  createTest,
  getFirstLoading,
  getQuestionSheet,
  listTests,
  readQuestions,
} from '@/api/testing/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { attempts, testQuality, testRevisions, tests } from '@/backend/db/schema/tests';
import { countProblems } from '@/backend/services/testing/count-problems';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00+03:00');
let backend: TestBackend;
let given: GivenLearning;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const listed = async (query: object) => backend.call(listTests, { as: author, query });
const idsOf = async (filter: object, sort?: string) =>
  (await listed({ filter, ...(sort ? { sort } : {}) })).value.items.map(({ id }) => id);
const changed = (id: string, values: Partial<typeof tests.$inferInsert>) =>
  backend.db.update(tests).set(values).where(eq(tests.id, id));

/** Thirty people who all answer alike: the first question right, the others wrong. */
async function manyTake(made: GivenTest, right: number): Promise<void> {
  const [revision] = await backend.db.select().from(testRevisions).where(eq(testRevisions.testId, made.id));
  for (let at = 0; at < 30; at += 1) {
    const { id: userId } = await backend.as();
    await backend.db.insert(attempts).values({
      ...{ userId, testId: made.id, revisionId: revision?.id ?? '', answers: made.answers(right) },
      submittedAt: NOW,
      result: {
        ...{ correctAnswersCount: right, questionsCount: made.questions.length, points: right * 10 },
        ...{ passed: right > 0, repeatDatetime: null },
      },
    });
  }
}

test('by author, by days, with a video; in the order of publication and of the end', async () => {
  const mark = await backend.given.mark();
  const other = await backend.as('tests_moderator');
  const make = async (as: Actor) => {
    const body = { title: unique('Список'), markId: mark.slug };
    return (await backend.call(createTest, { as, body })).value.id;
  };
  const [mine, theirs] = [await make(author), await make(other)];
  const video = await given.video({ markId: mark.id });
  await changed(mine, { createdAt: new Date('2026-11-10T00:30:00+03:00'), videoId: video.id });
  await changed(mine, { publishedAt: new Date('2026-11-12T12:00:00Z'), endDate: NOW });
  const own = { mark: [mark.slug] };
  expect(await idsOf({ ...own, author: author.id })).toEqual([mine]);
  expect(await idsOf({ ...own, author: other.id })).toEqual([theirs]);
  expect(await idsOf({ ...own, to: '2026-11-10' })).toEqual([mine]);
  expect(await idsOf({ ...own, to: '2026-11-09' })).toEqual([]);
  expect(await idsOf({ ...own, from: '2026-11-11' })).toEqual([theirs]);
  expect(await idsOf({ ...own, video: '1' })).toEqual([mine]);
  for (const sort of ['-publishedAt', 'publishedAt', 'endDate', '-endDate'])
    expect(await idsOf(own, sort)).toEqual([mine, theirs]);
  const { value } = await backend.call(getFirstLoading, { as: author, query: {} });
  expect(value.authors.map(({ value: id }) => id)).toEqual(expect.arrayContaining([author.id, other.id]));
  for (const filter of [{ video: '0' }, { from: 'вчера' }, { author: 'x' }, { colour: 'red' }])
    expect((await listed({ filter })).status).toBe(400);
});

test('remarks to questions are counted by a job, once, and found by the filter', async () => {
  const mark = await backend.given.mark();
  const [odd, few] = [await given.test({ markId: mark.id }), await given.test({ markId: mark.id })];
  await manyTake(odd, 1);
  await backend.call(sendTest, {
    as: await backend.as(),
    params: { id: few.id },
    body: { answers: few.answers(1) },
  });
  const own = { mark: [mark.slug] };
  expect(await idsOf({ ...own, problem: '1' })).toEqual([]);
  await countProblems(backend.deps);
  expect(await idsOf({ ...own, problem: '1' })).toEqual([odd.id]);
  const { items } = (await listed({ filter: own })).value;
  expect(Object.fromEntries(items.map(({ id, problemsCount }) => [id, problemsCount]))).toEqual({
    [odd.id]: 3,
    [few.id]: 0,
  });
  backend.clock.advance(60_000);
  await countProblems(backend.deps);
  const counted = await backend.db.select({ at: testQuality.countedAt }).from(testQuality);
  expect(counted).toEqual([{ at: NOW }]);
  // what is published next is asked anew
  await given.revise(odd.id, (content) => ({ ...content, title: 'Переписанный' }));
  expect(await idsOf({ ...own, problem: '1' })).toEqual([]);
});

const start = (id: 'tests' | 'tests-results', filters: object, as?: Actor) =>
  backend.call(startExport, {
    ...(as ? { as } : {}),
    params: { id },
    body: { format: 'csv' as const, filters: filters as Record<string, unknown> },
  });
async function fileOf(id: 'tests' | 'tests-results', filters: object) {
  const { value, errors } = await start(id, filters, author);
  expect(errors).toEqual([]);
  await backend.work();
  const run = (await backend.call(getRun, { as: author, params: { id: value.id } })).value;
  const file = await backend.call(getRunFile, { as: author, params: { id: value.id } });
  const records: string[][] = parse(Buffer.from(file.value.body as Uint8Array), {
    ...{ bom: true, delimiter: ';' },
  });
  const [head = [], ...rows] = records;
  return { run, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell]))) };
}

test('files: 401, 403 for who edits no tests, 404 for no test, 422 without one', async () => {
  const made = await given.test();
  for (const [id, filters] of [['tests', {}] as const, ['tests-results', { test: made.id }] as const]) {
    expect((await start(id, filters)).status).toBe(401);
    for (const role of [undefined, 'moderator', 'trainer'])
      expect((await start(id, filters, await backend.as(role))).status).toBe(403);
  }
  const missing = await start('tests-results', { test: '987654321' }, author);
  expect([missing.status, missing.errors[0]?.code]).toEqual([404, 'test-missing']);
  for (const filters of [{}, { test: 'x' }, { test: made.id, colour: 'red' }])
    expect((await start('tests-results', filters, author)).status).toBe(422);
  expect((await start('tests', { state: 'lost' }, author)).status).toBe(422);
});

test('the list as a file has the rows of its filter, the archive only where it is asked for', async () => {
  const mark = await backend.given.mark();
  const [shown, gone] = [
    await given.test({ markId: mark.id, title: 'Барьер' }),
    await given.test({ markId: mark.id, title: 'Старый', isArchived: true }),
  ];
  await backend.call(sendTest, {
    as: await backend.as(),
    params: { id: shown.id },
    body: { answers: shown.answers(2) },
  });
  const own = { mark: [mark.slug] };
  const { run, rows } = await fileOf('tests', own);
  expect(run.file?.name).toMatch(/^Тесты 2026-11-20/);
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Название: 'Барьер', Состояние: 'Опубликован', Вопросов: '3', Отправили: '1' },
      ...{ 'Верно в среднем, %': '67', 'Баллов не больше': expect.any(String) as string },
    }),
  ]);
  expect((await fileOf('tests', { ...own, state: 'archived' })).rows).toEqual([
    expect.objectContaining({ '№': gone.id }),
  ]);
});

test('attempts as a file: the rows of their list, with who and where', async () => {
  const made = await given.test({ title: 'Зима: «итоги»' });
  const { id: pharmacyId } = await backend.given.pharmacy({ chain: 'Ромашка', city: 'Тверь' });
  for (const right of [3, 0]) {
    const as = await backend.given.user({ lastName: 'Яковлева', firstName: 'Анна', pharmacyId });
    await backend.call(sendTest, { as, params: { id: made.id }, body: { answers: made.answers(right) } });
  }
  const { run, rows } = await fileOf('tests-results', { test: made.id });
  expect(run.file?.name).toBe('Тест Зима «итоги» 2026-11-20.csv');
  expect(rows.map((row) => [row['Верно'], row['Пройден'], row['Баллы'], row['Город'], row['Сеть']])).toEqual([
    ['3', 'да', '30', 'Тверь', 'Ромашка'],
    ['0', 'нет', '0', 'Тверь', 'Ромашка'],
  ]);
  expect(rows[0]?.['Кто']).toContain('Яковлева');
  expect((await fileOf('tests-results', { test: made.id, passed: '0' })).rows).toHaveLength(1);
});

test('questions of a test are taken away as a table, and come back as they were', async () => {
  const made = await given.test({
    ...{ title: 'Кожа: зима', pays: [10, 5] },
    asked: [{ text: 'Что восстанавливает барьер?', explanation: 'Нужны липиды.' }],
  });
  const sheet = (as: Actor | undefined, id = made.id, format: 'xlsx' | 'qti' = 'xlsx') =>
    backend.call(getQuestionSheet, { ...(as ? { as } : {}), params: { id }, query: { format } });
  expect((await sheet(undefined)).status).toBe(401);
  expect((await sheet(await backend.as())).status).toBe(403);
  expect((await sheet(author, '987654321')).status).toBe(404);
  const { value } = await sheet(author);
  expect(decodeURIComponent(value.name)).toMatch(/Вопросы Кожа зима\.xlsx$/);
  const file = new File([value.body as Uint8Array<ArrayBuffer>], 'questions.xlsx');
  const { value: read } = await backend.call(readQuestions, { as: author, body: { file } });
  expect(read.problems).toEqual([]);
  expect(read.questions).toMatchObject([
    { text: 'Что восстанавливает барьер?', explanation: 'Нужны липиды.', type: 'single_choice' },
    { text: 'Вопрос 2' },
  ]);
  expect(
    read.questions.map(({ options }) => options.map((one) => [one.text, one.isRight, one.countPoints])),
  ).toEqual([
    [
      ['Да', true, 10],
      ['Нет', false, 0],
    ],
    [
      ['Да', true, 5],
      ['Нет', false, 0],
    ],
  ]);
});

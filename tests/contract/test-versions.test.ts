import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAuthoredTest, publishTest, updateTest } from '@/api/testing/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { listTestVersions, restoreTestVersion } from '@/api/versions/endpoints';
import { tests } from '@/backend/db/schema/tests';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const read = async (id: string, query: { revision?: number } = {}) =>
  backend.call(getAuthoredTest, { as: author, params: { id }, query });
const versions = async (id: string) =>
  (await backend.call(listTestVersions, { as: author, params: { id } })).value.items;
const restore = (id: string, body: { number: number; seenAt?: string }) =>
  backend.call(restoreTestVersion, { as: author, params: { id }, body });
const write = async (id: string, fields: object) => {
  const { title, markId, questions, description } = (await read(id)).value;
  const body = { title, markId, questions, description, ...fields };
  const { errors } = await backend.call(updateTest, { as: author, params: { id }, body: body as never });
  expect(errors).toEqual([]);
};

/** Version 1 as it was made, version 2 with another title and one question less, and a draft. */
async function world() {
  const title = unique('Первая');
  const made = await given.test({ title, pays: [10, 10] });
  const anna = await backend.as();
  await backend.call(sendTest, { as: anna, params: { id: made.id }, body: { answers: made.answers(2) } });
  const { questions } = (await read(made.id)).value;
  await write(made.id, { title: 'Вторая', questions: questions.slice(1), publish: true });
  await write(made.id, { title: 'Правки', questions: questions.slice(1) });
  return { made, anna, title };
}

test('versions are listed, the newest first, each with what it changed and who was asked by it', async () => {
  const { made } = await world();
  const list = await versions(made.id);
  expect(
    list.map(({ number, state, sentCount, questionsCount }) => [number, state, sentCount, questionsCount]),
  ).toEqual([
    [3, 'draft', 0, 1],
    [2, 'published', 0, 1],
    [1, 'retired', 1, 2],
  ]);
  expect(list.map(({ changes }) => changes && [changes.parts, changes.removed])).toEqual([
    [['title'], []],
    [['title'], [{ number: 1, text: 'Вопрос 1' }]],
    null,
  ]);
  expect(list.map(({ author: name }) => name?.trim())).toEqual(['Петрова Анна', 'Петрова Анна', undefined]);
});

test('any of them can be read; one that is not there is 404', async () => {
  const { made, title } = await world();
  expect((await read(made.id, { revision: 1 })).value).toMatchObject({ title, publishedRevision: 2 });
  expect((await read(made.id)).value.title).toBe('Правки');
  const { status, errors } = await read(made.id, { revision: 9 });
  expect([status, errors[0]?.code]).toEqual([404, 'version-missing']);
});

test('brought back it is edits: nobody sees them until they are published; brand and dates stay', async () => {
  const { made, anna, title } = await world();
  const endDate = '2026-12-01T00:00:00.000Z';
  await write(made.id, { endDate });
  const { status, value } = await restore(made.id, { number: 1 });
  expect(status).toBe(200);
  expect(value).toMatchObject({ title, hasDraft: true, publishedRevision: 2, endDate });
  expect(value.questions).toHaveLength(2);
  const seen = await backend.call(getTest, { as: await backend.as(), params: { id: made.id } });
  expect(seen.value.title).toBe('Вторая');
  // the questions are those of then: what was sent is of them
  const before = (await backend.call(getTest, { as: anna, params: { id: made.id } })).value.lastResult;
  await backend.call(publishTest, { as: author, params: { id: made.id }, body: {} });
  expect((await backend.call(getTest, { as: anna, params: { id: made.id } })).value.lastResult).toEqual(
    before,
  );
  expect((await versions(made.id)).map(({ number, state }) => [number, state])).toEqual([
    [3, 'published'],
    [2, 'retired'],
    [1, 'retired'],
  ]);
});

test('404 for no such version, 409 for a later edit and for an archived test, 422 for no number', async () => {
  const { made } = await world();
  const missing = await restore(made.id, { number: 9 });
  expect([missing.status, missing.errors[0]?.code]).toEqual([404, 'version-missing']);
  const late = await restore(made.id, { number: 1, seenAt: '2026-11-01T00:00:00.000Z' });
  expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed-since']);
  expect((await restore(made.id, { number: 0 })).status).toBe(422);
  await backend.db.update(tests).set({ isArchived: true }).where(eq(tests.id, made.id));
  const archived = await restore(made.id, { number: 1 });
  expect([archived.status, archived.errors[0]?.code]).toEqual([409, 'test-archived']);
});

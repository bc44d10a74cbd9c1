import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getArticle } from '@/api/articles/endpoints';
import { listLearnings } from '@/api/learnings/endpoints';
import { searchDocuments } from '@/api/search/endpoints';
import * as surveying from '@/api/surveying/endpoints';
import { getSurvey } from '@/api/surveys/endpoints';
import * as testing from '@/api/testing/endpoints';
import { getTest } from '@/api/tests/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
const onDay = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

let backend: TestBackend;
let given: GivenLearning;
let author: Actor;
let reader: Actor;
let mark: { id: string; slug: string };

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
  [author, reader] = [await backend.as('tests_moderator'), await backend.as()];
  mark = await backend.given.mark();
});
afterAll(() => backend.close());

const option = (text: string, isRight: boolean) => ({ text, isRight, countPoints: isRight ? 5 : 0 });
const asked = { text: 'Что восстанавливает барьер?', type: 'single_choice' as const };

/** Calls of both kinds alike: a test's and a survey's. */
const KINDS = {
  test: {
    create: testing.createTest,
    update: testing.updateTest,
    get: testing.getAuthoredTest,
    publish: testing.publishTest,
    list: testing.listTests,
    take: getTest,
    states: testing.changeTestStates,
    questions: [{ ...asked, options: [option('Церамиды', true), option('Спирт', false)] }],
  },
  survey: {
    create: surveying.createSurvey,
    update: surveying.updateSurvey,
    get: surveying.getAuthoredSurvey,
    publish: surveying.publishSurvey,
    list: surveying.listSurveys,
    take: getSurvey,
    states: surveying.changeSurveyStates,
    questions: [{ ...asked, options: [{ text: 'Церамиды' }, { text: 'Спирт' }] }],
  },
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

interface Made {
  id: string;
  state: string;
  dueAt: string | null;
  publishedAt: string | null;
}

function by(of: Kind) {
  const whole = (fields: object) => ({
    title: unique('Расписаник'),
    markId: mark.slug,
    questions: of.questions,
    ...fields,
  });
  const call = async (endpoint: unknown, options: object) =>
    backend.call(endpoint as typeof testing.getAuthoredTest, { as: author, query: {}, ...options } as never);
  return {
    whole,
    create: async (fields: object) => (await call(of.create, { body: whole(fields) })).value as Made,
    refused: async (fields: object) => call(of.create, { body: whole(fields) }),
    update: async (id: string, body: object) =>
      (await call(of.update, { params: { id }, body })).value as Made,
    publish: async (id: string, body: object) =>
      (await call(of.publish, { params: { id }, body })).value as Made,
    read: async (id: string) => (await call(of.get, { params: { id } })).value as Made,
    takeBack: (id: string) => call(of.states, { body: { ids: [id], action: 'unpublish' } }),
    opens: async (id: string) => (await call(of.take, { as: reader, params: { id } })).status,
    scheduled: async () => {
      const query = { filter: { state: 'scheduled', mark: [mark.slug] } };
      const { value } = await call(of.list, { query });
      return (value as unknown as { items: Made[] }).items.map(({ id, publishedAt }) => [id, publishedAt]);
    },
  };
}

const found = async (query: string) =>
  (await backend.call(searchDocuments, { as: reader, query: { filter: { query } } })).value.items.some(
    ({ title }) => title === query,
  );
const learnings = async () =>
  (
    await backend.call(listLearnings, { as: reader, query: { filter: { mark: [mark.slug] } } as never })
  ).value.items.map(({ title }) => title);

describe.each(Object.entries(KINDS))('%s', (_, of) => {
  const { whole, create, refused, update, publish, takeBack, read, opens, scheduled } = by(of);

  test('published for a later day comes out at its minute by itself', async () => {
    const title = unique('Ожидаемый');
    const made = await create({ title, dueAt: onDay(2), publish: true });
    expect(made).toMatchObject({ state: 'scheduled', dueAt: onDay(2), publishedAt: onDay(2) });
    expect(await scheduled()).toEqual([[made.id, onDay(2)]]);
    expect([await opens(made.id), (await learnings()).includes(title)]).toEqual([404, false]);
    backend.clock.set(new Date(NOW.getTime() + 2 * DAY - 1000));
    expect(await opens(made.id)).toBe(404);
    backend.clock.set(new Date(NOW.getTime() + 2 * DAY));
    expect([await opens(made.id), (await learnings()).includes(title)]).toEqual([200, true]);
    expect((await read(made.id)).state).toBe('published');
    backend.clock.set(NOW);
  });

  test('its day can be moved while nobody sees it, and taken away: then it is out at once', async () => {
    const body = whole({ dueAt: onDay(2) });
    const made = await create({ ...body, publish: true });
    const moved = await update(made.id, { ...body, dueAt: onDay(3), publish: true });
    expect(moved).toMatchObject({ state: 'scheduled', publishedAt: onDay(3) });
    // what is only saved moves nothing
    const saved = await update(made.id, { ...body, dueAt: onDay(4) });
    expect(saved).toMatchObject({ state: 'scheduled', dueAt: onDay(4), publishedAt: onDay(3) });
    const out = await publish(made.id, { dueAt: null });
    expect(out).toMatchObject({ state: 'published', publishedAt: NOW.toISOString() });
    expect(await opens(made.id)).toBe(200);
    // it stays out since it came
    const late = await update(made.id, { ...body, title: 'Ещё раз', dueAt: onDay(5), publish: true });
    expect(late).toMatchObject({ state: 'published', publishedAt: NOW.toISOString() });
  });

  test('taken back before its day it has never been out: published after that day it is new', async () => {
    const made = await create({ dueAt: onDay(2), publish: true });
    expect((await takeBack(made.id)).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ state: 'draft', publishedAt: null });
    backend.clock.set(new Date(NOW.getTime() + 3 * DAY));
    const out = await publish(made.id, {});
    expect(out).toMatchObject({ state: 'published', publishedAt: onDay(3) });
    // taken back after it was out it keeps its first day
    await takeBack(made.id);
    expect(await read(made.id)).toMatchObject({ state: 'unpublished', publishedAt: onDay(3) });
    backend.clock.set(NOW);
  });

  test('one that would come out after its end is refused at its day', async () => {
    const { status, errors } = await refused({ dueAt: onDay(5), endDate: onDay(4), publish: true });
    expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
      422,
      'out-after-end',
      { pointer: '/data/attributes/due_at' },
    ]);
  });
});

test('an article does not name its test before that is out', async () => {
  const { create } = by(KINDS.test);
  const made = await create({ dueAt: onDay(2), publish: true });
  const article = await given.article({ markId: mark.id, testId: made.id });
  const testOf = async () =>
    (await backend.call(getArticle, { as: reader, params: { id: article.id }, query: {} })).value.testId;
  expect(await testOf()).toBeNull();
  backend.clock.set(new Date(NOW.getTime() + 2 * DAY));
  expect(await testOf()).toBe(made.id);
  backend.clock.set(NOW);
});

test('a scheduled test is found from its minute on', async () => {
  const { create } = by(KINDS.test);
  const title = unique('Гиалуроник');
  await create({ title, dueAt: onDay(2), publish: true });
  expect(await found(title)).toBe(false);
  backend.clock.set(new Date(NOW.getTime() + 2 * DAY));
  expect(await found(title)).toBe(true);
  backend.clock.set(NOW);
});

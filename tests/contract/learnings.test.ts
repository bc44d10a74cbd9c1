import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { reportProgress } from '@/api/articles/endpoints';
import { addFavorite, listFilterGroups, listLearnings, removeFavorite } from '@/api/learnings/endpoints';
import { LEARNING_STATES, type learningQuery } from '@/api/learnings/schemas';
import { createRating } from '@/api/ratings/endpoints';
import { saveAnswers, sendTest } from '@/api/tests/endpoints';
import { isFinished, learningState, type LearningFacts } from '@/lib/domain/learning';
import { STATES_OF } from '@/backend/services/learnings/states';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const at = (days: number) => new Date(NOW.getTime() + days * 864e5);
type Filter = NonNullable<z.input<typeof learningQuery>['filter']>;
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const read = (as: Actor, id: string) =>
  backend.call(reportProgress, { as, params: { id }, body: { ranges: [], duration: 0, deviceId: 'd' } });

/** A mark of its own with an item in every state, and the person they are in that state for. */
async function world() {
  const [as, mark] = [await backend.as(), await backend.given.mark()];
  const markId = mark.id;
  const category = unique('category');
  const quiz = (fields: Parameters<typeof given.test>[0] = {}) => given.test({ markId, ...fields });
  const send = (id: string, answers: { questionId: string; optionIds: string[] }[]) =>
    backend.call(sendTest, { as, params: { id }, body: { answers } });

  const fresh = await quiz({ title: 'Новый', tags: ['novinki'], publishedAt: at(-1) });
  const locked = await quiz({ startDate: at(2) });
  const ended = await given.video({ markId, endDate: at(-1) });
  const open = await quiz({
    title: 'Открытый',
    availableErrorsCount: 1,
    countPoints: 25,
    pointsMultiplier: 2,
  });
  const begun = await quiz({ tags: ['novinki'] });
  await backend.call(saveAnswers, {
    as,
    params: { id: begun.id },
    body: { answers: begun.answers(3).slice(0, 2) },
  });
  const passed = await quiz();
  await send(passed.id, passed.answers(3));
  const zero = await quiz();
  await send(zero.id, zero.answers(0));
  const clip = await given.video({ markId, tags: ['spf'] });
  await read(as, clip.id);
  const article = await given.article({
    markId,
    title: 'Статья про ёж%',
    testId: open.id,
    categories: [category],
  });
  await read(as, article.id);
  const draft = await given.article({ markId, status: 0 });
  return { as, mark, category, fresh, locked, ended, open, begun, passed, zero, clip, article, draft };
}
type World = Awaited<ReturnType<typeof world>>;

async function list(
  { as, mark }: Pick<World, 'as' | 'mark'>,
  filter: Filter = {},
  sort?: z.input<typeof learningQuery>['sort'],
) {
  const query = { page: { size: 100 }, filter: { mark: [mark.slug], ...filter }, ...(sort ? { sort } : {}) };
  return (await backend.call(listLearnings, { as, query })).value;
}
const modelIds = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id).sort();

describe('who may', () => {
  test('without a session every call is 401', async () => {
    const params = { id: 'test-1' };
    expect((await backend.call(listLearnings)).status).toBe(401);
    expect((await backend.call(listFilterGroups)).status).toBe(401);
    expect((await backend.call(addFavorite, { params })).status).toBe(401);
    expect((await backend.call(removeFavorite, { params })).status).toBe(401);
  });

  test.each([
    'filter[state]=lost',
    'filter[type][x]=1',
    'sort=points',
    'include=tags',
    'filter[search][]=a&filter[search][]=b',
  ])('a wrong parameter (%s) is 400', async (search) => {
    const { token } = await backend.as();
    const headers = { authorization: `Bearer ${token}` };
    expect((await backend.fetch(`/back/v1/learning-content?${search}`, { headers })).status).toBe(400);
  });

  test.each(['test-99999999', 'video-1x', '12', 'survey-1', 'test--1'])(
    'no such item (%s): 404',
    async (id) => {
      const as = await backend.as();
      expect((await backend.call(addFavorite, { as, params: { id } })).status).toBe(404);
      expect((await backend.call(removeFavorite, { as, params: { id } })).status).toBe(404);
    },
  );

  test('a draft can be no favourite, nor a video under the name of an article', async () => {
    const as = await backend.as();
    const [draft, clip] = [await given.article({ status: 0 }), await given.video()];
    for (const id of [draft.learningId, `article-${clip.id}`]) {
      expect((await backend.call(addFavorite, { as, params: { id } })).status).toBe(404);
    }
  });
});

describe('list', () => {
  /** Of what waits for its repeat the filters tell what was passed from what was not. */
  function stateWords(item: LearningFacts, now: Date): string {
    const state = learningState(item, now);
    return state === 'repeat' && !isFinished(item) ? 'waiting' : state;
  }

  /** Asks for every state and compares with what lib/domain says of each item; the states that were met. */
  async function compareStates(w: Pick<World, 'as' | 'mark'>): Promise<Set<string>> {
    const now = backend.clock.now();
    const stateById = new Map((await list(w)).items.map((item) => [item.id, stateWords(item, now)]));
    for (const state of LEARNING_STATES) {
      const expected = [...stateById].filter(([, own]) => STATES_OF[state].includes(own)).map(([id]) => id);
      expect([state, modelIds(await list(w, { state }))]).toEqual([state, expected.sort()]);
    }
    return new Set(stateById.values());
  }

  /** Passes a test that pays nothing, and may so be passed again next month; gives how. */
  async function passForNothing({ as, fresh }: World) {
    const free = await given.test({ markId: fresh.markId, pays: [0, 0] });
    const take = { params: { id: free.id }, body: { answers: free.answers(2) } };
    const { value } = await backend.call(sendTest, { as, ...take });
    expect(value).toMatchObject({ passed: true, points: 0 });
    return take;
  }

  test('every state of SQL is the state of lib/domain, and every filter gives its states', async () => {
    const w = await world();
    await passForNothing(w);
    const met = await compareStates(w);
    expect(met).toEqual(new Set(['locked', 'repeat', 'waiting', 'finished', 'started', 'new', 'open']));
  });

  test('the same after the repeat date, with one passed for nothing, opened and begun again', async () => {
    const w = await world();
    const take = await passForNothing(w);
    backend.clock.set(new Date('2026-12-01T00:00:00+03:00'));
    try {
      const later = { ...w, as: { ...w.as, ...(await backend.given.session(w.as.id)) } };
      await backend.call(saveAnswers, { as: later.as, ...take });
      await compareStates(later);
      expect(modelIds(await list(later, { state: 'open' }))).toContain(`test-${w.zero.id}`);
    } finally {
      backend.clock.set(NOW);
    }
  });

  test('by state: begun, new, open, passed, closed until a day, locked; the newest first within each', async () => {
    const w = await world();
    await passForNothing(w);
    const ORDER = ['started', 'new', 'open', 'repeat', 'finished', 'waiting', 'locked'];
    const query = { filter: { mark: [w.mark.slug] }, sort: 'state' as const };
    const { items } = (await backend.call(listLearnings, { as: w.as, query })).value;
    const ranks = items.map((item) => ORDER.indexOf(stateWords(item, backend.clock.now())));
    expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
    expect(new Set(ranks).size).toBe(ORDER.length);
  });

  test('what an item is travels as model_type: JSON:API keeps type for itself', async () => {
    const w = await world();
    const { document } = await backend.call(listLearnings, {
      as: w.as,
      query: { filter: { type: ['test'] } },
    });
    const { data } = document as { data: { type: string; attributes: Record<string, unknown> }[] };
    expect(data.length).toBeGreaterThan(0);
    for (const { type, attributes } of data)
      expect([type, attributes.model_type, attributes.type]).toEqual(['learning-content', 'test', undefined]);
  });

  test('counts of types and states, each under the other filters', async () => {
    const w = await world();
    const { counts } = (await list(w, { state: 'finished', type: ['test'] })).meta;
    expect(counts?.types).toEqual([
      { value: 'test', count: 1 },
      { value: 'article', count: 1 },
    ]);
    expect(counts?.states).toEqual([
      { value: 'new', count: 1 },
      { value: 'started', count: 1 },
      { value: 'finished', count: 1 },
      { value: 'locked', count: 2 },
      { value: 'open', count: 1 },
      { value: 'ahead', count: 2 },
    ]);
  });

  test('one answer counts for a page of several lists, the others count nothing', async () => {
    const w = await world();
    const filter = { mark: [w.mark.slug], type: ['article' as const] };
    const ask = async (counts: '0' | 'all') =>
      (await backend.call(listLearnings, { as: w.as, query: { filter, counts } })).value;
    const [bare, all, whole] = [await ask('0'), await ask('all'), await list(w)];
    expect(modelIds(bare)).toEqual(modelIds(all));
    expect([bare.page, bare.meta]).toEqual([undefined, {}]);
    expect(all.page?.total).toBe(all.items.length);
    // of every type and state, for the block that names the brands
    const ofMark = await backend.call(listLearnings, { as: w.as, query: { filter: { mark: filter.mark } } });
    const marks = [{ value: w.mark.slug, count: ofMark.value.page?.total }];
    expect(all.meta.counts).toEqual({ ...whole.meta.counts, marks });
    const query = { counts: 'some' as 'all' };
    expect((await backend.call(listLearnings, { as: w.as, query })).status).toBe(400);
  });

  test('types, tags, category (a test is where its article is), search as it is written', async () => {
    const w = await world();
    const express = `express-training-${w.open.id}`;
    expect(modelIds(await list(w, { type: ['express-training', 'article'] }))).toEqual(
      [express, w.article.learningId].sort(),
    );
    expect(modelIds(await list(w, { tag: ['spf', 'nobody'] }))).toEqual([w.clip.learningId]);
    expect(modelIds(await list(w, { test: w.open.id }))).toEqual([express]);
    expect(modelIds(await list(w, { category: [w.category] }))).toEqual(
      [express, w.article.learningId].sort(),
    );
    expect(modelIds(await list(w, { search: 'ПРО ЁЖ%' }))).toEqual([w.article.learningId]);
    expect(modelIds(await list(w, { search: 'еж' }))).toEqual([w.article.learningId]);
    expect(modelIds(await list(w, { search: 'е_' }))).toEqual([]);
  });

  test('what is begun says how much is left; what is paid says when', async () => {
    const w = await world();
    const body = { ranges: [[0, 30]] as [number, number][], duration: 100, deviceId: 'd' };
    for (let round = 0; round < 2; round += 1) {
      backend.clock.advance(14_000);
      await backend.call(reportProgress, { as: w.as, params: { id: w.clip.id }, body });
    }
    backend.clock.set(NOW);
    const { items } = await list(w);
    const of = (type: string, modelId: string) => items.find((item) => item.id === `${type}-${modelId}`);
    expect(of('test', w.begun.id)).toMatchObject({
      ...{
        remaining: { kind: 'questions', done: 2, total: 3 },
        progress: 66.6,
        startedAt: NOW.toISOString(),
      },
      ...{ finished: false, questionsCount: 3, slug: '' },
    });
    expect(of('video', w.clip.id)).toMatchObject({
      ...{ remaining: { kind: 'seconds', done: 30, total: 100 }, progress: 30, durationSeconds: 100 },
    });
    expect(of('test', w.passed.id)).toMatchObject({
      ...{ finished: true, score: 30, lastAccrualPointsDatetime: NOW.toISOString(), remaining: null },
    });
    expect(of('test', w.zero.id)).toMatchObject({ finished: false, score: 0, startedAt: null });
    expect(of('express-training', w.open.id)).toMatchObject({ points: 50, tags: [], markId: w.mark.slug });
  });

  test('sorting and pages', async () => {
    const w = await world();
    expect((await list(w, {}, 'title')).items.map(({ title }) => title)).toContain('Открытый');
    backend.clock.advance(1000);
    const body = { answers: w.begun.answers(0) };
    await backend.call(saveAnswers, { as: w.as, params: { id: w.begun.id }, body });
    backend.clock.set(NOW);
    const touched = await list(w, {}, '-startedAt');
    expect(touched.items[0]?.id).toBe(`test-${w.begun.id}`);
    const query = { filter: { mark: [w.mark.slug] }, page: { size: 4, number: 3 } };
    const last = (await backend.call(listLearnings, { as: w.as, query })).value;
    expect(last.page).toEqual({ number: 3, size: 4, total: 9, pages: 3 });
    expect(last.items).toHaveLength(1);
  });

  test("another person's progress is not mine", async () => {
    const w = await world();
    const { items } = await list({ ...w, as: await backend.as() });
    expect(items.every(({ finished, startedAt, score }) => !finished && !startedAt && score === null)).toBe(
      true,
    );
  });
});

describe('favourites', () => {
  test('added twice is one, taken out twice is none, and each person has their own', async () => {
    const w = await world();
    const params = { id: `test-${w.fresh.id}` };
    for (let time = 0; time < 2; time += 1) {
      const called = await backend.call(addFavorite, { as: w.as, params });
      expect(called.value).toMatchObject({ ...params, isFavorite: true });
    }
    const mine = await list(w, { favorite: '1' });
    expect(mine).toMatchObject({ items: [{ ...params, isFavorite: true }], page: { total: 1 } });
    expect((await list({ ...w, as: await backend.as() }, { favorite: '1' })).items).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect((await backend.call(removeFavorite, { as: w.as, params })).value.isFavorite).toBe(false);
    }
    expect((await list(w, { favorite: '1' })).items).toEqual([]);
  });

  test("an article's like is the same one in this list", async () => {
    const w = await world();
    const body = { rateableId: w.article.id, rateableType: 'article', rating: 5 } as const;
    const { id } = (await backend.call(createRating, { as: w.as, body })).value;
    const { items } = await list(w, { type: ['article'] });
    expect(items).toMatchObject([{ likeId: id }]);
  });
});

test('filter groups name every choice that gives something, and how much', async () => {
  const w = await world();
  const { items } = (await backend.call(listFilterGroups, { as: w.as })).value;
  expect(items.map(({ name }) => name)).toEqual(['type', 'mark', 'category', 'state', 'tag']);
  const entriesOf = (name: string) => items.find((group) => group.name === name)?.entries ?? [];
  expect(entriesOf('mark')).toContainEqual({ value: w.mark.slug, title: w.mark.name, count: 9 });
  expect(entriesOf('category')).toContainEqual({ value: w.category, title: w.category, count: 2 });
  expect(entriesOf('type').map(({ title }) => title)).toEqual(['Тесты', 'Статьи', 'Видео', 'Экспресс']);
});

test('an article in the list says what its test pays, while readers see that test', async () => {
  const [as, mark] = [await backend.as(), await backend.given.mark()];
  const shown = await given.test({ markId: mark.id, countPoints: 25 });
  const ahead = await given.test({ markId: mark.id, publishedAt: at(2) });
  const ids = [
    await given.article({ markId: mark.id, testId: shown.id }),
    await given.article({ markId: mark.id, testId: ahead.id }),
    await given.article({ markId: mark.id }),
  ].map(({ id }) => id);
  const { items } = await list({ as, mark }, { type: ['article'] });
  const pays = new Map(items.map(({ modelId, testPoints }) => [modelId, testPoints]));
  const [most, ...others] = ids.map((id) => pays.get(id));
  expect(most).toBeGreaterThanOrEqual(25);
  expect(others).toEqual([null, null]);
  await backend.call(sendTest, { as, params: { id: shown.id }, body: { answers: shown.answers(3) } });
  const { items: later } = await list({ as, mark }, { type: ['article'] });
  expect(later.map(({ testPoints }) => testPoints)).toEqual([null, null, null]);
});

test('the most points first, whatever the kind: an article by its test', async () => {
  const [as, mark] = [await backend.as(), await backend.given.mark()];
  const quiz = await given.test({ markId: mark.id, countPoints: 25 });
  await given.test({ markId: mark.id, countPoints: 5 });
  await given.article({ markId: mark.id, testId: quiz.id });
  await given.article({ markId: mark.id });
  const query = { filter: { mark: [mark.slug] }, sort: '-points' as const };
  const { items } = (await backend.call(listLearnings, { as, query })).value;
  const pays = items.map(({ points, testPoints }) => Math.max(points, testPoints ?? 0));
  expect(pays).toEqual([...pays].sort((left, right) => right - left));
  const first = items.slice(0, 2).map(({ type }) => type);
  expect(first.toSorted()).toEqual(['article', 'test']);
});

test('an article in the list carries its minutes and its advertising mark', async () => {
  const [as, mark] = [await backend.as(), await backend.given.mark()];
  await given.article({
    markId: mark.id,
    readMinutes: 7,
    needErid: true,
    eridToken: '2Vtzq',
    eridSource: 'ООО «Пример»',
  });
  const { items } = await list({ as, mark });
  expect(items).toMatchObject([
    { readMinutes: 7, durationSeconds: null, needErid: true, eridToken: '2Vtzq', eridSource: 'ООО «Пример»' },
  ]);
});

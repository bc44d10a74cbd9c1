import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { selectReadings } from '@/api/select/endpoints';
import * as contract from '@/api/testing/endpoints';
import {
  changeTestStates,
  copyTest,
  createTest,
  deleteTest,
  discardTestDraft,
  getAuthoredTest,
  getFirstLoading,
  listTests,
  publishTest,
  readQuestions,
  updateTest,
} from '@/api/testing/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { courses, courseSteps } from '@/backend/db/schema/academy';
import { auditRecords } from '@/backend/db/schema/system';
import { testRevisions, tests } from '@/backend/db/schema/tests';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { workbookFile } from '../helpers/workbook-file';

const NOW = new Date('2026-11-20T12:00:00+03:00');
let backend: TestBackend;
let given: GivenLearning;
let author: Actor;
let mark: { id: string; slug: string };

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
  mark = await backend.given.mark();
});
afterAll(() => backend.close());

const option = (text: string, isRight = false, countPoints = 0) => ({ text, isRight, countPoints });
const question = (text = 'Что восстанавливает барьер?') => ({
  text,
  type: 'single_choice' as const,
  explanation: 'Роговому слою нужны липиды.',
  options: [option('Церамиды', true, 5), option('Спирт')],
});
const whole = (fields: object = {}) => ({
  title: unique('Минеральный барьер'),
  markId: mark.slug,
  questions: [question(), question('Чем его разрушают?')],
  ...fields,
});
async function make(fields: object = {}) {
  const { value, errors } = await backend.call(createTest, { as: author, body: whole(fields) });
  expect(errors).toEqual([]);
  return value;
}
const published = () => make({ publish: true });
const put = (id: string, body: object) =>
  backend.call(updateTest, { as: author, params: { id }, body: body as never });
const read = async (id: string) =>
  (await backend.call(getAuthoredTest, { as: author, params: { id } })).value;
const taken = async (id: string) => backend.call(getTest, { as: await backend.as(), params: { id } });
/** A test as its editor sends it back: what it read, without what the services alone know. */
const asSent = ({
  title,
  description,
  markId,
  questions,
  countPoints,
  availableErrorsCount,
}: Awaited<ReturnType<typeof read>>) => ({
  ...{ title, description, markId, countPoints, availableErrorsCount },
  questions,
});

const BODIES: Partial<Record<keyof typeof contract, object>> = {
  createTest: { title: 'x', markId: 'lrp' },
  updateTest: { title: 'x', markId: 'lrp' },
  publishTest: {},
  copyTest: {},
  changeTestStates: { ids: ['1'], action: 'hide' },
};
// a form of its own: below
const { readQuestions: _form, ...documents } = contract;
const calls = Object.entries(documents).map(
  ([name, endpoint]) => [name, endpoint as Endpoint, BODIES[name as keyof typeof contract]] as const,
);
const ask = (endpoint: Endpoint, body: object | undefined, as: Actor | undefined, id = '1') =>
  backend.call(endpoint, {
    params: { id, attempt: '1' },
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
  } as never);

test.each(calls)('%s without a session is 401', async (_, endpoint, body) => {
  expect((await ask(endpoint, body, undefined)).status).toBe(401);
});

test.each(calls)('%s is 403 for who edits no tests', async (_, endpoint, body) => {
  for (const role of [undefined, 'moderator', 'expert', 'trainer'])
    expect((await ask(endpoint, body, await backend.as(role))).status).toBe(403);
});

test.each(calls.filter(([, { path }]) => path.includes('{id}')))(
  '%s of a test that is not there is 404',
  async (_, endpoint, body) => {
    for (const id of ['987654321', 'x']) {
      const { status, errors } = await ask(endpoint, body, author, id);
      expect([status, errors[0]?.code]).toEqual([404, expect.stringMatching(/^(test|attempt)-missing$/)]);
    }
  },
);

test('materials to name are the moderators’ to choose: 401, 403, then what is out', async () => {
  expect((await backend.call(selectReadings, {})).status).toBe(401);
  expect((await backend.call(selectReadings, { as: await backend.as() })).status).toBe(403);
  const article = await given.article({ markId: mark.id, title: unique('Барьер кожи') });
  await given.article({ markId: mark.id, title: unique('Барьер-черновик'), status: 0 });
  const video = await given.video({ markId: mark.id, title: unique('Барьер в движении') });
  const ids = async (query: object) =>
    (
      await backend.call(selectReadings, { as: author, query: { mark: mark.slug, ...query } })
    ).value.items.map(({ id }) => id);
  expect(await ids({ name: 'барьер' })).toEqual([video.id, article.id]);
  expect(await ids({ kind: 'video' })).toEqual([video.id]);
});

describe('a new test', () => {
  test('needs a title and a brand alone, and is the authors’ until it is published', async () => {
    const wrong = await backend.call(createTest, { as: author, body: { title: ' ', markId: 'nobody' } });
    expect([wrong.status, wrong.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/title' }]);
    const foreign = await backend.call(createTest, { as: author, body: { title: 'Тест', markId: 'nobody' } });
    expect([foreign.status, foreign.errors[0]?.code]).toEqual([422, 'mark-missing']);

    const made = await make({ questions: [] });
    expect(made).toMatchObject({
      state: 'draft',
      hasDraft: true,
      publishedRevision: null,
      publishedAt: null,
      markId: mark.slug,
      questions: [],
      maxPoints: 0,
    });
    expect((await taken(made.id)).status).toBe(404);
    expect(await read(made.id)).toEqual(made);
  });

  test('counts its points as they will be paid, whatever is typed', async () => {
    const plain = await make({ countPoints: 999, pointsMultiplier: 1.5 });
    expect([plain.countPoints, plain.maxPoints]).toEqual([10, 15]);
    const express = await make({ countPoints: 30, availableErrorsCount: 1, pointsMultiplier: 2 });
    expect([express.countPoints, express.maxPoints]).toEqual([30, 60]);
    const [row] = await backend.db.select().from(tests).where(eq(tests.id, express.id));
    expect(row?.maxPoints).toBe(60);
  });

  test('a wrong answer pays nothing, and what is too much is refused at its field', async () => {
    const asked = { ...question(), options: [option('Да', true, 5), option('Нет', false, 7)] };
    const made = await make({ questions: [asked] });
    expect(made.questions[0]?.options.map(({ countPoints }) => countPoints)).toEqual([5, 0]);
    const over = { ...question(), options: [option('Да', true, 10_001), option('Нет')] };
    const { status, errors } = await backend.call(createTest, {
      as: author,
      body: whole({ questions: [over] }),
    });
    expect([status, errors[0]?.source]).toEqual([
      422,
      { pointer: '/data/attributes/questions/0/options/0/count_points' },
    ]);
  });

  test('names materials that are there', async () => {
    const { id } = await given.article({ markId: mark.id, title: 'Кожа' });
    const video = await given.video({ markId: mark.id, title: 'Кожа в движении' });
    const made = await make({ questions: [{ ...question(), articleId: id }], videoId: video.id });
    expect(made.readings.map(({ title }) => title).sort()).toEqual(['Кожа', 'Кожа в движении']);
    const wrong = await put(
      made.id,
      whole({ questions: [question(), { ...question(), articleId: '99999' }] }),
    );
    expect([wrong.status, wrong.errors[0]?.source]).toEqual([
      422,
      { pointer: '/data/attributes/questions/1/article_id' },
    ]);
    const notVideo = await put(made.id, whole({ videoId: id }));
    expect([notVideo.status, notVideo.errors[0]?.code]).toEqual([422, 'video-missing']);
  });

  test('pressed twice with one key it is made once', async () => {
    const body = whole();
    const idempotencyKey = crypto.randomUUID();
    const [first, second] = [
      await backend.call(createTest, { as: author, body, idempotencyKey }),
      await backend.call(createTest, { as: author, body, idempotencyKey }),
    ];
    expect(second.value.id).toBe(first.value.id);
  });
});

describe('publishing', () => {
  test('says all that is missing at once, and leaves the draft as it was', async () => {
    const broken = { ...question(''), options: [option('Да', true), option('да', true)] };
    const made = await make({ questions: [question(), broken], endDate: '2026-11-01T00:00:00Z' });
    const { status, errors } = await backend.call(publishTest, {
      as: author,
      params: { id: made.id },
      body: {},
    });
    expect(status).toBe(422);
    expect(errors.map(({ source }) => source && 'pointer' in source && source.pointer)).toEqual([
      '/data/attributes/questions/1/text',
      '/data/attributes/questions/1/options',
      '/data/attributes/questions/1/options/1/text',
      '/data/attributes/end_date',
    ]);
    expect(await read(made.id)).toEqual(made);
    const refused = await put(made.id, { ...asSent(made), title: 'Иначе', publish: true });
    expect(refused.status).toBe(422);
    expect(await read(made.id)).toEqual(made);
  });

  test('what is published is taken; a second time there is nothing to publish', async () => {
    const made = await make();
    const out = await backend.call(publishTest, {
      as: author,
      params: { id: made.id },
      body: { seenAt: made.updatedAt },
    });
    expect(out.value).toMatchObject({ state: 'published', hasDraft: false, publishedRevision: 1 });
    const { value } = await taken(made.id);
    expect(value.questions.map(({ text }) => text)).toEqual(made.questions.map(({ text }) => text));
    expect(value.maxPoints).toBe(10);
    const again = await backend.call(publishTest, { as: author, params: { id: made.id }, body: {} });
    expect([again.status, again.errors[0]?.code]).toEqual([409, 'nothing-to-publish']);
    const stale = { seenAt: made.updatedAt };
    const late = await backend.call(publishTest, { as: author, params: { id: made.id }, body: stale });
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed-since']);
  });

  test('two at once: one is told that there is nothing left', async () => {
    const made = await make();
    const body = { seenAt: made.updatedAt };
    const other = await backend.as('admin');
    const both = await Promise.all(
      [author, other].map((as) => backend.call(publishTest, { as, params: { id: made.id }, body })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a published test', () => {
  test('is edited as a draft: takers see nothing of it until it is published, ids stay', async () => {
    const made = await published();
    const [first, second] = made.questions;
    const changed = {
      ...asSent(made),
      title: unique('Новое имя'),
      endDate: '2026-12-01T00:00:00.000Z',
      questions: [{ ...second, text: 'Иначе' }, question('Третий')],
    };
    const saved = await put(made.id, { ...changed, seenAt: made.updatedAt });
    expect(saved.value).toMatchObject({
      hasDraft: true,
      state: 'published',
      title: changed.title,
      publishedRevision: 1,
    });
    expect(saved.value.questions[0]?.id).toBe(second?.id);
    const before = (await taken(made.id)).value;
    expect([before.title, before.endDate, before.questions.length]).toEqual([made.title, null, 2]);

    const out = await put(made.id, { ...asSent(saved.value), endDate: changed.endDate, publish: true });
    expect(out.value).toMatchObject({ hasDraft: false, publishedRevision: 2 });
    const after = (await taken(made.id)).value;
    expect([after.title, after.endDate]).toEqual([changed.title, changed.endDate]);
    expect(after.questions.map(({ id }) => id)).not.toContain(first?.id);
  });

  test('an id of another test, or one used twice, becomes a new one', async () => {
    const [one, other] = [await published(), await published()];
    const [foreign] = other.questions;
    const [own] = one.questions;
    const saved = await put(one.id, { ...asSent(one), questions: [foreign, own, own] });
    const ids = saved.value.questions.map(({ id }) => id);
    expect(ids).not.toContain(foreign?.id);
    expect([ids[1], new Set(ids).size]).toEqual([own?.id, 3]);
  });

  test('two editors: the second is told of the first, with their name and time', async () => {
    const made = await published();
    const other = await backend.as('tests_moderator');
    const first = { ...asSent(made), title: unique('Первая'), seenAt: made.updatedAt };
    await backend.call(updateTest, { as: other, params: { id: made.id }, body: first });
    const { status, errors } = await put(made.id, {
      ...asSent(made),
      title: 'Вторая',
      seenAt: made.updatedAt,
    });
    expect([status, errors[0]?.code]).toEqual([409, 'changed-since']);
    expect(errors[0]?.meta).toMatchObject({ at: (await read(made.id)).updatedAt });
    expect((await read(made.id)).title).toBe(first.title);
  });

  test('the draft over it is given up; without one nothing changes', async () => {
    const made = await published();
    await put(made.id, { ...asSent(made), title: 'Другое' });
    const params = { id: made.id };
    const back = await backend.call(discardTestDraft, { as: author, params });
    expect(back.value).toMatchObject({ title: made.title, hasDraft: false, questions: made.questions });
    expect((await backend.call(discardTestDraft, { as: author, params })).value).toEqual(back.value);
    const draft = await make();
    const refused = await backend.call(discardTestDraft, { as: author, params: { id: draft.id } });
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'nothing-published']);
  });

  test('taken back it is nobody’s to begin; published again it is the same version', async () => {
    const made = await published();
    const params = { id: made.id };
    const off = await backend.call(publishTest, { as: author, params, body: { published: false } });
    expect(off.value.state).toBe('unpublished');
    expect((await taken(made.id)).status).toBe(404);
    const on = await backend.call(publishTest, { as: author, params, body: {} });
    expect(on.value).toMatchObject({
      state: 'published',
      publishedRevision: 1,
      publishedAt: made.publishedAt,
    });
  });

  test('a copy is a draft with ids of its own', async () => {
    const made = await published();
    const copied = await backend.call(copyTest, { as: author, params: { id: made.id }, body: {} });
    expect(copied.value).toMatchObject({ title: `${made.title} (копия)`, state: 'draft', maxPoints: 10 });
    expect(copied.value.questions.map(({ text }) => text)).toEqual(made.questions.map(({ text }) => text));
    const ids = [...made.questions, ...copied.value.questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('several at once', () => {
  test('each by itself: what is not possible is skipped, what is not there failed', async () => {
    const [out, draft] = [await published(), await make()];
    const body = { ids: [out.id, draft.id, '987654321'], action: 'hide' as const };
    const { value } = await backend.call(changeTestStates, { as: author, body });
    expect(value.meta.results).toEqual({ done: 1, skipped: 1, failed: 1 });
    expect(value.items.map(({ id, result, code }) => [id, result, code])).toEqual([
      [out.id, 'done', null],
      [draft.id, 'skipped', 'not-in-state'],
      ['987654321', 'failed', 'test-missing'],
    ]);
    expect((await taken(out.id)).status).toBe(404);
  });

  test('drafts come out, each by itself: what one lacks is said with its place', async () => {
    const [draft, out, lacking] = [await make(), await published(), await make({ questions: [] })];
    const changed = await published();
    await put(changed.id, asSent({ ...changed, title: 'Новое имя' }));
    const keyless = { ...question(), options: [option('Церамиды'), option('Спирт')] };
    const nth = await make({ questions: [question(), keyless] });
    const ids = [draft, out, lacking, changed, nth].map(({ id }) => id);
    const body = { ids: [...ids, '987654321'], action: 'publish' as const };
    const { value } = await backend.call(changeTestStates, { as: author, body });
    expect(value.items.map(({ id, result, code }) => [id, result, code])).toEqual([
      [draft.id, 'done', null],
      [out.id, 'skipped', 'nothing-to-publish'],
      [lacking.id, 'failed', 'no-questions'],
      [changed.id, 'done', null],
      [nth.id, 'failed', expect.any(String)],
      ['987654321', 'failed', 'test-missing'],
    ]);
    expect(value.items[4]?.detail).toMatch(/^Вопрос 2/);
    expect((await taken(draft.id)).status).toBe(200);
    expect((await read(changed.id)).publishedRevision).toBe(2);
    expect((await read(nth.id)).state).toBe('draft');
  });

  test('every one of a filter, while there are as many as were seen', async () => {
    const title = unique('Все сразу');
    const made = [await make({ title, publish: true }), await make({ title, publish: true })];
    const filter = { search: title };
    const hide = (expected: number) =>
      backend.call(changeTestStates, { as: author, body: { filter, expected, action: 'hide' } });
    const refused = await hide(3);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'selection-changed']);
    expect(refused.errors[0]?.meta).toEqual({ expected: 3, found: 2 });
    expect((await read(made[0]?.id ?? '')).state).toBe('published');
    const { value } = await hide(2);
    expect(value.meta.results).toEqual({ done: 2, skipped: 0, failed: 0 });
    expect(value.items.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    // what is in the archive belongs to a list that asks for it
    await backend.call(changeTestStates, {
      as: author,
      body: { ids: [made[0]?.id ?? ''], action: 'archive' },
    });
    expect((await hide(2)).status).toBe(409);
  });

  test.each([
    [{ action: 'hide' }, '/data/attributes/ids'],
    [{ ids: ['1'], filter: {}, expected: 1, action: 'hide' }, '/data/attributes/ids'],
    [{ filter: {}, expected: 501, action: 'hide' }, '/data/attributes/expected'],
    [{ filter: { colour: 'red' }, expected: 1, action: 'hide' }, '/data/attributes/filter/colour'],
    [{ ids: [], action: 'hide' }, '/data/attributes/ids'],
    [{ ids: ['1'], action: 'explode' }, '/data/attributes/action'],
  ])('%j is refused at %s', async (body, pointer) => {
    const { status, errors } = await backend.call(changeTestStates, { as: author, body: body as never });
    expect([status, errors[0]?.source]).toEqual([422, { pointer }]);
  });

  test('archived is over, and comes back as it was', async () => {
    const made = await published();
    const act = (action: 'archive' | 'restore' | 'hide') =>
      backend.call(changeTestStates, { as: author, body: { ids: [made.id], action } });
    await act('hide');
    await act('archive');
    expect((await read(made.id)).state).toBe('archived');
    const refused = await put(made.id, asSent(made));
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'test-archived']);
    await act('restore');
    expect((await read(made.id)).state).toBe('hidden');
    const kept = await backend.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(and(eq(auditRecords.subjectType, 'test'), eq(auditRecords.subjectId, made.id)))
      .orderBy(auditRecords.id);
    expect(kept.map(({ action }) => action)).toEqual([
      'test.created',
      'test.published',
      'test.hidden',
      'test.archived',
      'test.restored',
    ]);
  });
});

describe('deleting', () => {
  const remove = (id: string) => backend.call(deleteTest, { as: author, params: { id } });

  test('takes a test that nobody has begun, its versions with it', async () => {
    const made = await published();
    expect((await remove(made.id)).status).toBe(204);
    expect(await backend.db.$count(testRevisions, eq(testRevisions.testId, made.id))).toBe(0);
    expect((await remove(made.id)).status).toBe(404);
  });

  test('one that was begun stays: 409 says to archive it', async () => {
    const made = await published();
    const as = await backend.as();
    await backend.call(getTest, { as, params: { id: made.id } });
    backend.clock.advance(60_000);
    expect(
      (await backend.call(sendTest, { as, params: { id: made.id }, body: { answers: [] } })).status,
    ).toBe(200);
    const { status, errors } = await remove(made.id);
    expect([status, errors[0]?.code]).toEqual([409, 'test-has-attempts']);
  });

  test('one that an article or a course names stays: 409 names them', async () => {
    const [ofArticle, ofCourse] = [await published(), await published()];
    await given.article({ markId: mark.id, title: 'Кожа зимой', testId: ofArticle.id });
    const [course] = await backend.db
      .insert(courses)
      .values({ slug: unique('course'), title: 'Месяц кожи' })
      .returning();
    const step = { courseId: course?.id ?? '', slug: unique('step'), title: 'Тест', testId: ofCourse.id };
    await backend.db.insert(courseSteps).values(step);
    for (const [id, name] of [
      [ofArticle.id, 'Кожа зимой'],
      [ofCourse.id, 'Месяц кожи'],
    ] as const) {
      const { status, errors } = await remove(id);
      expect([status, errors[0]?.code]).toEqual([409, 'test-used']);
      expect(errors[0]?.detail).toContain(`«${name}»`);
    }
  });
});

describe('the list', () => {
  test('knows every state, and counts them under the other filters', async () => {
    const own = await backend.given.mark();
    const of = (fields: object = {}) => make({ markId: own.slug, ...fields });
    const states = {
      draft: await of({ title: 'Ёжик' }),
      published: await of({ publish: true, availableErrorsCount: 1, countPoints: 5 }),
      hidden: await of({ publish: true }),
      archived: await of(),
    };
    const act = (id: string, action: 'hide' | 'archive') =>
      backend.call(changeTestStates, { as: author, body: { ids: [id], action } });
    await act(states.hidden.id, 'hide');
    await act(states.archived.id, 'archive');
    const listed = async (filter: object = {}, sort?: 'title') =>
      (
        await backend.call(listTests, {
          as: author,
          query: { filter: { mark: [own.slug], ...filter }, ...(sort ? { sort } : {}), allow_sector: '1' },
        })
      ).value;
    const ids = async (filter: object) => (await listed(filter)).items.map(({ id }) => id);
    expect((await ids({})).sort()).toEqual([states.draft.id, states.published.id, states.hidden.id].sort());
    for (const [state, { id }] of Object.entries(states)) expect(await ids({ state })).toEqual([id]);
    expect(await ids({ type: 'express' })).toEqual([states.published.id]);
    expect(await ids({ search: 'ЕЖИК' })).toEqual([states.draft.id]);
    const { items, meta } = await listed({ state: 'draft' });
    expect(items[0]).toMatchObject({
      questionsCount: 2,
      maxPoints: 10,
      state: 'draft',
      hasDraft: true,
      attemptsCount: 0,
      rightShare: null,
    });
    expect(Object.fromEntries(meta.states.map(({ value, count }) => [value, count]))).toEqual({
      ...{ draft: 1, scheduled: 0, published: 1, hidden: 1, unpublished: 0, archived: 1 },
    });
  });

  test('says how many have sent it and how well', async () => {
    const made = await given.test({ markId: mark.id, title: unique('Сданный') });
    for (const right of [3, 0]) {
      const as = await backend.as();
      await backend.call(sendTest, { as, params: { id: made.id }, body: { answers: made.answers(right) } });
    }
    const query = { filter: { mark: [mark.slug], search: 'Сданный' } };
    const [row] = (await backend.call(listTests, { as: author, query })).value.items;
    expect(row).toMatchObject({ attemptsCount: 2, rightShare: 0.5 });
  });

  test.each([{ filter: { state: 'x' } }, { filter: { colour: 'red' } }, { sort: 'colour' }])(
    '%j is 400',
    async (query) => {
      expect((await backend.call(listTests, { as: author, query: query as never })).status).toBe(400);
    },
  );

  test('what the editor begins with', async () => {
    const { value } = await backend.call(getFirstLoading, { as: author, query: { allow_sector: '1' } });
    expect(value.marks).toContainEqual(expect.objectContaining({ value: mark.slug }));
    expect(value.limits).toMatchObject({ questions: 100, options: 10 });
    expect(value.defaults).toMatchObject({ pointsMultiplier: 1, availableErrorsCount: 0 });
    expect(value.states.find(({ value: state }) => state === 'published')?.count).toBeGreaterThan(0);
  });
});

describe('questions of a file', () => {
  const send = (bytes: BlobPart, as: Actor | undefined = author) =>
    backend.call(readQuestions, { as, body: { file: new File([bytes], 'вопросы') } });

  test('401, 403', async () => {
    const file = new File(['x'], 'x');
    expect((await backend.call(readQuestions, { body: { file } })).status).toBe(401);
    expect((await send('x', await backend.as('moderator'))).status).toBe(403);
  });

  test.each<[string, BlobPart, string]>([
    ['nothing', '', 'file-missing'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]), 'file-not-table'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 1]), 'file-broken'],
    ['a thousand rows and more', 'Вопрос;Ответ 1;Ответ 2;Верный\n'.repeat(1002), 'too-many-rows'],
  ])('%s is 422 on the file', async (_, bytes, code) => {
    const { status, errors } = await send(bytes);
    expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
      422,
      code,
      { pointer: '/data/attributes/file' },
    ]);
  });

  test('a workbook, and a CSV in the letters of an old Excel: wrong cells are named', async () => {
    const head = ['Вопрос', 'Ответ 1', 'Ответ 2', 'Верный', 'Баллы'];
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
    const rows = [head, ['Первый', 'Да', 'Нет', '1', '5'], ['Второй', 'Да', 'Нет', '7', '5']]
      .map(row)
      .join('');
    const workbook = await send((await workbookFile({ rows })) as BlobPart);
    expect(workbook.value).toMatchObject({
      format: 'таблица',
      questions: [{ text: 'Первый', options: [{ isRight: true, countPoints: 5 }, { isRight: false }] }],
      problems: [{ place: 'D3', text: 'Ответа «7» у этого вопроса нет.' }],
    });
    const cyrillic = (text: string) =>
      Uint8Array.from(text, (sign) => {
        const code = sign.charCodeAt(0);
        return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
      });
    const csv = await send(cyrillic('Вопрос;Ответ 1;Ответ 2;Верный\nКакой;Да;Нет;Нет\n'));
    expect(csv.value.questions[0]).toMatchObject({
      text: 'Какой',
      options: [{ isRight: false }, { isRight: true }],
    });
  });

  test('GIFT, Aiken and QTI are known by what they say', async () => {
    const qti = `<assessmentItem identifier="q"><correctResponse><value>a</value></correctResponse><itemBody>
      <choiceInteraction><prompt>Что?</prompt><simpleChoice identifier="a">Да</simpleChoice>
      <simpleChoice identifier="b">Нет</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    for (const [source, format] of [
      ['Что? {=Да ~Нет}', 'GIFT'],
      ['Что?\nA. Да\nB. Нет\nANSWER: A', 'Aiken'],
      [qti, 'QTI'],
    ] as const) {
      const { value } = await send(source);
      expect([value.format, value.questions[0]?.text, value.problems]).toEqual([format, 'Что?', []]);
    }
  });
});

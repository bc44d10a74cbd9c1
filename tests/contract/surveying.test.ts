import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import * as contract from '@/api/surveying/endpoints';
import {
  changeSurveyStates,
  copySurvey,
  createSurvey,
  deleteSurvey,
  discardSurveyDraft,
  getAuthoredSurvey,
  getSurveysFirstLoading,
  listSurveys,
  publishSurvey,
  readSurveyQuestions,
  updateSurvey,
} from '@/api/surveying/endpoints';
import { getSurvey, saveSurveyAnswers, sendSurvey } from '@/api/surveys/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';

let backend: TestBackend;
let author: Actor;
let mark: { id: string; slug: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
  mark = await backend.given.mark();
});
afterAll(() => backend.close());

const BODIES: Partial<Record<keyof typeof contract, object>> = {
  createSurvey: { title: 'x', markId: 'lrp' },
  updateSurvey: { title: 'x', markId: 'lrp' },
  publishSurvey: {},
  copySurvey: {},
  changeSurveyStates: { ids: ['1'], action: 'hide' },
  moderateOwnAnswer: { hidden: true },
};
/** A form has a test of its own. */
const { readSurveyQuestions: _form, ...documents } = contract;
const calls = Object.entries(documents).map(
  ([name, endpoint]) => [name, endpoint as Endpoint, BODIES[name as keyof typeof contract]] as const,
);
const ask = (endpoint: Endpoint, body: object | undefined, as: Actor | undefined, id = '1') => {
  const queries = new Map<Endpoint, object>([
    [contract.getSurveyCut, { question: 'q', by: 'region' }],
    [contract.getSurveyPart, { filter: { region: '1' } }],
  ]);
  const query = queries.get(endpoint);
  const asked = {
    params: { id, answer: '1' },
    ...(query ? { query } : {}),
    ...(as ? { as } : {}),
    ...(body ? { body } : {}),
  };
  return backend.call(endpoint, asked as never);
};

test.each(calls)('%s without a session is 401', async (_, endpoint, body) => {
  expect((await ask(endpoint, body, undefined)).status).toBe(401);
});

test.each(calls)('%s is 403 for who edits no tests', async (_, endpoint, body) => {
  for (const role of [undefined, 'moderator', 'trainer'])
    expect((await ask(endpoint, body, await backend.as(role))).status).toBe(403);
});

test.each(calls.filter(([, { path }]) => path.includes('{id}')))(
  '%s of a survey that is not there is 404',
  async (_, endpoint, body) => {
    for (const id of ['987654321', 'x']) {
      const { status, errors } = await ask(endpoint, body, author, id);
      expect([status, errors[0]?.code]).toEqual([404, 'survey-missing']);
    }
  },
);

const option = (id: string) => ({ id, text: `Ответ ${id}` });
/** As the editor sends a new one: rules name what has no number yet by names of its own. */
const whole = (fields: object = {}) => ({
  title: unique('Покупатели зимой'),
  markId: mark.slug,
  countPoints: 15,
  questions: [
    { id: 'q1', text: 'Советуете?', type: 'single_choice' as const, options: [option('a'), option('b')] },
    {
      ...{ id: 'q2', text: 'Почему?', type: 'multiple_choice' as const, ownAnswerAllowed: true },
      options: [option('c')],
    },
  ],
  dependentQuestion: [{ questionId: 'q2', parentId: 'q1', optionIds: ['b'] }],
  ...fields,
});
async function make(fields: object = {}) {
  const { value, errors } = await backend.call(createSurvey, { as: author, body: whole(fields) });
  expect(errors).toEqual([]);
  return value;
}
type Made = Awaited<ReturnType<typeof make>>;
const put = (id: string, body: object) =>
  backend.call(updateSurvey, { as: author, params: { id }, body: body as never });
const read = async (id: string) =>
  (await backend.call(getAuthoredSurvey, { as: author, params: { id } })).value;
const taken = async (id: string, as?: Actor) =>
  backend.call(getSurvey, { as: as ?? (await backend.as()), params: { id } });
const asSent = ({ title, markId, questions, dependentQuestion, slug, countPoints }: Made) => ({
  ...{ title, markId, questions, dependentQuestion, slug, countPoints },
});

describe('a new survey', () => {
  test('needs a title and a brand alone, and gets an address of its title', async () => {
    const wrong = await backend.call(createSurvey, { as: author, body: { title: ' ', markId: 'nobody' } });
    expect([wrong.status, wrong.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/title' }]);
    const made = await make({ title: 'Зимние вопросы', questions: [], dependentQuestion: [] });
    expect(made).toMatchObject({ state: 'draft', hasDraft: true, slug: 'zimnie-voprosy', responsesCount: 0 });
    expect((await make({ title: 'Зимние вопросы' })).slug).toBe('zimnie-voprosy-2');
    expect((await make({ title: '2026' })).slug).toBe('opros-2026');
    expect((await taken(made.id)).status).toBe(404);
  });

  test.each([['new'], ['2026'], ['Зима'], ['a_b']])('the address %s is refused', async (slug) => {
    const { status, errors } = await backend.call(createSurvey, { as: author, body: whole({ slug }) });
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/slug']);
  });

  test('an address that somebody has is refused at its field', async () => {
    const { slug } = await make();
    const { status, errors } = await backend.call(createSurvey, { as: author, body: whole({ slug }) });
    expect([status, errors[0]?.code]).toEqual([422, 'slug-taken']);
  });

  test('rules follow the ids that are given out, and play for whoever answers', async () => {
    const made = await make({ publish: true });
    const [first, second] = made.questions;
    expect(made.dependentQuestion).toEqual([
      { questionId: second?.id, parentId: first?.id, optionIds: [first?.options[1]?.id] },
    ]);
    const { value } = await taken(made.slug);
    expect(value).toMatchObject({ id: made.id, dependentQuestion: made.dependentQuestion, countPoints: 15 });
  });

  test('publishing says all that is missing at once', async () => {
    const body = whole({
      publish: true,
      dependentQuestion: [{ questionId: 'q1', parentId: 'q2', optionIds: ['c'] }],
      questions: [
        { id: 'q1', text: ' ', type: 'single_choice', options: [] },
        { id: 'q2', text: 'Почему?', type: 'single_choice', options: [option('c'), option('c')] },
      ],
    });
    const { status, errors } = await backend.call(createSurvey, { as: author, body: body as never });
    expect(status).toBe(422);
    expect(errors.map(({ source }) => source?.pointer?.replace('/data/attributes/', ''))).toEqual([
      'questions/0/text',
      'questions/0/options',
      'questions/1/options/1/text',
      'questions/0/parent_id',
    ]);
  });
});

describe('one that is out', () => {
  test('is edited as a draft over it; its next version keeps the ids of what stays', async () => {
    const made = await make({ publish: true });
    const draft = await put(made.id, { ...asSent(made), title: 'Стало', seenAt: made.updatedAt });
    expect(draft.value).toMatchObject({ title: 'Стало', hasDraft: true, publishedRevision: 1 });
    expect((await taken(made.id)).value.title).toBe(made.title);
    const late = await put(made.id, { ...asSent(made), seenAt: made.updatedAt });
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed-since']);
    const out = await backend.call(publishSurvey, { as: author, params: { id: made.id }, body: {} });
    expect(out.value).toMatchObject({ hasDraft: false, publishedRevision: 2 });
    expect((await taken(made.id)).value).toMatchObject({ title: 'Стало' });
    expect(out.value.questions.map(({ id }) => id)).toEqual(made.questions.map(({ id }) => id));
    const again = await backend.call(publishSurvey, { as: author, params: { id: made.id }, body: {} });
    expect(again.errors[0]?.code).toBe('nothing-to-publish');
    const records = await backend.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, made.id));
    expect(records.map(({ action }) => action)).toContain('survey.published');
  });

  test('a draft is given up; who has begun answers the version they began with', async () => {
    const made = await make({ publish: true });
    const anna = await backend.given.user();
    const [first] = made.questions;
    const answers = [{ questionId: first?.id ?? '', optionIds: [first?.options[0]?.id ?? ''] }];
    await backend.call(saveSurveyAnswers, { as: anna, params: { id: made.id }, body: { answers } });
    const one = { text: 'Другой?', type: 'single_choice', options: [option('z')] };
    await put(made.id, { ...asSent(made), questions: [one], dependentQuestion: [], publish: true });
    expect((await taken(made.id)).value.questions[0]?.text).toBe('Другой?');
    expect((await taken(made.id, anna)).value.questions[0]?.text).toBe('Советуете?');
    const sent = await backend.call(sendSurvey, { as: anna, params: { id: made.id }, body: { answers: [] } });
    expect(sent.value.points).toBe(15);

    await put(made.id, { ...asSent(made), title: 'Ещё раз' });
    const kept = await backend.call(discardSurveyDraft, { as: author, params: { id: made.id } });
    expect(kept.value).toMatchObject({ hasDraft: false, publishedRevision: 2, responsesCount: 1 });
    const gone = await backend.call(deleteSurvey, { as: author, params: { id: made.id } });
    expect([gone.status, gone.errors[0]?.code]).toEqual([409, 'survey-has-answers']);
  });

  test('a copy is a draft with ids and an address of its own; what nobody answered is deleted', async () => {
    const made = await make({ publish: true });
    const { value } = await backend.call(copySurvey, { as: author, params: { id: made.id }, body: {} });
    expect(value).toMatchObject({ state: 'draft', title: `${made.title} (копия)` });
    expect(value.slug).not.toBe(made.slug);
    const [first, second] = value.questions;
    expect(first?.id).not.toBe(made.questions[0]?.id);
    expect(value.dependentQuestion).toEqual([
      { questionId: second?.id, parentId: first?.id, optionIds: [first?.options[1]?.id] },
    ]);
    expect((await backend.call(deleteSurvey, { as: author, params: { id: value.id } })).status).toBe(204);
    expect((await taken(value.id)).status).toBe(404);
  });
});

test('the list tells states apart, and several are changed each by itself', async () => {
  const { value: before } = await backend.call(getSurveysFirstLoading, { as: author, query: {} });
  const hidden = before.states.find(({ value }) => value === 'hidden')?.count ?? 0;
  const made = await make({ publish: true, title: unique('Список') });
  const ids = [made.id, '987654321'];
  const act = (action: 'hide' | 'show' | 'archive') =>
    backend.call(changeSurveyStates, { as: author, body: { ids, action } });
  expect((await act('hide')).value.meta.results).toEqual({ done: 1, skipped: 0, failed: 1 });
  expect((await act('hide')).value.meta.results).toEqual({ done: 0, skipped: 1, failed: 1 });
  const listed = async (filter: object) =>
    (await backend.call(listSurveys, { as: author, query: { filter, allow_sector: '1' } })).value;
  const found = await listed({ search: made.title });
  expect(found.items).toMatchObject([
    { id: made.id, state: 'hidden', questionsCount: 2, responsesCount: 0, markName: expect.any(String) },
  ]);
  expect(found.meta.states.find(({ value }) => value === 'hidden')?.count).toBe(1);
  const { value: after } = await backend.call(getSurveysFirstLoading, { as: author, query: {} });
  expect(after.states.find(({ value }) => value === 'hidden')?.count).toBe(hidden + 1);
  const every = (expected: number) =>
    backend.call(changeSurveyStates, {
      as: author,
      body: { filter: { search: made.title }, expected, action: 'show' },
    });
  expect((await every(2)).errors[0]?.code).toBe('selection-changed');
  expect((await every(1)).value.meta.results).toEqual({ done: 1, skipped: 0, failed: 0 });
  await act('archive');
  expect((await listed({ search: made.title })).items).toEqual([]);
  const archived = await put(made.id, asSent(await read(made.id)));
  expect([archived.status, archived.errors[0]?.code]).toEqual([409, 'survey-archived']);
});

test('the list by who wrote a survey and by the days it was made, both included', async () => {
  const other = await backend.as('tests_moderator');
  const title = unique('Чей опрос');
  const [own, theirs] = [
    await make({ title }),
    await backend.call(createSurvey, { as: other, body: whole({ title }) }),
  ];
  const ids = async (filter: object) => {
    const { items } = (
      await backend.call(listSurveys, { as: author, query: { filter: { search: title, ...filter } } })
    ).value;
    return items.map(({ id }) => id).toSorted();
  };
  expect(await ids({ author: other.id })).toEqual([theirs.value.id]);
  expect(await ids({ author: author.id })).toEqual([own.id]);
  // 23:30 in Moscow is still the day before in UTC
  backend.clock.set(new Date('2026-12-01T23:30:00+03:00'));
  const late = await make({ title });
  expect(await ids({ from: '2026-12-01' })).toEqual([late.id]);
  expect(await ids({ from: '2026-12-01', to: '2026-12-01' })).toEqual([late.id]);
  expect(await ids({ to: '2026-11-30' })).toEqual([own.id, theirs.value.id].toSorted());
  expect(await ids({ from: '2026-12-02' })).toEqual([]);
  const { value } = await backend.call(getSurveysFirstLoading, { as: author, query: {} });
  expect(value.authors.map((one) => one.value)).toEqual(expect.arrayContaining([author.id, other.id]));
  for (const filter of [{ from: 'вчера' }, { author: 'x' }]) {
    const query = { filter } as never;
    expect((await backend.call(listSurveys, { as: author, query })).status).toBe(400);
  }
});

describe('questions of a table', () => {
  const sent = (text: BlobPart, as: Actor | undefined = author) =>
    backend.call(readSurveyQuestions, { as, body: { file: new File([text], 'вопросы') } });

  test('401, 403, and 422 on the file for what is no table', async () => {
    const file = new File(['x'], 'x');
    expect((await backend.call(readSurveyQuestions, { body: { file } })).status).toBe(401);
    for (const role of ['moderator', 'trainer'])
      expect((await sent('x', await backend.as(role))).status).toBe(403);
    for (const [bytes, code] of [
      ['', 'file-missing'],
      [new Uint8Array([0x4d, 0x5a, 0, 1]), 'file-not-table'],
    ] as const) {
      const { status, errors } = await sent(bytes);
      expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
        422,
        code,
        { pointer: '/data/attributes/file' },
      ]);
    }
  });

  test('what is right comes back as it can be published, what is wrong by its row', async () => {
    const { value } = await sent('Вопрос;Ответ 1;Ответ 2;Свой ответ\nСоветуете?;Да;Нет;да\nБез ответов;;;\n');
    expect(value.problems.map(({ place }) => place)).toEqual(['строка 3']);
    const made = await make({ questions: value.questions, dependentQuestion: [], publish: true });
    expect(made.questions).toMatchObject([{ text: 'Советуете?', ownAnswerAllowed: true, isRequired: true }]);
  });
});

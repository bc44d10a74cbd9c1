import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { addFavorite, listLearnings } from '@/api/learnings/endpoints';
import { listPointsHistory } from '@/api/points/endpoints';
import { searchDocuments } from '@/api/search/endpoints';
import { getSurvey, saveSurveyAnswers, sendSurvey } from '@/api/surveys/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { surveyOwnAnswers, surveyResponses, surveyRevisions, surveys } from '@/backend/db/schema/surveys';
import type { SurveyContent } from '@/backend/db/schema/types';
import { forgetOwnWords } from '@/backend/services/surveys/forget-own-words';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { dependentQuestions, givenSurveys, surveyQuestion } from '../helpers/given-surveys';

let backend: TestBackend;
let given: ReturnType<typeof givenSurveys>;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenSurveys(backend);
});
afterAll(() => backend.close());

type Answers = { questionId: string; optionIds: string[]; ownAnswer?: string }[];
const read = (id: string, as: Actor) => backend.call(getSurvey, { as, params: { id } });
const save = (id: string, answers: Answers, as: Actor) =>
  backend.call(saveSurveyAnswers, { as, params: { id }, body: { answers } });
const send = (id: string, answers: Answers, as: Actor) =>
  backend.call(sendSurvey, {
    as,
    params: { id },
    body: { answers },
    idempotencyKey: crypto.randomUUID(),
  });
const paidOf = async ({ id }: Actor) => {
  const mine = and(eq(ledgerEntries.userId, id), eq(ledgerEntries.kind, 'survey'));
  return (await backend.db.select().from(ledgerEntries).where(mine)).map(({ amount }) => amount);
};
const chosen = (question: { id: string; options: { id: string }[] }, at = 0, ownAnswer = '') => ({
  ...{ questionId: question.id, ownAnswer },
  optionIds: at < 0 ? [] : [question.options[at]?.id ?? ''],
});

/** Another version of it is out from now on. */
async function publishAnew(
  { id: surveyId, revisionId, title, description, image }: Awaited<ReturnType<typeof given.survey>>,
  asked: Pick<SurveyContent, 'countPoints' | 'questions' | 'dependentQuestion'>,
): Promise<void> {
  const publishedAt = backend.clock.now();
  const retired = { state: 'retired' as const, retiredAt: publishedAt };
  await backend.db.update(surveyRevisions).set(retired).where(eq(surveyRevisions.id, revisionId));
  const content = { title, description, image, ...asked };
  await backend.db
    .insert(surveyRevisions)
    .values({ surveyId, number: 2, state: 'published', content, publishedAt });
  await backend.db.update(surveys).set({ countPoints: asked.countPoints }).where(eq(surveys.id, surveyId));
}

test.each<Endpoint>([getSurvey, saveSurveyAnswers, sendSurvey])(
  '%o without a session is 401',
  async (endpoint) => {
    const body = endpoint.method === 'GET' ? {} : { body: { answers: [] } };
    expect((await backend.call(endpoint, { params: { id: '1' }, ...body } as never)).status).toBe(401);
  },
);

test.each(['987654321', 'net-takogo', '0', 'new'])('%s is 404', async (id) => {
  const { status, errors } = await read(id, await backend.given.user());
  expect([status, errors[0]?.code]).toEqual([404, 'survey-missing']);
  expect((await save(id, [], await backend.given.user())).status).toBe(404);
  expect((await send(id, [], await backend.given.user())).status).toBe(404);
});

test.each([{ isHidden: true }, { isPublished: false }, { isArchived: true }])(
  '%o is 404 for who has not begun',
  async (fields) => {
    const { id } = await given.survey(fields);
    expect((await read(id, await backend.given.user())).status).toBe(404);
  },
);

describe('what can not be answered is refused', () => {
  test('a survey before its day and after it, which says when', async () => {
    const anna = await backend.given.user();
    const ahead = await given.survey({ startDate: new Date('2026-12-01T00:00:00+03:00') });
    const over = await given.survey({ endDate: new Date('2026-11-20T12:00:00+03:00') });
    for (const [survey, reason] of [
      [ahead, 'not-started'],
      [over, 'ended'],
    ] as const) {
      expect((await read(survey.id, anna)).value.lockedBecause).toBe(reason);
      for (const ask of [save, send]) {
        const { status, errors } = await ask(survey.id, [chosen(survey.questions[0] as never)], anna);
        expect([status, errors[0]?.code, errors[0]?.meta?.reason]).toEqual([409, 'survey-locked', reason]);
      }
    }
  });

  test('an answer that its question does not take: 422 at its place', async () => {
    const anna = await backend.given.user();
    const { id, first, second } = { ...(await given.survey()), ...dependentQuestions() };
    const own = await given.survey({ questions: [first, second] });
    const wrong = async (answers: Answers, of = own.id) => {
      const { status, errors } = await save(of, answers, anna);
      return [status, errors[0]?.code, errors[0]?.source?.pointer];
    };
    const at = '/data/attributes/answers/0';
    expect(await wrong([chosen(first)], id)).toEqual([422, 'unknown-question', `${at}/question_id`]);
    expect(await wrong([{ questionId: first.id, optionIds: ['x'] }])).toEqual([
      422,
      'unknown-option',
      `${at}/option_ids/0`,
    ]);
    const both = first.options.map((option) => option.id);
    expect(await wrong([{ questionId: first.id, optionIds: both }])).toEqual([
      422,
      'one-option',
      `${at}/option_ids`,
    ]);
    expect(await wrong([chosen(first, -1, 'иногда')])).toEqual([422, 'own-answer', `${at}/own_answer`]);
    expect((await wrong([chosen(second, 0, 'я'.repeat(501))]))[0]).toBe(422);
  });

  test('sending without a required answer: 422 at each question that is asked', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey();
    const { questions } = survey;
    const none = await send(survey.id, [], anna);
    expect(none.errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
      ['answer-required', '/data/attributes/answers/0'],
    ]);
    const half = await send(survey.id, [chosen(questions[0] as never)], anna);
    expect(half.errors.map(({ source }) => source?.pointer)).toEqual(['/data/attributes/answers/1']);
    expect(await paidOf(anna)).toEqual([]);
  });

  test('a missing answer is named by the number that its question has on the page', async () => {
    const anna = await backend.given.user();
    const { first, second, dependentQuestion } = dependentQuestions();
    const last = surveyQuestion('Закажете ещё?', ['Да', 'Нет']);
    const survey = await given.survey({ questions: [first, second, last], dependentQuestion });
    const { status, errors } = await send(survey.id, [chosen(first, 1)], anna);
    expect([status, errors.map(({ detail }) => detail)]).toEqual([422, ['Ответьте на вопрос 2.']]);
    expect(errors[0]?.source?.pointer).toBe('/data/attributes/answers/1');
  });
});

describe('answering', () => {
  test('answers are kept question by question, by the number and by the slug of the survey', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey();
    const [first, second] = survey.questions;
    if (!first || !second) throw new Error('No questions');
    await save(survey.slug, [chosen(first)], anna);
    await save(survey.id, [chosen(second, 0, '  дорого\u0000   для  многих ')], anna);
    const { value } = await read(survey.slug, anna);
    expect(value).toMatchObject({
      id: survey.id,
      lockedBecause: null,
      dependentQuestion: survey.dependentQuestion,
      answers: [
        { questionId: first.id, optionIds: [first.options[0]?.id] },
        { questionId: second.id, ownAnswer: 'дорого для многих' },
      ],
    });
    await save(survey.id, [{ questionId: second.id, optionIds: [] }], anna);
    expect((await read(survey.id, anna)).value.answers).toHaveLength(1);
    expect((await read(survey.id, await backend.given.user())).value.answers).toEqual([]);
  });

  test('it pays once, drops what is not asked, and is read-only from then on', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey();
    const [first, second] = survey.questions;
    if (!first || !second) throw new Error('No questions');
    await save(survey.id, [chosen(first), chosen(second, 0, 'дорого')], anna);
    const sent = await send(survey.id, [chosen(first, 1)], anna);
    expect(sent.value).toMatchObject({ points: 15, balance: 15 });
    expect(await paidOf(anna)).toEqual([15]);
    const done = (await read(survey.id, anna)).value;
    expect(done).toMatchObject({ lockedBecause: 'done', points: 15, submittedAt: sent.value.submittedAt });
    expect(done.answers.map(({ questionId }) => questionId)).toEqual([first.id]);
    const own = eq(surveyOwnAnswers.surveyId, survey.id);
    expect(await backend.db.select().from(surveyOwnAnswers).where(own)).toEqual([]);

    // the same once more, what was dropped too: the first result
    expect((await send(survey.id, [chosen(first, 1), chosen(second, 0, 'дорого')], anna)).value).toEqual(
      sent.value,
    );
    // nothing, or only what was dropped, is not the same
    for (const empty of [[], [chosen(second, 0, 'дорого')]]) {
      const { status, errors } = await send(survey.id, empty, anna);
      expect([status, errors[0]?.code, errors[0]?.meta?.reason]).toEqual([409, 'survey-locked', 'done']);
    }
    const other = await send(survey.id, [chosen(first)], anna);
    expect([other.status, other.errors[0]?.meta?.reason]).toEqual([409, 'done']);
    expect((await save(survey.id, [chosen(first)], anna)).status).toBe(409);
    expect(await paidOf(anna)).toEqual([15]);
  });

  test('ten sendings at once are one', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey({ questions: [surveyQuestion('Да?', ['Да', 'Нет'])] });
    const answers = [chosen(survey.questions[0] as never)];
    const all = await Promise.all(Array.from({ length: 10 }, () => send(survey.id, answers, anna)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(all.map(({ value }) => value.submittedAt)).size).toBe(1);
    expect(await paidOf(anna)).toEqual([15]);
    const mine = and(eq(surveyResponses.userId, anna.id), eq(surveyResponses.surveyId, survey.id));
    expect(await backend.db.select().from(surveyResponses).where(mine)).toHaveLength(1);
  });

  test('a survey that pays nothing is done all the same', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey({ countPoints: 0, questions: [surveyQuestion('Да?', ['Да'])] });
    const { value } = await send(survey.id, [chosen(survey.questions[0] as never)], anna);
    expect(value.points).toBe(0);
    expect((await read(survey.id, anna)).value.lockedBecause).toBe('done');
    expect(await paidOf(anna)).toEqual([]);
  });

  test('who has begun goes on by their own version, also once it is hidden', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey({ questions: [surveyQuestion('Было?', ['Да'])] });
    const [asked] = survey.questions;
    if (!asked) throw new Error('No question');
    await save(survey.id, [chosen(asked)], anna);
    const next = surveyQuestion('Стало?', ['Нет']);
    await publishAnew(survey, { countPoints: survey.countPoints, questions: [next], dependentQuestion: [] });
    const boris = await backend.given.user();
    expect((await read(survey.id, boris)).value.questions[0]?.text).toBe('Стало?');
    await backend.db.update(surveys).set({ isHidden: true }).where(eq(surveys.id, survey.id));
    expect((await read(survey.id, boris)).status).toBe(404);
    expect((await read(survey.id, anna)).value.questions[0]?.text).toBe('Было?');
    expect((await send(survey.id, [], anna)).value.points).toBe(15);
  });

  test('a page of another version pays what it shows for a day, then no more than today’s', async () => {
    const survey = await given.survey({ countPoints: 900, questions: [surveyQuestion('Да?', ['Да'])] });
    const [asked] = survey.questions;
    if (!asked) throw new Error('No question');
    const people = [
      await backend.given.user(),
      await backend.given.user(),
      await backend.given.user(),
    ] as const;
    for (const person of people) await read(survey.id, person);
    backend.clock.advance(60_000);
    await publishAnew(survey, { countPoints: 9, questions: [asked], dependentQuestion: [] });
    const send900 = async (as: Actor) => {
      const body = { answers: [chosen(asked)], revisionId: survey.revisionId };
      const params = { id: survey.id };
      return (await backend.call(sendSurvey, { as, params, body, idempotencyKey: crypto.randomUUID() })).value
        .points;
    };
    // begun in time, it is theirs however late it is sent
    const begun = { answers: [chosen(asked)], revisionId: survey.revisionId };
    await backend.call(saveSurveyAnswers, { as: people[0], params: { id: survey.id }, body: begun });
    expect(await send900(people[1])).toBe(900);
    backend.clock.advance(25 * 3_600_000);
    expect(await send900(people[2])).toBe(9);
    expect(await send900(people[0])).toBe(900);
    expect(await paidOf(people[2])).toEqual([9]);
  });

  test('own words are a row each, and leave with the account', async () => {
    const anna = await backend.given.user();
    const survey = await given.survey();
    const [first, second] = survey.questions;
    if (!first || !second) throw new Error('No questions');
    await send(survey.id, [chosen(first), chosen(second, 1, 'мало пробников')], anna);
    const own = eq(surveyOwnAnswers.surveyId, survey.id);
    expect(await backend.db.select().from(surveyOwnAnswers).where(own)).toMatchObject([
      { text: 'мало пробников', questionId: second.id },
    ]);
    await forgetOwnWords(backend.db, anna.id);
    expect(await backend.db.select().from(surveyOwnAnswers).where(own)).toEqual([]);
    const [row] = await backend.db
      .select()
      .from(surveyResponses)
      .where(eq(surveyResponses.surveyId, survey.id));
    expect(row?.answers.map(({ ownAnswer }) => ownAnswer)).toEqual(['', '']);
    expect(row?.answers[1]?.optionIds).toEqual([second.options[1]?.id]);
  });
});

test('a survey is begun by its first answer, and its progress is of what is asked', async () => {
  const anna = await backend.given.user();
  const survey = await given.survey();
  const [first, second] = survey.questions;
  if (!first || !second) throw new Error('No questions');
  const begun = async () => {
    const query = { filter: { type: ['survey' as const], state: 'started' as const }, page: { size: 100 } };
    const { value } = await backend.call(listLearnings, { as: anna, query });
    return value.items.filter(({ modelId }) => modelId === survey.id);
  };
  await read(survey.id, anna);
  await save(survey.id, [], anna);
  expect(await begun()).toEqual([]);
  await save(survey.id, [chosen(first)], anna);
  expect(await begun()).toMatchObject([
    { progress: 50, remaining: { kind: 'questions', done: 1, total: 2 }, questionsCount: 2 },
  ]);
  // the second is not asked any more: its answer counts no longer
  await save(survey.id, [chosen(second)], anna);
  await save(survey.id, [chosen(first, 1)], anna);
  expect(await begun()).toMatchObject([{ progress: 100, remaining: { done: 1, total: 1 } }]);
  await save(survey.id, [chosen(first, -1), chosen(second, -1)], anna);
  expect(await begun()).toEqual([]);
  await save(survey.id, [chosen(first)], anna);
  await send(survey.id, [chosen(first, 1)], anna);
  expect(await begun()).toEqual([]);
});

test('a survey is a learning item: listed, kept, found, and in the history of points', async () => {
  const anna = await backend.given.user();
  const survey = await given.survey({ title: unique('Покупатели зимой') });
  const item = `survey-${survey.id}`;
  const listed = async () => {
    const { value } = await backend.call(listLearnings, {
      as: anna,
      query: { filter: { type: ['survey'] }, page: { size: 100 } },
    });
    return value.items.find(({ id }) => id === item);
  };
  expect(await listed()).toMatchObject({ type: 'survey', slug: survey.slug, points: 15, questionsCount: 1 });
  expect((await backend.call(addFavorite, { as: anna, params: { id: item } })).status).toBe(200);
  expect((await read(survey.id, anna)).value.isFavorite).toBe(true);
  const found = await backend.call(searchDocuments, {
    as: anna,
    query: { filter: { query: survey.title } },
  });
  expect(found.value.items).toMatchObject([{ slug: survey.slug }]);
  const [first] = survey.questions;
  if (!first) throw new Error('No question');
  await save(survey.id, [chosen(first)], anna);
  expect(await listed()).toMatchObject({ finished: false });
  await send(survey.id, [chosen(first, 1)], anna);
  expect(await listed()).toMatchObject({ finished: true, progress: 100 });
  const history = await backend.call(listPointsHistory, { as: anna, query: {} });
  expect(history.value.items).toMatchObject([{ kind: 'survey', amount: 15, subjectSlug: survey.slug }]);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getSurveyCut,
  getSurveyResults,
  listOwnAnswers,
  moderateOwnAnswer,
  updateSurvey,
} from '@/api/surveying/endpoints';
import { getSurvey, saveSurveyAnswers, sendSurvey } from '@/api/surveys/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import { forgetOwnWords } from '@/backend/services/surveys/forget-own-words';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { dependentQuestions, givenSurveys, surveyQuestion } from '../helpers/given-surveys';

let backend: TestBackend;
let given: ReturnType<typeof givenSurveys>;
let author: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenSurveys(backend);
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

type Survey = Awaited<ReturnType<typeof given.survey>>;
const optionOf = (survey: Survey, question: number, option: number) =>
  survey.questions[question]?.options[option]?.id ?? '';
const said = (survey: Survey, question: number, options: readonly number[], ownAnswer = '') => ({
  questionId: survey.questions[question]?.id ?? '',
  optionIds: options.map((option) => optionOf(survey, question, option)),
  ownAnswer,
});
const results = async ({ id }: Pick<Survey, 'id'>) =>
  (await backend.call(getSurveyResults, { as: author, params: { id }, query: {} })).value;
const listed = async ({ id }: Survey, filter: object = {}) =>
  (await backend.call(listOwnAnswers, { as: author, params: { id }, query: { filter } })).value;
const moderate = ({ id }: Pick<Survey, 'id'>, answer: string, body: object, as = author) =>
  backend.call(moderateOwnAnswer, { as, params: { id, answer } as never, body });
const cut = ({ id }: Survey, question: number, survey: Survey, by = 'chain') =>
  backend.call(getSurveyCut, {
    as: author,
    params: { id },
    query: { question: survey.questions[question]?.id ?? '', by } as never,
  });

/** Sent over the wire, as a person does it. */
async function send(survey: Survey, answers: ReturnType<typeof said>[]): Promise<Actor> {
  const as = await backend.as();
  const params = { id: survey.id };
  await backend.call(getSurvey, { as, params });
  await backend.call(saveSurveyAnswers, { as, params, body: { answers: answers.slice(0, 1) } });
  backend.clock.advance(120_000);
  const { errors } = await backend.call(sendSurvey, { as, params, body: { answers } });
  expect(errors).toEqual([]);
  return as;
}

describe('the summary', () => {
  test('nobody has answered: zeros for every question', async () => {
    const survey = await given.survey();
    expect(await results(survey)).toMatchObject({
      ...{ opened: 0, begun: 0, sent: 0, pointsPaid: 0, medianSeconds: null, lastSentAt: null },
      questions: [
        { asked: 0, answered: 0, options: [{ count: 0 }, { count: 0 }], words: [] },
        { asked: 0, answered: 0, ownAnswers: 0 },
      ],
    });
  });

  test('how far people came; who was asked, who answered and what, with a question that depends', async () => {
    const survey = await given.survey();
    await send(survey, [said(survey, 0, [0]), said(survey, 1, [0, 1], 'Запах')]);
    await send(survey, [said(survey, 0, [0]), said(survey, 1, [0])]);
    await send(survey, [said(survey, 0, [1])]);
    await backend.call(getSurvey, { as: await backend.as(), params: { id: survey.id } });
    const { questions, ...rest } = await results(survey);
    expect(rest).toMatchObject({ opened: 4, begun: 3, sent: 3, pointsPaid: 45, medianSeconds: 120 });
    expect(rest.lastSentAt).toBe(backend.clock.now().toISOString());
    expect(
      questions.map(({ asked, answered, options }) => [asked, answered, ...options.map((o) => o.count)]),
    ).toEqual([
      [3, 3, 2, 1],
      [2, 2, 2, 1],
    ]);
    expect(questions[1]).toMatchObject({ ownAnswers: 1, words: [{ text: 'Запах', count: 1 }] });
  });

  test('answers of all versions are counted together, whatever a question is called by now', async () => {
    const survey = await given.survey();
    await send(survey, [said(survey, 0, [1])]);
    const [first, second] = survey.questions;
    const asked = { text: 'Что нового?', type: 'single_choice' as const, options: [{ text: 'Да' }] };
    const put = await backend.call(updateSurvey, {
      as: author,
      params: { id: survey.id },
      body: {
        ...{ title: survey.title, markId: (await results(survey)).markId, publish: true },
        questions: [asked, { ...first, text: 'А теперь советуете?' } as never],
      },
    });
    expect(put.errors).toEqual([]);
    const { questions } = await results(survey);
    expect(
      questions.map(({ text, isRetired, answered, earlier }) => [text, isRetired, answered, earlier]),
    ).toEqual([
      ['Что нового?', false, 0, []],
      ['А теперь советуете?', false, 1, [first?.text]],
      [second?.text, true, 0, []],
    ]);
  });
});

describe('answers in people’s own words', () => {
  const words = ['Дорого', 'дорого', 'Не по карману', 'Пахнет'];
  async function spoken() {
    const survey = await given.survey();
    for (const word of words) await given.sent(survey, [said(survey, 0, [0]), said(survey, 1, [], word)]);
    const { items } = await listed(survey);
    const idOf = (text: string) => items.find((one) => one.text === text)?.id ?? '';
    return { survey, items, idOf };
  }
  const wordsOf = async (survey: Survey) =>
    (await results(survey)).questions[1]?.words.map(({ text, count }) => [text, count]);

  test('are listed newest first, without their people; found by words, question and state', async () => {
    const { survey, items } = await spoken();
    expect(items.map(({ text }) => text)).toEqual(words.toReversed());
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(
      [
        'id',
        'isHidden',
        'mergedIntoId',
        'mergedOptionId',
        'mergedWith',
        'question',
        'questionId',
        'text',
      ].sort(),
    );
    expect((await listed(survey, { search: 'КАРМАН' })).items.map(({ text }) => text)).toEqual([
      'Не по карману',
    ]);
    expect((await listed(survey, { question: survey.questions[0]?.id })).items).toEqual([]);
    expect((await listed(survey, { state: 'hidden' })).items).toEqual([]);
    const odd = { as: author, params: { id: survey.id }, query: { filter: { who: '1' } } as never };
    expect((await backend.call(listOwnAnswers, odd)).status).toBe(400);
  });

  test('those that differ in case alone are one in the summary', async () => {
    const { survey } = await spoken();
    expect((await wordsOf(survey))?.[0]?.[1]).toBe(2);
    expect(await wordsOf(survey)).toHaveLength(3);
  });

  test('a hidden one leaves the summary and the count says so; shown again it is back; both on record', async () => {
    const { survey, idOf } = await spoken();
    const { value } = await moderate(survey, idOf('Пахнет'), { hidden: true });
    expect(value).toMatchObject({ text: 'Пахнет', isHidden: true });
    expect(await wordsOf(survey)).toHaveLength(2);
    expect((await results(survey)).questions[1]).toMatchObject({ ownAnswers: 4, hiddenAnswers: 1 });
    expect((await listed(survey)).meta.states).toEqual([
      { value: 'shown', count: 3 },
      { value: 'merged', count: 0 },
      { value: 'hidden', count: 1 },
    ]);
    await moderate(survey, idOf('Пахнет'), { hidden: true });
    await moderate(survey, idOf('Пахнет'), { hidden: false });
    expect(await wordsOf(survey)).toHaveLength(3);
    const records = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, idOf('Пахнет')))
      .orderBy(auditRecords.id);
    expect(records.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['survey.answer-hidden', author.id],
      ['survey.answer-shown', author.id],
    ]);
    expect(JSON.stringify(records)).not.toContain('Пахнет');
  });

  test('one that says what an option says counts as it, with all that count as that one, and parts again', async () => {
    const { survey, idOf } = await spoken();
    const option = optionOf(survey, 1, 0);
    await moderate(survey, idOf('Не по карману'), { mergedIntoId: idOf('Дорого') });
    await moderate(survey, idOf('дорого'), { mergedIntoId: idOf('Дорого') });
    expect(await wordsOf(survey)).toEqual([
      ['Дорого', 3],
      ['Пахнет', 1],
    ]);
    const { value } = await moderate(survey, idOf('Дорого'), { mergedOptionId: option });
    expect(value).toMatchObject({ mergedOptionId: option, mergedWith: 'Цена' });
    const counted = async () => (await results(survey)).questions[1]?.options[0];
    expect(await counted()).toMatchObject({ count: 3, merged: 3 });
    expect(await wordsOf(survey)).toEqual([['Пахнет', 1]]);
    await moderate(survey, idOf('Дорого'), { mergedOptionId: null });
    expect(await counted()).toMatchObject({ count: 0, merged: 0 });
    expect((await wordsOf(survey))?.[0]).toEqual(['Дорого', 3]);
    await moderate(survey, idOf('дорого'), { mergedIntoId: null });
    expect(
      (await listed(survey, { state: 'merged' })).items.map(({ text, mergedWith }) => [text, mergedWith]),
    ).toEqual([['Не по карману', 'Дорого']]);
  });

  test('whoever chose the option and said the same is one person', async () => {
    const survey = await given.survey();
    await given.sent(survey, [said(survey, 0, [0]), said(survey, 1, [0], 'Цена кусается')]);
    const [own] = (await listed(survey)).items;
    await moderate(survey, own?.id ?? '', { mergedOptionId: optionOf(survey, 1, 0) });
    expect((await results(survey)).questions[1]?.options[0]).toMatchObject({ count: 1, merged: 0 });
  });

  test('with a foreign option, a foreign answer, itself or a circle it is 422; of another survey 404', async () => {
    const { survey, idOf } = await spoken();
    const other = await spoken();
    const refused = async (id: string, body: object) => {
      const { status, errors } = await moderate(survey, id, body);
      return [status, errors[0]?.code];
    };
    const own = idOf('Дорого');
    expect(await refused(own, { mergedOptionId: optionOf(survey, 0, 0) })).toEqual([422, 'unknown-option']);
    expect(await refused(own, { mergedIntoId: other.idOf('Дорого') })).toEqual([422, 'unknown-answer']);
    expect(await refused(own, { mergedIntoId: own })).toEqual([422, 'merged-circle']);
    await moderate(survey, own, { mergedIntoId: idOf('Пахнет') });
    expect(await refused(idOf('Пахнет'), { mergedIntoId: own })).toEqual([422, 'merged-circle']);
    expect((await moderate(survey, own, {})).status).toBe(422);
    const both = { mergedIntoId: idOf('Пахнет'), mergedOptionId: optionOf(survey, 1, 0) };
    expect((await moderate(survey, own, both)).status).toBe(422);
    expect(await refused(other.idOf('Дорого'), { hidden: true })).toEqual([404, 'own-answer-missing']);
    expect(await refused('x', { hidden: true })).toEqual([404, 'own-answer-missing']);
  });

  test('two moderators who merge two answers into each other: one of them is refused', async () => {
    const { survey, idOf } = await spoken();
    const [one, other] = [idOf('Дорого'), idOf('Пахнет')];
    const second = await backend.as('admin');
    const statuses = await Promise.all([
      moderate(survey, one, { mergedIntoId: other }),
      moderate(survey, other, { mergedIntoId: one }, second),
    ]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('an erased person’s words are gone, and what counted as them stands by itself', async () => {
    const survey = await given.survey();
    const { userId } = await given.sent(survey, [said(survey, 1, [], 'Первое')]);
    await given.sent(survey, [said(survey, 1, [], 'Второе')]);
    const [second, first] = (await listed(survey)).items;
    await moderate(survey, second?.id ?? '', { mergedIntoId: first?.id });
    await forgetOwnWords(backend.db, userId);
    expect((await listed(survey)).items.map(({ text, mergedIntoId }) => [text, mergedIntoId])).toEqual([
      ['Второе', null],
    ]);
    expect((await results(survey)).questions[1]).toMatchObject({ answered: 2, ownAnswers: 1 });
  });
});

describe('the cut', () => {
  /** So many people of a chain who chose the first option of the first question, and the second. */
  async function chain(survey: Survey, name: string, yes: number, no: number) {
    const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
    for (let at = 0; at < yes + no; at += 1)
      await given.sent(survey, [said(survey, 0, [at < yes ? 0 : 1])], { pharmacyId });
  }
  const rowsOf = async (survey: Survey, question: number, by?: string) =>
    (await cut(survey, question, survey, by)).value.rows.map(({ title, answered, counts }) => [
      title,
      answered,
      ...counts,
    ]);

  test('by chain: small cells and those that would tell them are hidden, small groups are one row', async () => {
    const question = surveyQuestion('Советуете?', ['Да', 'Нет', 'Не знаю']);
    const survey = await given.survey({ questions: [question] });
    await chain(survey, 'Ромашка', 7, 2);
    await chain(survey, 'Лютик', 6, 6);
    await chain(survey, 'Мак', 2, 1);
    await chain(survey, 'Ива', 3, 0);
    const { value } = await cut(survey, 0, survey);
    expect(value).toMatchObject({ by: 'chain', answered: 27, columns: ['Да', 'Нет', 'Не знаю'] });
    // «Нет» of the last two is under five people, and nobody said «Не знаю»
    expect(await rowsOf(survey, 0)).toEqual([
      ['Лютик', 12, null, null, 0],
      ['Ромашка', 9, null, null, 0],
      ['Остальные', 6, null, null, 0],
    ]);
    expect(await rowsOf(survey, 0, 'job')).toEqual([]);
  });

  test('by chain, with nothing to hide', async () => {
    const question = surveyQuestion('Советуете?', ['Да', 'Нет']);
    const survey = await given.survey({ questions: [question] });
    await chain(survey, 'Ель', 5, 6);
    await chain(survey, 'Дуб', 6, 7);
    expect(await rowsOf(survey, 0)).toEqual([
      ['Дуб', 13, 6, 7],
      ['Ель', 11, 5, 6],
    ]);
  });

  test('how many were asked a question that depends tells no hidden cell of the one before it', async () => {
    const { first, second, questions, dependentQuestion } = dependentQuestions();
    const survey = await given.survey({ questions, dependentQuestion });
    for (const [name, yes, no] of [
      ['Клён', 9, 3],
      ['Вяз', 8, 8],
    ] as const) {
      const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
      for (let at = 0; at < yes + no; at += 1) {
        const answers = at < yes ? [said(survey, 0, [0]), said(survey, 1, [0])] : [said(survey, 0, [1])];
        await given.sent(survey, answers, { pharmacyId });
      }
    }
    expect([first.id, second.id]).toEqual(survey.questions.map(({ id }) => id));
    expect(await rowsOf(survey, 0)).toEqual([
      ['Вяз', 16, null, null],
      ['Клён', 12, null, null],
    ]);
    // «Клён, 9» would say that three of its people answered «Нет»
    expect(await rowsOf(survey, 1)).toEqual([]);
  });

  test('what one cut hides does not follow from another', async () => {
    const question = surveyQuestion('Советуете?', ['Да', 'Нет']);
    const survey = await given.survey({ questions: [question] });
    // each chain has a job of its own: the two cuts are of the same people
    for (const [name, job, yes, no] of [
      ['Тополь', 'Провизор', 3, 20],
      ['Осина', 'Стажёр', 10, 12],
      ['Рябина', 'Фармацевт', 15, 16],
    ] as const) {
      const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
      for (let at = 0; at < yes + no; at += 1) {
        const { userId } = await given.sent(survey, [said(survey, 0, [at < yes ? 0 : 1])], { pharmacyId });
        await backend.db.update(users).set({ jobStatus: job }).where(eq(users.id, userId));
      }
    }
    const [chains, jobs] = [await rowsOf(survey, 0), await rowsOf(survey, 0, 'job')];
    const shown = (rows: typeof chains) => rows.map(([, ...counts]) => counts);
    expect(shown(chains)).toEqual(shown(jobs));
    expect(chains.filter(([, , yes]) => yes === null)).toHaveLength(2);
  });

  test('a merging changes nothing in it: it would show which group the words come from', async () => {
    const survey = await given.survey();
    for (const name of ['Липа', 'Сосна']) {
      const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
      for (let at = 0; at < 12; at += 1)
        await given.sent(survey, [said(survey, 1, at < 6 ? [0] : [], at < 6 ? '' : 'Дорого')], {
          pharmacyId,
        });
    }
    const before = await rowsOf(survey, 1);
    expect(before).toEqual([
      ['Липа', 12, 6, 0, 6],
      ['Сосна', 12, 6, 0, 6],
    ]);
    const [own] = (await listed(survey)).items;
    await moderate(survey, own?.id ?? '', { mergedOptionId: optionOf(survey, 1, 0) });
    expect(await rowsOf(survey, 1)).toEqual(before);
  });

  test('of a question that the survey does not have it is 404, by anything else 400', async () => {
    const survey = await given.survey();
    const other = await given.survey();
    const { status, errors } = await cut(survey, 0, other);
    expect([status, errors[0]?.code]).toEqual([404, 'question-missing']);
    expect((await cut(survey, 0, survey, 'city')).status).toBe(400);
  });
});

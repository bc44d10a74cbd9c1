import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSurveyCut, getSurveyPart, getSurveyResults } from '@/api/surveying/endpoints';
import { chains, cities, regions } from '@/backend/db/schema/directory';
import { surveyResponses } from '@/backend/db/schema/surveys';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
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
const ask = (id: string, filter: object) =>
  backend.call(getSurveyPart, { as: author, params: { id }, query: { filter } });
const part = async ({ id }: Survey, filter: object) => {
  const { value, errors } = await ask(id, filter);
  expect(errors).toEqual([]);
  return value;
};

const one = () =>
  given.survey({ questions: [surveyQuestion('Советуете?', ['Да', 'Нет'], { ownAnswerAllowed: true })] });
/** So many of a chain said yes and no, on this day. */
async function chain(survey: Survey, name: string, yes: number, no: number, day = '2026-11-18') {
  const { id: pharmacyId, cityId } = await backend.given.pharmacy({ chain: name });
  const [region] = await backend.db
    .insert(regions)
    .values({ name: unique('край') })
    .returning();
  await backend.db.update(cities).set({ regionId: region?.id }).where(eq(cities.id, cityId));
  const [question] = survey.questions;
  const choose = (at: number) => ({
    questionId: question?.id ?? '',
    optionIds: [question?.options[at]?.id ?? ''],
  });
  const submittedAt = new Date(`${day}T12:00:00+03:00`);
  for (let at = 0; at < yes + no; at += 1) {
    const { responseId } = await given.sent(survey, [choose(at < yes ? 0 : 1)], { pharmacyId });
    await backend.db
      .update(surveyResponses)
      .set({ startedAt: submittedAt, submittedAt })
      .where(eq(surveyResponses.id, responseId));
  }
  const [row] = await backend.db.select().from(chains).where(eq(chains.name, name));
  return row?.id ?? '';
}
const exact = (count: number) => ({ count, isLeast: false });
const hidden = { count: 0, isLeast: true };

test('401, 403; 400 for nothing, for two things at once and for no day; 404 for no survey, no region and no chain', async () => {
  const { id } = await one();
  const query = { filter: { region: '1' } };
  expect((await backend.call(getSurveyPart, { params: { id }, query })).status).toBe(401);
  for (const role of [undefined, 'moderator'])
    expect(
      (await backend.call(getSurveyPart, { as: await backend.as(role), params: { id }, query })).status,
    ).toBe(403);
  for (const filter of [
    {},
    { region: '1', chain: '1' },
    { from: '2026-11-01', chain: '1' },
    { from: '2026-13-01' },
  ])
    expect((await ask(id, filter)).status).toBe(400);
  expect((await ask('987654321', { region: '1' })).errors[0]?.code).toBe('survey-missing');
  for (const filter of [{ region: '987654321' }, { chain: '987654321' }]) {
    const { status, errors } = await ask(id, filter);
    expect([status, errors[0]?.code]).toEqual([404, 'group-missing']);
  }
});

test('a chain answers as its row of the cut does; one of too few people says nothing', async () => {
  const survey = await one();
  const [first, second, small] = [unique('Ель'), unique('Дуб'), unique('Мак')];
  const id = await chain(survey, first, 8, 6);
  await chain(survey, second, 9, 7);
  const few = await chain(survey, small, 4, 0);
  await chain(survey, unique('Ива'), 3, 0);
  expect(await part(survey, { chain: few })).toMatchObject({ title: small, sent: null, questions: [] });
  const { value: cut } = await backend.call(getSurveyCut, {
    as: author,
    params: { id: survey.id },
    query: { question: survey.questions[0]?.id ?? '', by: 'chain' },
  });
  const row = cut.rows.find(({ title }) => title === first);
  const shown = (count: number | null | undefined) =>
    count === null || count === undefined ? hidden : exact(count);
  expect(await part(survey, { chain: id })).toMatchObject({
    ...{ title: first, sent: 14 },
    questions: [
      { answered: exact(14), options: row?.counts.slice(0, 2).map(shown), own: shown(row?.counts[2]) },
    ],
  });
  const { choices } = (
    await backend.call(getSurveyResults, { as: author, params: { id: survey.id }, query: {} })
  ).value;
  // of the others whoever asked would be told nothing
  expect(choices.chains.map(({ title }) => title).toSorted()).toEqual([first, second].toSorted());
  expect(choices.regions).toHaveLength(2);
});

test('a part that is everybody says what the summary says', async () => {
  const survey = await one();
  const id = await chain(survey, unique('Липа'), 6, 1);
  for (const filter of [{ chain: id }, { from: '2026-01-01' }])
    expect(await part(survey, filter)).toMatchObject({
      sent: 7,
      questions: [{ answered: exact(7), options: [exact(6), exact(1)], own: exact(0) }],
    });
});

test('days are whole weeks of five people and more: a day more is a week more, or nothing', async () => {
  const survey = await one();
  const name = unique('Клён');
  await chain(survey, name, 7, 6, '2026-11-04');
  await chain(survey, name, 1, 0, '2026-11-11');
  await chain(survey, name, 8, 9, '2026-11-18');
  const asked = (from?: string, to?: string) =>
    part(survey, { ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const last = await asked('2026-11-18', '2026-11-18');
  // the week of one person went with the one after it
  expect(last).toMatchObject({ title: '9–22\u00a0ноября 2026', sent: 18 });
  expect(last.questions[0]).toMatchObject({ answered: exact(18), options: [exact(9), exact(9)] });
  for (const from of ['2026-11-09', '2026-11-11', '2026-11-12', '2026-11-22'])
    expect(await asked(from)).toEqual(last);
  expect(await asked(undefined, '2026-11-08')).toMatchObject({ title: '2–8\u00a0ноября 2026', sent: 13 });
  expect(await asked('2026-11-08', '2026-11-09')).toMatchObject({ title: '2–22\u00a0ноября 2026', sent: 31 });
  expect(await asked('2026-12-01')).toMatchObject({ sent: null, questions: [] });
});

test('nobody of a part was asked a question that depends: not even that is said', async () => {
  const { first, second, questions, dependentQuestion } = dependentQuestions();
  const survey = await given.survey({ questions, dependentQuestion });
  const no = { questionId: first.id, optionIds: [first.options[1]?.id ?? ''] };
  const yes = { questionId: first.id, optionIds: [first.options[0]?.id ?? ''] };
  const price = { questionId: second.id, optionIds: [second.options[0]?.id ?? ''] };
  const quiet = unique('Ольха');
  for (const [name, agree, refuse] of [
    [quiet, 0, 6],
    ...Array.from({ length: 4 }, () => [unique('Граб'), 9, 8] as const),
  ] as const) {
    const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
    for (let at = 0; at < agree; at += 1) await given.sent(survey, [yes, price], { pharmacyId });
    for (let at = 0; at < refuse; at += 1) await given.sent(survey, [no], { pharmacyId });
  }
  const [own] = await backend.db.select().from(chains).where(eq(chains.name, quiet));
  const { value: cut } = await backend.call(getSurveyCut, {
    as: author,
    params: { id: survey.id },
    query: { question: second.id, by: 'chain' },
  });
  expect(cut.rows.length).toBeGreaterThan(1);
  const { questions: answers } = await part(survey, { chain: own?.id });
  // «0» would say that all six answered «Нет», which the cut hides
  expect(answers[1]).toMatchObject({ answered: hidden, options: [hidden, hidden], own: hidden });
});

test('a question that depends, asked of one part alone, says no count that the cut before it hides', async () => {
  const { first, second, questions, dependentQuestion } = dependentQuestions();
  const survey = await given.survey({ questions, dependentQuestion });
  const no = { questionId: first.id, optionIds: [first.options[1]?.id ?? ''] };
  const yes = { questionId: first.id, optionIds: [first.options[0]?.id ?? ''] };
  const price = { questionId: second.id, optionIds: [second.options[0]?.id ?? ''] };
  const [agreed, refused] = [unique('Тополь'), unique('Осина')];
  for (const [name, agree, refuse] of [
    [agreed, 6, 1],
    [refused, 0, 7],
  ] as const) {
    const { id: pharmacyId } = await backend.given.pharmacy({ chain: name });
    for (let at = 0; at < agree; at += 1) await given.sent(survey, [yes, price], { pharmacyId });
    for (let at = 0; at < refuse; at += 1) await given.sent(survey, [no], { pharmacyId });
  }
  const { value: cut } = await backend.call(getSurveyCut, {
    as: author,
    params: { id: survey.id },
    query: { question: first.id, by: 'chain' },
  });
  expect(cut.rows.map(({ counts }) => counts.slice(0, 2))).toEqual([
    [null, null],
    [null, null],
  ]);
  const [own] = await backend.db.select().from(chains).where(eq(chains.name, agreed));
  const { questions: answers } = await part(survey, { chain: own?.id });
  // «6» would say that six of this chain answered «Да», and nobody of the other
  expect(answers[1]).toMatchObject({ answered: hidden, options: [hidden, hidden], own: hidden });
});

test('two parts that differ by a few people differ by nothing that can be counted', async () => {
  const survey = await one();
  const name = unique('Вяз');
  await chain(survey, name, 20, 20, '2026-11-04');
  // four of five said yes in the week that two questions of days would leave alone
  await chain(survey, name, 4, 1, '2026-11-11');
  await chain(survey, name, 20, 20, '2026-11-18');
  const yes = async (from: string, to: string) =>
    (await part(survey, { from, to })).questions[0]?.options[0] ?? hidden;
  const [both, alone] = [await yes('2026-11-02', '2026-11-15'), await yes('2026-11-02', '2026-11-08')];
  // what is hidden of the week is hidden of every sum with it
  expect(both.isLeast).toBe(true);
  expect(both.count).toBe(alone.count);
});

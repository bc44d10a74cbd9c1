import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTestAttempt, getTestResults, listTestAttempts } from '@/api/testing/endpoints';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor, type UserOptions } from '../helpers/given';
import { regions, cities } from '@/backend/db/schema/directory';
import { eq } from 'drizzle-orm';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;
let author: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenLearning(backend);
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const MINUTE_MS = 60_000;

/** Somebody who takes the test for so many minutes, with so many right answers. */
async function take(made: GivenTest, rights: number, minutes = 2, person: UserOptions = {}): Promise<Actor> {
  const as = await backend.given.user(person);
  const params = { id: made.id };
  const answers = made.answers(rights);
  await backend.call(getTest, { as, params });
  await backend.call(saveAnswers, { as, params, body: { answers: answers.slice(0, 1) } });
  backend.clock.advance(minutes * MINUTE_MS);
  const { status } = await backend.call(sendTest, { as, params, body: { answers } });
  expect(status).toBe(200);
  return as;
}
const results = async (id: string, filter: object = {}) =>
  (await backend.call(getTestResults, { as: author, params: { id }, query: { filter } })).value;
const listed = async (id: string, query: object = {}) =>
  (await backend.call(listTestAttempts, { as: author, params: { id }, query })).value.items;

test('the funnel: opened, begun, sent, passed; what it pays and how long it takes', async () => {
  const made = await given.test();
  await take(made, 3, 1);
  await take(made, 2, 2);
  await take(made, 0, 9);
  await backend.call(getTest, { as: await backend.as(), params: { id: made.id } });
  const half = await backend.as();
  await backend.call(saveAnswers, {
    as: half,
    params: { id: made.id },
    body: { answers: made.answers(1).slice(0, 1) },
  });
  const {
    opened,
    begun,
    sent,
    passed,
    attempts,
    unfinished,
    meanShare,
    medianSeconds,
    pointsPaid,
    distribution,
  } = await results(made.id);
  expect({ opened, begun, sent, passed, attempts, unfinished }).toEqual({
    ...{ opened: 5, begun: 4, sent: 3, passed: 2, attempts: 3, unfinished: 1 },
  });
  expect([medianSeconds, pointsPaid]).toEqual([120, 50]);
  expect(meanShare).toBeCloseTo(5 / 9, 6);
  expect(distribution).toEqual([
    { right: 0, attempts: 1 },
    { right: 1, attempts: 0 },
    { right: 2, attempts: 1 },
    { right: 3, attempts: 1 },
  ]);
});

test('nobody has sent it: zeros and no shares; another’s attempts are not counted', async () => {
  const [own, other] = [await given.test(), await given.test()];
  await take(other, 3);
  expect(await results(own.id)).toMatchObject({
    ...{ opened: 0, begun: 0, sent: 0, passed: 0, attempts: 0, pointsPaid: 0 },
    ...{ meanShare: null, medianSeconds: null, distribution: [] },
  });
  expect(await listed(own.id)).toEqual([]);
});

test('each question by the attempts of the published version alone', async () => {
  const made = await given.test({ pays: [10, 10] });
  await take(made, 2);
  await take(made, 0);
  const before = await results(made.id);
  expect(before.questions.map(({ attempts, facility }) => [attempts, facility])).toEqual([
    [2, 0.5],
    [2, 0.5],
  ]);
  expect(before.questions[0]?.options.map(({ text, isRight, share }) => [text, isRight, share])).toEqual([
    ['Да', true, 0.5],
    ['Нет', false, 0.5],
  ]);
  backend.clock.advance(MINUTE_MS);
  await given.revise(made.id, (content) => ({ ...content, title: 'Новая версия' }));
  expect((await results(made.id)).questions.map(({ attempts }) => attempts)).toEqual([0, 0]);
  expect((await results(made.id)).attempts).toBe(2);
});

test('attempts: by person, by outcome, in order; unknown filters are 400', async () => {
  const made = await given.test();
  const anna = await take(made, 3);
  const boris = await take(made, 0);
  const ids = async (query: object) => (await listed(made.id, query)).map(({ correctAnswersCount: n }) => n);
  expect(await ids({})).toEqual([0, 3]);
  expect(await ids({ sort: '-right' })).toEqual([3, 0]);
  expect(await ids({ filter: { passed: '1' } })).toEqual([3]);
  expect(await ids({ filter: { passed: '0' } })).toEqual([0]);
  const [row] = await listed(made.id, { filter: { passed: '1' } });
  expect(row).toMatchObject({ points: 30, questionsCount: 3, revision: 1, repeatDatetime: null });
  expect(await listed(made.id, { filter: { search: row?.name } })).not.toEqual([]);
  expect(anna.id).not.toBe(boris.id);
  const odd = { filter: { colour: 'red' } };
  const { status } = await backend.call(listTestAttempts, {
    as: author,
    params: { id: made.id },
    query: odd as never,
  });
  expect(status).toBe(400);
});

test('one attempt as it was asked, whatever is published since; of another test it is 404', async () => {
  const made = await given.test();
  const other = await given.test();
  await take(made, 1, 3);
  const [row] = await listed(made.id);
  const attempt = row?.id ?? '';
  const read = (id: string) => backend.call(getTestAttempt, { as: author, params: { id, attempt } as never });
  const before = (await read(made.id)).value;
  expect(before.questions.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  expect(before.questions[1]?.options).toEqual([
    { text: 'Да', isChosen: false, isRight: true },
    { text: 'Нет', isChosen: true, isRight: false },
  ]);
  expect(Date.parse(before.submittedAt) - Date.parse(before.startedAt)).toBe(3 * MINUTE_MS);
  await given.revise(made.id, (content) => ({ ...content, questions: content.questions.slice(1) }));
  expect((await read(made.id)).value).toEqual(before);
  const foreign = await read(other.id);
  expect([foreign.status, foreign.errors[0]?.code]).toEqual([404, 'attempt-missing']);
});

test('of some attempts: by place, by version, by days; the choices are those of who took it', async () => {
  const made = await given.test({ pays: [10, 10] });
  const names = { region: unique('Тверская'), chain: unique('Ромашка'), city: unique('Тверь') };
  const [region] = await backend.db.insert(regions).values({ name: names.region }).returning();
  const pharmacy = await backend.given.pharmacy({ chain: names.chain, city: names.city });
  await backend.db
    .update(cities)
    .set({ regionId: region?.id ?? '' })
    .where(eq(cities.id, pharmacy.cityId ?? ''));
  await take(made, 2, 2, { pharmacyId: pharmacy.id });
  await take(made, 0);
  backend.clock.advance(24 * 60 * MINUTE_MS);
  await given.revise(made.id, (content) => ({ ...content, title: 'Вторая' }));
  await take(made, 1);
  const all = await results(made.id);
  expect(all).toMatchObject({ sent: 3, medianShare: 0.5 });
  expect(all.choices.regions).toEqual([{ value: region?.id, title: names.region }]);
  expect(all.choices.chains).toEqual([{ value: pharmacy.chainId, title: names.chain }]);
  expect(all.choices.revisions).toEqual([1, 2]);

  const there = await results(made.id, { region: region?.id });
  expect(there).toMatchObject({ opened: null, begun: 1, sent: 1, passed: 1, pointsPaid: 20, medianShare: 1 });
  expect(there.distribution.at(-1)).toEqual({ right: 2, attempts: 1 });
  expect(await results(made.id, { chain: pharmacy.chainId })).toMatchObject({ sent: 1 });
  const first = await results(made.id, { revision: 1 });
  expect(first).toMatchObject({ sent: 2 });
  expect(first.questions.map(({ attempts }) => attempts)).toEqual([2, 2]);
  const day = '2026-11-20';
  expect(await results(made.id, { from: day, to: day })).toMatchObject({ sent: 2 });
  const rows = async (filter: object) => (await listed(made.id, { filter })).length;
  expect([await rows({ to: day }), await rows({ region: region?.id }), await rows({ revision: 2 })]).toEqual([
    2, 1, 1,
  ]);
  const odd = { as: author, params: { id: made.id }, query: { filter: { colour: 'red' } } };
  expect((await backend.call(getTestResults, odd as never)).status).toBe(400);
});

test('an attempt says what each answer has brought', async () => {
  const made = await given.test({ pays: [10, 5], pointsMultiplier: 2 });
  await take(made, 1);
  const [row] = await listed(made.id);
  const params = { id: made.id, attempt: row?.id ?? '' };
  const { value } = await backend.call(getTestAttempt, { as: author, params } as never);
  expect(value).toMatchObject({ points: 20, pointsMultiplier: 2, availableErrorsCount: 0 });
  expect(value.questions.map(({ points }) => points)).toEqual([10, 0]);
});

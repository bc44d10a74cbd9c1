import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProgrammeTest, sendProgrammeTest } from '@/api/programme/endpoints';
import {
  changeProgrammeTestStates,
  copyProgrammeTest,
  createProgrammeTest,
  deleteProgrammeTest,
  discardProgrammeTestDraft,
  getAuthoredProgrammeTest,
  getProgrammeFirstLoading,
  getProgrammeTestAttempt,
  getProgrammeTestResults,
  listProgrammeTestAttempts,
  listProgrammeTests,
  publishProgrammeTest,
  updateProgrammeTest,
  uploadProgrammePicture,
} from '@/api/programmetests/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { FINISH, givenProgramme, NOW, PROGRAMME_ENV, type GivenProgramme } from '../helpers/given-programme';
import { pngOf } from '../helpers/picture-bombs';

let backend: TestBackend;
let given: GivenProgramme;
let author: Actor;
let markId: string;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
  author = await backend.as('tests_moderator');
  markId = (await backend.given.mark()).slug;
});
afterAll(() => backend.close());

const question = {
  text: 'Что восстанавливает барьер?',
  type: 'single_choice' as const,
  options: [
    { text: 'Церамиды', isRight: true, countPoints: 5 },
    { text: 'Спирт', isRight: false },
  ],
};
const CLOSES = '2026-12-20T23:59:59+03:00';
const body = (month: string, fields: object = {}) => ({
  ...{ title: unique('Барьер'), markId, month, stepSlug: 'step-4', questions: [question], endDate: CLOSES },
  ...fields,
});
let months = 0;
/** A month with no test in it. */
async function emptyMonth(): Promise<string> {
  const at = months++;
  const { month } = await given.month(
    `${String(2026 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`,
  );
  return month;
}
const make = (month: string, fields: object = {}) =>
  backend.call(createProgrammeTest, { as: author, body: body(month, fields) });
const made = async (fields: object = {}) => (await make(await emptyMonth(), fields)).value;
const ALL = [
  changeProgrammeTestStates,
  copyProgrammeTest,
  createProgrammeTest,
  deleteProgrammeTest,
  discardProgrammeTestDraft,
  getAuthoredProgrammeTest,
  getProgrammeFirstLoading,
  getProgrammeTestAttempt,
  getProgrammeTestResults,
  listProgrammeTestAttempts,
  listProgrammeTests,
  publishProgrammeTest,
  updateProgrammeTest,
] as const;
type Anything = typeof updateProgrammeTest;
const BODIES = new Map<unknown, object>([
  [changeProgrammeTestStates, { ids: ['1'], action: 'hide' }],
  [copyProgrammeTest, {}],
  [publishProgrammeTest, {}],
]);
const nameOf = ({ method, path }: (typeof ALL)[number]) => `${method} ${path}`;
const ask = (endpoint: (typeof ALL)[number], params: Record<string, string>, as?: Actor) =>
  backend.call(endpoint as unknown as Anything, {
    params: params as { id: string },
    ...(as ? { as } : {}),
    ...(endpoint.bodyType && endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
      ? { body: (BODIES.get(endpoint) ?? body('2026-01')) as never }
      : {}),
  });

test.each(ALL)('$method $path is 401 for nobody and 403 for a pharmacist', async (endpoint) => {
  const params = { id: '1', attempt: '1' };
  expect((await ask(endpoint, params)).status).toBe(401);
  expect((await ask(endpoint, params, await backend.as())).status).toBe(403);
});

test('each is 418 once the programme is over', async () => {
  const { id } = await made();
  await backend.during(new Date(FINISH.getTime() + 1000), async () => {
    for (const endpoint of ALL) {
      const { status, errors } = await ask(endpoint, { id, attempt: '1' }, author);
      expect([nameOf(endpoint), status, errors[0]?.code]).toEqual([nameOf(endpoint), 418, 'invalid-date']);
    }
  });
});

test('a test of the core is 404 by every call', async () => {
  const { id } = await given.learning.test();
  for (const endpoint of ALL.filter(({ path }) => path.includes('{id}'))) {
    expect([nameOf(endpoint), (await ask(endpoint, { id, attempt: '1' }, author)).status]).toEqual([
      nameOf(endpoint),
      404,
    ]);
  }
  const hide = { ids: [id], action: 'hide' as const };
  const { value } = await backend.call(changeProgrammeTestStates, { as: author, body: hide });
  expect(value.items).toEqual([expect.objectContaining({ id, result: 'failed', code: 'test-missing' })]);
});

test('every test of a month is changed at once, and none of another', async () => {
  const [month, other] = [await emptyMonth(), await emptyMonth()];
  const [{ value: one }, { value: apart }] = [await make(month), await make(other)];
  const archive = (expected: number) =>
    backend.call(changeProgrammeTestStates, {
      as: author,
      body: { filter: { month }, expected, action: 'archive' },
    });
  expect((await archive(2)).errors[0]?.code).toBe('selection-changed');
  const { value } = await archive(1);
  expect(value.items.map(({ id, result }) => [id, result])).toEqual([[one.id, 'done']]);
  const { value: left } = await backend.call(getAuthoredProgrammeTest, {
    as: author,
    params: { id: apart.id },
  });
  expect(left.state).toBe('draft');
});

test('one is written, published, taken and deleted as those of the core', async () => {
  const month = await emptyMonth();
  const { value: draft } = await make(month);
  expect(draft).toMatchObject({ month, stepSlug: 'step-4', state: 'draft', maxPoints: 5 });
  const params = { id: draft.id };
  const as = await backend.as();
  expect((await backend.call(getProgrammeTest, { as, params })).status).toBe(404);
  const put = { ...body(month, { title: 'Барьер кожи' }), seenAt: draft.updatedAt };
  const saved = await backend.call(updateProgrammeTest, { as: author, params, body: put });
  expect(saved.value.title).toBe('Барьер кожи');
  const out = await backend.call(publishProgrammeTest, { as: author, params, body: {} });
  expect(out.value).toMatchObject({ state: 'published', month });
  expect((await backend.call(getProgrammeTest, { as, params })).value.title).toBe('Барьер кожи');
  const { value: authored } = await backend.call(getAuthoredProgrammeTest, { as: author, params });
  expect(authored).toMatchObject({ title: 'Барьер кожи', month, state: 'published', publishedRevision: 1 });
  expect((await backend.call(deleteProgrammeTest, { as: author, params })).status).toBe(204);
  expect((await backend.call(getAuthoredProgrammeTest, { as: author, params })).status).toBe(404);
});

test.each([
  ['month', 'unknown-month', { month: '2031-01' }],
  ['end_date', 'end-required', { endDate: null, publish: true }],
  ['end_date', 'ends-after-programme', { endDate: '2027-01-01T00:00:00+03:00', publish: true }],
])('422 at %s: %s', async (field, code, fields) => {
  const { status, errors } = await make(await emptyMonth(), fields);
  expect(status).toBe(422);
  expect(errors).toContainEqual(
    expect.objectContaining({ code, source: { pointer: `/data/attributes/${field}` } }),
  );
});

test('a month has one test: another does not come out, nor back, beside it', async () => {
  const month = await emptyMonth();
  const { value: first } = await make(month, { publish: true });
  const taken = { status: 422, code: 'month-taken' };
  const said = ({ status, errors }: { status: number; errors: readonly { code?: string }[] }) => ({
    status,
    code: errors[0]?.code,
  });
  expect(said(await make(month, { publish: true }))).toEqual(taken);
  const { value: second } = await make(month);
  const params = { id: second.id };
  const publish = () => backend.call(publishProgrammeTest, { as: author, params, body: {} });
  expect(said(await publish())).toEqual(taken);
  const again = { as: author, params, body: body(month, { publish: true }) };
  expect(said(await backend.call(updateProgrammeTest, again))).toEqual(taken);
  const act = async (id: string, action: 'hide' | 'show') =>
    (await backend.call(changeProgrammeTestStates, { as: author, body: { ids: [id], action } })).value;
  expect((await act(first.id, 'hide')).meta.results.done).toBe(1);
  expect((await publish()).value.state).toBe('published');
  expect((await act(first.id, 'show')).items).toEqual([
    expect.objectContaining({ result: 'failed', code: 'month-taken' }),
  ]);
});

test('two that come out at once: one does', async () => {
  const month = await emptyMonth();
  const drafts = await Promise.all([make(month), make(month), make(month)]);
  const outs = await Promise.all(
    drafts.map(({ value: { id } }) =>
      backend.call(publishProgrammeTest, { as: author, params: { id }, body: {} }),
    ),
  );
  expect(outs.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('a copy is a draft of the same month; a draft over a published one is given up', async () => {
  const test = await made({ publish: true });
  const params = { id: test.id };
  const copy = await backend.call(copyProgrammeTest, { as: author, params, body: {} });
  expect(copy.value).toMatchObject({ month: test.month, stepSlug: 'step-4', state: 'draft' });
  expect(copy.value.id).not.toBe(test.id);
  const put = body(test.month, { title: 'Правка' });
  const changed = await backend.call(updateProgrammeTest, { as: author, params, body: put });
  expect(changed.value).toMatchObject({ title: 'Правка', hasDraft: true });
  const back = await backend.call(discardProgrammeTestDraft, { as: author, params });
  expect(back.value).toMatchObject({ title: test.title, hasDraft: false, month: test.month });
});

test('its results are those of its people, paid in points of the programme', async () => {
  const test = await made({ publish: true, questions: [question, { ...question, text: 'А что сушит?' }] });
  const params = { id: test.id };
  const as = await backend.given.user({ lastName: 'Громова', firstName: 'Анна' });
  const { value: asked } = await backend.call(getProgrammeTest, { as, params });
  const answers = asked.questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.filter(({ text }) => text === 'Церамиды').map((option) => option.id),
  }));
  await backend.during(new Date(NOW.getTime() + 600_000), () =>
    backend.call(sendProgrammeTest, { as, params, body: { answers } }),
  );
  const { value } = await backend.call(getProgrammeTestResults, { as: author, params });
  expect(value).toMatchObject({ begun: 1, sent: 1, passed: 1, pointsPaid: 10, meanShare: 1 });
  const list = await backend.call(listProgrammeTestAttempts, { as: author, params });
  const [row] = list.value.items;
  expect(row).toMatchObject({ correctAnswersCount: 2, points: 10, passed: true });
  expect(row?.name).toContain('Громова');
  const of = (id: string) =>
    backend.call(getProgrammeTestAttempt, { as: author, params: { id, attempt: row?.id ?? '' } });
  expect((await of(test.id)).value.questions.map(({ isRight }) => isRight)).toEqual([true, true]);
  expect((await of((await made()).id)).status).toBe(404);
});

test('are listed by month; the editor begins with the months there are', async () => {
  const month = await emptyMonth();
  const { value: test } = await make(month);
  const listed = async (filter: object) =>
    (await backend.call(listProgrammeTests, { as: author, query: { filter } })).value.items;
  expect((await listed({ month })).map((row) => [row.id, row.month])).toEqual([[test.id, month]]);
  expect(await listed({ month: '2030-10' })).toEqual([]);
  const { value } = await backend.call(getProgrammeFirstLoading, { as: author });
  expect(value.months.map((one) => one.value)).toContain(month);
  expect(value.finishAt).toBe(FINISH.toISOString());
});

test('have pictures of their own', async () => {
  const file = new File([pngOf({ width: 10, height: 10 }) as BlobPart], 'мазок.png');
  const form = { file, purpose: 'test' as const };
  expect((await backend.call(uploadProgrammePicture, { body: form })).status).toBe(401);
  expect((await backend.call(uploadProgrammePicture, { as: await backend.as(), body: form })).status).toBe(
    403,
  );
  const { value } = await backend.call(uploadProgrammePicture, { as: author, body: form });
  expect(value.originalUrl).toMatch(/^\/media\//);
});

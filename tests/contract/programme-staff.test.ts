import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import {
  answerProgrammeQuestion,
  askProgrammeQuestion,
  createProgrammeTest,
  deleteProgrammeTest,
  getAuthoredProgrammeTest,
  getProgrammeExport,
  getProgrammeFirstLoading,
  getProgrammeTest,
  listProgrammeExports,
  listProgrammeQuestions,
  listProgrammeTests,
  listProgrammeTotals,
  publishProgrammeTest,
  sendProgrammeTest,
  startProgrammeExport,
  updateProgrammeTest,
  uploadProgrammePicture,
} from '@/api/programme/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { programmeQuestions } from '@/backend/db/schema/programme';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import {
  CLOSES,
  FINISH,
  givenProgramme,
  NOW,
  PROGRAMME_ENV,
  type GivenProgramme,
} from '../helpers/given-programme';
import { pngOf } from '../helpers/picture-bombs';

let backend: TestBackend;
let given: GivenProgramme;
let author: Actor;
let admin: Actor;
let markId: string;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
  await given.month();
  [author, admin] = [await backend.as('tests_moderator'), await backend.as('admin')];
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
const body = (fields: object = {}) => ({
  ...{ title: unique('Барьер'), markId, month: '2026-11', stepSlug: 'step-4', questions: [question] },
  endDate: CLOSES.toISOString(),
  ...fields,
});
const AUTHORING = [
  listProgrammeTests,
  getProgrammeFirstLoading,
  createProgrammeTest,
  getAuthoredProgrammeTest,
  updateProgrammeTest,
  publishProgrammeTest,
  deleteProgrammeTest,
] as const;
const ask = (endpoint: (typeof AUTHORING)[number], as?: Actor) =>
  backend.call(endpoint as typeof updateProgrammeTest, {
    params: { id: '1' },
    ...(as ? { as } : {}),
    ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: body() }),
  });

describe('tests of the programme', () => {
  test.each(AUTHORING)('$method $path is 401 for nobody and 403 for a pharmacist', async (endpoint) => {
    expect((await ask(endpoint)).status).toBe(401);
    expect((await ask(endpoint, await backend.as())).status).toBe(403);
  });

  test('are written, published, taken and deleted as those of the core', async () => {
    const made = await backend.call(createProgrammeTest, { as: author, body: body() });
    const { id } = made.value;
    expect(made.value).toMatchObject({ month: '2026-11', stepSlug: 'step-4', state: 'draft', maxPoints: 5 });
    const params = { id };
    const as = await backend.as();
    expect((await backend.call(getProgrammeTest, { as, params })).status).toBe(404);
    const put = { ...body({ title: 'Барьер кожи' }), seenAt: made.value.updatedAt };
    const saved = await backend.call(updateProgrammeTest, { as: author, params, body: put });
    expect(saved.value.title).toBe('Барьер кожи');
    const out = await backend.call(publishProgrammeTest, { as: author, params, body: {} });
    expect(out.value).toMatchObject({ state: 'published', month: '2026-11' });
    expect((await backend.call(getProgrammeTest, { as, params })).value.title).toBe('Барьер кожи');
    const read = await backend.call(getAuthoredProgrammeTest, { as: author, params });
    expect(read.value).toMatchObject({ month: '2026-11', stepSlug: 'step-4' });
    expect((await backend.call(deleteProgrammeTest, { as: author, params })).status).toBe(204);
    expect((await backend.call(getAuthoredProgrammeTest, { as: author, params })).status).toBe(404);
  });

  test.each([
    ['month', 'unknown-month', { month: '2031-01' }],
    ['end_date', 'end-required', { endDate: null, publish: true }],
    ['end_date', 'ends-after-programme', { endDate: '2027-01-01T00:00:00+03:00', publish: true }],
  ])('422 at %s: %s', async (field, code, fields) => {
    const { status, errors } = await backend.call(createProgrammeTest, {
      as: author,
      body: body(fields),
    });
    expect(status).toBe(422);
    expect(errors).toContainEqual(
      expect.objectContaining({ code, source: { pointer: `/data/attributes/${field}` } }),
    );
  });

  test('a test of the core is 404 to be written', async () => {
    const { id } = await given.learning.test();
    const calls = AUTHORING.slice(3).map((endpoint) =>
      backend.call(endpoint as typeof updateProgrammeTest, {
        ...{ as: author, params: { id } },
        ...(endpoint.path.endsWith('/publish') ? { body: {} as never } : {}),
        ...(endpoint === updateProgrammeTest ? { body: body() } : {}),
      }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('are listed by month; the editor begins with the months there are', async () => {
    const { id: programmeMonthId } = await given.month('2026-10');
    const { id } = await given.test({ programmeMonthId });
    const { value } = await backend.call(listProgrammeTests, {
      as: author,
      query: { filter: { month: '2026-10' } },
    });
    expect(value.items.map((row) => [row.id, row.month])).toEqual([[id, '2026-10']]);
    const none = await backend.call(listProgrammeTests, {
      as: author,
      query: { filter: { month: '2030-10' } },
    });
    expect(none.value.items).toEqual([]);
    const start = await backend.call(getProgrammeFirstLoading, { as: author });
    expect(start.value.months.map((month) => month.value)).toEqual(['2026-10', '2026-11']);
    expect(start.value.finishAt).toBe(FINISH.toISOString());
  });

  test('have pictures of their own', async () => {
    const file = new File([pngOf({ width: 10, height: 10 }) as BlobPart], 'мазок.png');
    const form = { file, purpose: 'test' as const };
    expect((await backend.call(uploadProgrammePicture, { body: form })).status).toBe(401);
    const pharmacist = await backend.as();
    expect((await backend.call(uploadProgrammePicture, { as: pharmacist, body: form })).status).toBe(403);
    const { value } = await backend.call(uploadProgrammePicture, { as: author, body: form });
    expect(value.originalUrl).toMatch(/^\/media\//);
  });
});

describe('questions to the organisers', () => {
  const askOne = (as: Actor, text = 'Когда начислят баллы за май?') =>
    backend.call(askProgrammeQuestion, { as, body: { question: text } });

  test('401 for nobody, 403 to answer, 422 for two words, 404 for a rule', async () => {
    const params = { id: '1' };
    const answer = { answer: 'В августе.' };
    expect((await backend.call(answerProgrammeQuestion, { params, body: answer })).status).toBe(401);
    const as = await backend.as();
    expect((await backend.call(answerProgrammeQuestion, { as, params, body: answer })).status).toBe(403);
    expect((await askOne(as, 'Когда?')).status).toBe(422);
    const others = { as, query: { filter: { isAnswered: '0' as const } } };
    expect((await backend.call(listProgrammeQuestions, others)).status).toBe(403);
    const programmeId = await given.programmeId();
    const rule = { programmeId, isFaq: true, text: 'Сколько баллов?', answer: 'Не больше 500.' };
    const [made] = await backend.db.insert(programmeQuestions).values(rule).returning();
    const manager = await backend.as('multi-menedzer-faq');
    const odd = await backend.call(answerProgrammeQuestion, {
      as: manager,
      params: { id: made?.id ?? '' },
      body: answer,
    });
    expect(odd.status).toBe(404);
    const faq = await backend.call(listProgrammeQuestions, {
      as,
      query: { filter: { isFaq: '1' } },
    });
    expect(faq.value.items.map(({ answer: words, isFaq }) => [words, isFaq])).toEqual([
      ['Не больше 500.', true],
    ]);
  });

  test('are one’s own, answered by whoever answers everybody, after the finish too', async () => {
    const as = await backend.as();
    const manager = await backend.as('multi-menedzer-faq');
    const { value } = await askOne(as);
    // Friday noon: by the end of Monday
    expect(value).toMatchObject({ isMy: true, answer: null, dueDay: '2026-11-23', name: null });
    const told = await backend.call(listNotifications, { as: manager });
    expect(told.value.items[0]?.data.title).toBe('Новый вопрос о программе');
    const waiting = await backend.call(listProgrammeQuestions, {
      as: manager,
      query: { filter: { isAnswered: '0' } },
    });
    expect(waiting.value.items.map(({ id }) => id)).toContain(value.id);
    const params = { id: value.id };
    for (const answer of ['В августе.', 'До 6 августа.']) {
      await backend.during(new Date(FINISH.getTime() + 1000), () =>
        backend.call(answerProgrammeQuestion, { as: manager, params, body: { answer } }),
      );
    }
    const mine = await backend.call(listProgrammeQuestions, { as });
    expect(mine.value.items.map(({ answer }) => answer)).toEqual(['До 6 августа.']);
    const news = await backend.call(listNotifications, { as });
    expect(news.value.items.filter(({ data }) => data.title.startsWith('Организаторы'))).toHaveLength(1);
    const others = await backend.call(listProgrammeQuestions, { as: await backend.as() });
    expect(others.value.items).toEqual([]);
  });
});

describe('files and totals', () => {
  const CALLS = [
    listProgrammeExports,
    getProgrammeExport,
    startProgrammeExport,
    listProgrammeTotals,
  ] as const;
  const of = (endpoint: (typeof CALLS)[number], as?: Actor) =>
    backend.call(endpoint as typeof startProgrammeExport, {
      params: { id: 'programme-points' },
      ...(as ? { as } : {}),
      ...(endpoint.method === 'POST' ? { body: { format: 'csv' } } : {}),
    });

  test.each(CALLS)('$method $path is 401 for nobody and 403 for a pharmacist', async (endpoint) => {
    expect((await of(endpoint)).status).toBe(401);
    expect((await of(endpoint, await backend.as())).status).toBe(403);
  });

  test('a list of the core is 404, a filter it does not have 422', async () => {
    const params = { id: 'articles' };
    expect((await backend.call(getProgrammeExport, { as: admin, params })).status).toBe(404);
    const start = { as: admin, params, body: { format: 'csv' as const } };
    expect((await backend.call(startProgrammeExport, start)).status).toBe(404);
    const odd = { format: 'csv' as const, filters: { owner: '1' } };
    const wrong = { as: admin, params: { id: 'programme-points' }, body: odd };
    expect((await backend.call(startProgrammeExport, wrong)).status).toBe(422);
  });

  test('hold what was earned, after the finish too', async () => {
    const as = await backend.given.user({ lastName: 'Громова', firstName: 'Анна' });
    const { id, answers } = await given.test({ title: 'Солнце', pays: [10, 20] });
    await backend.call(sendProgrammeTest, { as, params: { id }, body: { answers: answers(2) } });
    await backend.call(askProgrammeQuestion, { as, body: { question: 'Можно ли пройти ещё раз?' } });
    const after = new Date(FINISH.getTime() + 60_000);
    await backend.during(after, async () => {
      const named = await backend.call(getProgrammeExport, {
        as: admin,
        params: { id: 'programme-points' },
      });
      expect(named.value.title).toBe('Программа 2025: баллы');
      const known = await backend.call(listProgrammeExports, { as: admin });
      const read = async (name: string): Promise<string[][]> => {
        const start = { as: admin, params: { id: name }, body: { format: 'csv' as const } };
        const run = await backend.call(startProgrammeExport, start);
        await backend.work();
        const file = await backend.call(getRunFile, { as: admin, params: { id: run.value.id } });
        const bytes = Buffer.from(file.value.body as Uint8Array);
        return parse(bytes, { delimiter: ';', bom: true });
      };
      const rows = new Map<string, string[] | undefined>();
      for (const { id: name } of known.value.items) {
        rows.set(
          name,
          (await read(name)).find((row) => row.join().includes('Громова')),
        );
      }
      expect(rows.get('programme-results')).toEqual(expect.arrayContaining(['Солнце', '2', '30']));
      expect(rows.get('programme-points')).toEqual(expect.arrayContaining(['Тест', 'Солнце', '30']));
      expect(rows.get('programme-questions')).toEqual(expect.arrayContaining(['Можно ли пройти ещё раз?']));
      const totals = await backend.call(listProgrammeTotals, {
        as: admin,
        query: { page: { size: 1 } },
      });
      const [mark] = Object.keys(totals.value.items[0]?.markPoints ?? {});
      expect(totals.value.items[0]).toMatchObject({
        userId: as.id,
        totalPoints: 30,
        markPoints: { [mark ?? '']: 30 },
      });
    });
  });
});

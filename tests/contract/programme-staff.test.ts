import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import {
  answerProgrammeQuestion,
  askProgrammeQuestion,
  getProgrammeExport,
  listProgrammeExports,
  listProgrammeQuestions,
  listProgrammeTotals,
  rateCourse,
  sendProgrammeTest,
  startProgrammeExport,
} from '@/api/programme/endpoints';
import { getRunFile } from '@/api/runs/endpoints';
import { courseRatings, programmeQuestions } from '@/backend/db/schema/programme';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { FINISH, givenProgramme, NOW, PROGRAMME_ENV, type GivenProgramme } from '../helpers/given-programme';

let backend: TestBackend;
let given: GivenProgramme;
let admin: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
  await given.month();
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

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
    const answers = async () => {
      const { value: news } = await backend.call(listNotifications, { as });
      return news.items.map(({ data }) => data).filter(({ title }) => title.startsWith('Организаторы'));
    };
    // the page with the answer is closed by then: the notification has it, and leads elsewhere
    await backend.during(new Date(FINISH.getTime() + 2000), async () => {
      const text = '«Когда начислят баллы за май?» В августе.';
      expect(await answers()).toEqual([expect.objectContaining({ text, link: '/lk#history' })]);
    });
    expect((await answers())[0]?.link).toBe('/education-programme2025#questions');
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
    const rated = { rateableType: 'course', rateableId: '2026-11', rating: 4, comment: 'Полезно' } as const;
    await backend.call(rateCourse, { as, body: rated });
    const after = new Date(FINISH.getTime() + 60_000);
    const few = { as: admin, params: { id: 'programme-ratings' }, body: { format: 'csv' as const } };
    const refused = await backend.call(startProgrammeExport, few);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'too-few-answers']);
    const [{ monthId } = { monthId: '' }] = await backend.db.select().from(courseRatings);
    for (let others = 0; others < 4; others += 1) {
      const { id: userId } = await backend.given.user();
      await backend.db.insert(courseRatings).values({ userId, monthId, rating: 5, comment: '' });
    }
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
      const ratings = await read('programme-ratings');
      expect(ratings.find(([, rating]) => rating === '4')).toEqual(['2026-11', '4', 'Полезно']);
      expect(ratings[0], 'nothing that would tell whose a row is').toEqual(['Месяц', 'Оценка', 'Отзыв']);
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

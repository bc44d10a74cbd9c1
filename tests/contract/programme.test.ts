import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askProgrammeQuestion,
  getMember,
  getProgrammeArticle,
  getProgrammeArticleBySlug,
  getProgrammeTest,
  listMonthlyPoints,
  listProgrammeContent,
  listProgrammeQuestions,
  rateCourse,
  reportProgrammeProgress,
  saveProgrammeAnswers,
  sendProgrammeTest,
} from '@/api/programme/endpoints';
import { programmeEntries, programmeRegions } from '@/backend/db/schema/programme';
import { cities, regions } from '@/backend/db/schema/directory';
import { learningProgress } from '@/backend/db/schema/learning';
import { ledgerEntries } from '@/backend/db/schema/points';
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

let backend: TestBackend;
let given: GivenProgramme;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
});
afterAll(() => backend.close());

const STUDY = [
  getMember,
  listMonthlyPoints,
  listProgrammeContent,
  getProgrammeTest,
  saveProgrammeAnswers,
  sendProgrammeTest,
  getProgrammeArticle,
  getProgrammeArticleBySlug,
  reportProgrammeProgress,
  listProgrammeQuestions,
  askProgrammeQuestion,
  rateCourse,
] as const;

const BODY = {
  answers: [],
  ranges: [],
  duration: 1,
  deviceId: 'phone',
  question: 'Когда начислят баллы?',
};
const RATING = { rateableType: 'course', rateableId: '2026-11', rating: 5 };
/** Any of them, with something that each takes. */
const ask = (endpoint: (typeof STUDY)[number], as?: Actor) =>
  backend.call(endpoint as typeof sendProgrammeTest, {
    params: { id: '1', slug: 'x' },
    ...(as ? { as } : {}),
    ...(endpoint.method === 'GET' ? {} : { body: (endpoint === rateCourse ? RATING : BODY) as typeof BODY }),
  });

describe('who may', () => {
  test.each(STUDY)('$method $path without a session is 401', async (endpoint) => {
    expect((await ask(endpoint)).status).toBe(401);
  });

  test.each(STUDY)('$method $path on and after the finish is 418 `invalid-date`', async (endpoint) => {
    const as = await backend.as();
    const { status, errors } = await backend.during(FINISH, () => ask(endpoint, as));
    expect([status, errors[0]?.code]).toEqual([418, 'invalid-date']);
  });

  test('a person of another region is refused by 418 `invalid-region`, and the core serves them', async () => {
    const [held] = await backend.db
      .insert(regions)
      .values({ name: unique('region') })
      .returning();
    const programmeId = await given.programmeId();
    await backend.db.insert(programmeRegions).values({ programmeId, regionId: held?.id ?? '' });
    try {
      const [other] = await backend.db
        .insert(regions)
        .values({ name: unique('region') })
        .returning();
      const pharmacy = await backend.given.pharmacy();
      await backend.db
        .update(cities)
        .set({ regionId: other?.id ?? '' })
        .where(eq(cities.id, pharmacy.cityId));
      const as = await backend.given.user({ pharmacyId: pharmacy.id });
      for (const endpoint of STUDY) {
        const { status, errors } = await ask(endpoint, as);
        expect([endpoint.path, status, errors[0]?.code]).toEqual([endpoint.path, 418, 'invalid-region']);
      }
      // nobody knows where: no reason to refuse
      expect((await backend.call(getMember, { as: await backend.given.user() })).status).toBe(200);
    } finally {
      await backend.db.delete(programmeRegions);
    }
  });

  test('another person’s points are 404, but to who closes the programme', async () => {
    const [as, other] = [await backend.as(), await backend.as()];
    const params = { id: other.id };
    expect((await backend.call(listMonthlyPoints, { as, params })).status).toBe(404);
    const admin = await backend.as('admin');
    expect((await backend.call(listMonthlyPoints, { as: admin, params })).status).toBe(404);
    const made = await given.test();
    const body = { answers: made.answers(1) };
    await backend.call(sendProgrammeTest, { as: other, params: { id: made.id }, body });
    const { value } = await backend.call(listMonthlyPoints, { as: admin, params });
    expect(value.meta.total).toBe(10);
  });

  test('a test and a video of the core are 404 in the programme', async () => {
    const as = await backend.as();
    const core = await given.learning.test();
    const video = await given.learning.article({ kind: 'video' });
    const calls = [
      backend.call(getProgrammeTest, { as, params: { id: core.id } }),
      backend.call(saveProgrammeAnswers, { as, params: { id: core.id }, body: { answers: [] } }),
      backend.call(sendProgrammeTest, { as, params: { id: core.id }, body: { answers: [] } }),
      backend.call(getProgrammeArticle, { as, params: { id: video.id } }),
      backend.call(getProgrammeArticleBySlug, { as, params: { slug: video.slug } }),
      backend.call(reportProgrammeProgress, {
        as,
        params: { id: video.id },
        body: { ranges: [], duration: 1, deviceId: 'phone' },
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
  });
});

describe('a member', () => {
  test('is made by the first call, once, and the account names it', async () => {
    const as = await backend.as();
    const calls = await Promise.all([1, 2, 3].map(() => backend.call(getMember, { as })));
    expect(new Set(calls.map(({ value }) => value.id)).size).toBe(1);
    expect(calls[0]?.value).toMatchObject({
      totalPoints: 0,
      limit: 500,
      markPoints: {},
      regionAllowed: true,
    });
    expect(calls[0]?.value.finishAt).toBe(FINISH.toISOString());
  });

  test('earns by a test, is told so, and the main ledger moves nothing', async () => {
    const as = await backend.as();
    const made = await given.test({ pays: [10, 10, 20] });
    const params = { id: made.id };
    const saved = await backend.call(saveProgrammeAnswers, {
      as,
      params,
      body: { answers: made.answers(1) },
    });
    expect(saved.value.answers).toHaveLength(3);
    const { value } = await backend.call(sendProgrammeTest, {
      as,
      params,
      body: { answers: made.answers(3) },
    });
    expect(value).toMatchObject({
      ...{ points: 40, balance: 40, repeatDatetime: null },
      programme: { awarded: 40, total: 40, limit: 500 },
    });
    const own = await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, as.id));
    expect(own).toEqual([]);
    const taken = await backend.call(getProgrammeTest, { as, params });
    expect(taken.value).toMatchObject({ lockedBecause: 'done', lastResult: { programme: { awarded: 40 } } });
  });

  test('never has more than the limit; the line says what it would have been', async () => {
    const as = await backend.as();
    for (const pays of [[300], [190], [40], [5]]) {
      const { id, answers } = await given.test({ pays });
      const body = { answers: answers(1) };
      await backend.call(sendProgrammeTest, { as, params: { id }, body });
    }
    const scores = await backend.db
      .select({ score: learningProgress.score, paidAt: learningProgress.lastAccrualPointsAt })
      .from(learningProgress)
      .where(eq(learningProgress.userId, as.id))
      .orderBy(learningProgress.itemId);
    expect(scores.map(({ score, paidAt }) => [score, paidAt !== null])).toEqual([
      [300, true],
      [190, true],
      [10, true],
      [0, false],
    ]);
    const { value } = await backend.call(listMonthlyPoints, { as, params: { id: as.id } });
    expect(value.meta).toEqual({ total: 500, limit: 500, left: 0 });
    const [november] = value.items.filter(({ month }) => month === '2026-11');
    expect(november).toMatchObject({ points: 500, tests: 500, videos: 0, isOpen: true });
    expect(november?.lines.map(({ points, cappedFrom }) => [points, cappedFrom])).toEqual([
      [10, 40],
      [190, null],
      [300, null],
    ]);
  });

  test('scores 0: the test is repeated next month if it is still open then', async () => {
    const as = await backend.as();
    const long = await given.test({ endDate: FINISH });
    const short = await given.test();
    const send = async ({ id, answers }: typeof long) => {
      const body = { answers: answers(0) };
      return (await backend.call(sendProgrammeTest, { as, params: { id }, body })).value;
    };
    expect(await send(long)).toMatchObject({
      points: 0,
      repeatDatetime: new Date('2026-12-01T00:00:00+03:00').toISOString(),
      programme: { awarded: 0, total: 0 },
    });
    expect((await send(short)).repeatDatetime).toBeNull();
  });

  test('cannot send at the closing second, begun or not', async () => {
    const as = await backend.as();
    const { id, answers } = await given.test();
    const params = { id };
    await backend.call(saveProgrammeAnswers, { as, params, body: { answers: answers(1) } });
    const late = await backend.during(CLOSES, () =>
      backend.call(sendProgrammeTest, { as, params, body: { answers: answers(3) } }),
    );
    expect([late.status, late.errors[0]?.code, late.errors[0]?.meta]).toEqual([
      409,
      'test-locked',
      { reason: 'ended' },
    ]);
  });

  test('answers that are none of the test’s are 422', async () => {
    const as = await backend.as();
    const { id } = await given.test();
    const body = { answers: [{ questionId: 'odd', optionIds: [] }] };
    expect((await backend.call(sendProgrammeTest, { as, params: { id }, body })).status).toBe(422);
  });
});

describe('a video', () => {
  const watch = (as: Actor, id: string, deviceId: string, ranges: [number, number][]) =>
    backend.call(reportProgrammeProgress, {
      as,
      params: { id },
      body: { ranges, duration: 100, deviceId },
    });

  test('counts by 70 % on one device, pays into the programme, once', async () => {
    const as = await backend.as();
    const { id } = await given.video();
    const report = async (deviceId: string, seconds: number) => {
      for (let at = 0; at < seconds; at += 10) {
        backend.clock.advance(11_000);
        await watch(as, id, deviceId, [[at, Math.min(seconds, at + 10)]]);
      }
    };
    const start = backend.clock.now();
    await report('phone', 60);
    await report('laptop', 50);
    expect(await given.memberOf(as.id)).toBeUndefined();
    await report('phone', 72);
    backend.clock.set(start);
    expect((await given.memberOf(as.id))?.total).toBe(20);
    const { value } = await backend.call(getProgrammeArticle, { as, params: { id } });
    expect(value.finished).toBe(true);
  });

  test('outside of its dates is not paid', async () => {
    const as = await backend.as();
    const { id } = await given.video({ endDate: new Date(NOW.getTime() - 1000) });
    expect((await watch(as, id, 'phone', [[0, 10]])).errors[0]?.code).toBe('view-unavailable');
  });
});

test('content is the steps of each month in their order, then what is read beside them', async () => {
  const as = await backend.as();
  const { id: programmeMonthId } = await given.month('2026-12');
  const place = { programmeMonthId, startDate: new Date('2026-12-01T00:00:00+03:00') };
  const quiz = await given.test({ ...place, stepSlug: 'step-0' });
  const second = await given.video({ ...place, stepSlug: 'step-2' });
  const first = await given.video({ ...place, stepSlug: 'step-1' });
  const beside = await given.article(place);
  await given.article({ ...place, status: 0 });
  const { value } = await backend.call(listProgrammeContent, {
    as,
    query: { filter: { month: '2026-12' } },
  });
  expect(value.items.map(({ modelId, step, lockedBecause }) => [modelId, step, lockedBecause])).toEqual([
    [first.id, 1, 'not-started'],
    [second.id, 2, 'not-started'],
    [quiz.id, 3, 'not-started'],
    [beside.id, null, 'not-started'],
  ]);
  const videos = await backend.call(listProgrammeContent, {
    as,
    query: { filter: { month: '2026-12', type: ['video'] } },
  });
  expect(videos.value.items).toHaveLength(2);
  const odd = await backend.call(listProgrammeContent, { as, query: { filter: { month: 'x' } } });
  expect(odd.status).toBe(400);
  const bySlug = await backend.call(getProgrammeArticleBySlug, {
    as,
    params: { slug: beside.slug },
  });
  expect(bySlug.value.id).toBe(beside.id);
});

describe('points of the programme', () => {
  test('are written once and never again', async () => {
    const as = await backend.as();
    const { id, answers } = await given.test();
    const body = { answers: answers(3) };
    const idempotencyKey = unique('key');
    const send = () => backend.call(sendProgrammeTest, { as, params: { id }, body, idempotencyKey });
    const statuses = (await Promise.all([send(), send(), send(), send(), send()])).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await given.memberOf(as.id))?.total).toBe(30);
    const [entry] = await backend.db.select().from(programmeEntries).limit(1);
    const change = backend.db
      .update(programmeEntries)
      .set({ amount: 1 })
      .where(eq(programmeEntries.id, entry?.id ?? ''));
    await expect(change).rejects.toThrow();
  });
});

test('a month of study is rated from 1 to 5, the last word counts; one that is not there or ahead is not', async () => {
  const as = await backend.as();
  await given.month();
  await given.month('2026-12');
  const rate = (rateableId: string, rating: number, comment = '') =>
    backend.call(rateCourse, {
      as,
      body: { rateableType: 'course', rateableId, rating: rating as never, comment },
    });
  expect((await rate('2026-11', 6)).errors[0]?.source?.pointer).toBe('/data/attributes/rating');
  expect((await rate('2026-11', 4, 'я'.repeat(501))).errors[0]?.source?.pointer).toBe(
    '/data/attributes/comment',
  );
  expect((await rate('2024-01', 4)).errors[0]?.code).toBe('month-missing');
  const ahead = await rate('2026-12', 4);
  expect([ahead.status, ahead.errors[0]?.code]).toEqual([409, 'month-ahead']);
  await rate('2026-11', 2, 'Мало примеров');
  expect((await rate('2026-11', 4)).value).toMatchObject({ rateableId: '2026-11', rating: 4, comment: '' });
  const { value } = await backend.call(listMonthlyPoints, { as, params: { id: as.id } });
  const rated = value.items.map(({ month, rating }) => [month, rating]);
  expect(rated).toEqual(
    expect.arrayContaining([
      ['2026-11', 4],
      ['2026-12', null],
    ]),
  );
});

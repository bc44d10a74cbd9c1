import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLearnings } from '@/api/learnings/endpoints';
import {
  completeModule,
  createModule,
  getModule,
  likeModule,
  listModules,
  manageModules,
  saveModuleState,
  updateModule,
} from '@/api/modules/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { FIRST_MODULE } from '@/lib/domain/modules';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenModules } from '../helpers/given-modules';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
const at = (days: number) => new Date(NOW.getTime() + days * DAY);
let backend: TestBackend;
let made: ReturnType<typeof givenModules>;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  made = givenModules(backend);
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const done = (
  as: Actor,
  id: string,
  body: { correctAnswersCount?: number; score?: number } = {},
  key?: string,
) =>
  backend.call(completeModule, {
    as,
    params: { id },
    body,
    idempotencyKey: key ?? crypto.randomUUID(),
  });
const seen = async (as: Actor, id: string) => (await backend.call(getModule, { as, params: { id } })).value;

describe('who may', () => {
  test('without a session every call is 401', async () => {
    const params = { id: '1' };
    const answers = await Promise.all([
      backend.call(listModules),
      backend.call(manageModules),
      backend.call(getModule, { params }),
      backend.call(completeModule, { params, body: {} }),
      backend.call(likeModule, { params, body: { isLiked: true } }),
      backend.call(saveModuleState, { params, body: { state: '{}' } }),
      backend.call(createModule, { body: { mark: 'lrp', slug: 'a', title: 'A' } }),
      backend.call(updateModule, { params, body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  test.each(['', 'moderator', 'trainer'])('%s writes no modules: 403', async (role) => {
    const as = await backend.as(role || undefined);
    const body = { mark: 'lrp', slug: 'a', title: 'A' };
    expect((await backend.call(createModule, { as, body })).status).toBe(403);
    expect((await backend.call(updateModule, { as, params: { id: '1' }, body: {} })).status).toBe(403);
    expect((await backend.call(manageModules, { as })).status).toBe(403);
  });

  test.each([
    ['a draft', { status: 'draft' as const }],
    ['an archived one', { status: 'archived' as const }],
    ['one of tomorrow', { publishedAt: at(1) }],
  ])('%s is 404 by every call, and in no list; its author alone sees it', async (_, fields) => {
    const as = await backend.as('admin');
    const { id, slug } = await made.module(fields);
    const params = { id };
    for (const role of ['trainer', undefined] as const) {
      const other = await backend.as(role);
      expect((await backend.call(getModule, { as: other, params })).status).toBe(404);
      expect((await backend.call(getModule, { as: other, params: { id: slug } })).status).toBe(404);
    }
    expect(await seen(as, id)).toMatchObject({ id, slug, isDraft: true });
    expect(await seen(as, slug)).toMatchObject({ id });
    expect((await done(as, id)).status).toBe(404);
    expect((await backend.call(likeModule, { as, params, body: { isLiked: true } })).status).toBe(404);
    expect((await backend.call(saveModuleState, { as, params, body: { state: '{}' } })).status).toBe(404);
    const all = await backend.call(listModules, { as, query: { page: { size: 100 } } });
    expect(all.value.items.map((item) => item.id)).not.toContain(id);
  });

  test.each([
    ['no JSON', 'state', { state: '{' }],
    ['a huge one', 'state', { state: JSON.stringify('a'.repeat(200_001)) }],
  ])('a state that is %s is 422', async (_, name, body) => {
    const { id } = await made.module();
    const called = await backend.call(saveModuleState, { as: await backend.as(), params: { id }, body });
    expect([called.status, called.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${name}`]);
  });

  test.each([
    ['more right answers than questions', { correctAnswersCount: 6 }],
    ['fewer than none', { correctAnswersCount: -1 }],
    ['a score above 1', { score: 1.5 }],
  ])('%s is 422 and pays nothing', async (_, body) => {
    const as = await backend.as();
    const { id, markId } = await made.module();
    expect((await done(as, id, body)).status).toBe(422);
    expect(await given.balance(as.id, markId)).toBe(0);
    expect((await seen(as, id)).isFinished).toBe(false);
  });

  test.each(['filter[who]=x', 'sort=rating', 'page[size]=1000', 'x=1'])(
    'a wrong parameter (%s) is 400',
    async (search) => {
      const { token } = await backend.as();
      const answer = await backend.fetch(`/v1/interactive-module/list?${search}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('list', () => {
  test('the dermatology module first, then the newest; by brand, state and other orders', async () => {
    const mark = await backend.given.mark();
    const as = await backend.as();
    const common = { markId: mark.id };
    const old = await made.module({ ...common, title: 'Ёлка', publishedAt: at(-9), points: 90 });
    const first = await made.module({ ...common, slug: FIRST_MODULE, title: 'Яблоко', publishedAt: at(-30) });
    const fresh = await made.module({ ...common, title: 'Жемчуг', publishedAt: at(-1), points: 10 });
    const ids = async (
      query: { sort?: 'title' | '-points'; filter?: { state?: 'started' | 'open' } } = {},
    ) => {
      const asked = { ...query, filter: { mark: [mark.slug], ...query.filter } };
      return (await backend.call(listModules, { as, query: asked })).value.items.map(({ id }) => id);
    };
    expect(await ids()).toEqual([first.id, fresh.id, old.id]);
    expect(await ids({ sort: 'title' })).toEqual([first.id, old.id, fresh.id]);
    expect(await ids({ sort: '-points' })).toEqual([first.id, old.id, fresh.id]);
    await backend.call(saveModuleState, { as, params: { id: old.id }, body: { state: '{}' } });
    expect(await ids({ filter: { state: 'started' } })).toEqual([old.id]);
    expect(await ids({ filter: { state: 'open' } })).toEqual([first.id, fresh.id]);

    // the tab of one's learnings is a list of modules too
    const learnings = async (sort?: 'createdAt' | 'title' | '-points') => {
      const filter = { type: ['interactive_module' as const], mark: [mark.slug] };
      const { items } = (
        await backend.call(listLearnings, { as, query: { filter, ...(sort ? { sort } : {}) } })
      ).value;
      return items.map((item) => item.title);
    };
    const [last, middle] = ['Ёлка', 'Жемчуг'];
    expect(await learnings()).toEqual(['Яблоко', middle, last]);
    expect(await learnings('createdAt')).toEqual(['Яблоко', last, middle]);
    expect(await learnings('title')).toEqual(['Яблоко', last, middle]);
  });

  test('modules without a brand are the portal’s own', async () => {
    const as = await backend.as();
    const own = await backend.given.mark({ slug: 'proexpert', name: 'ПроЭксперт', isRoutingMark: false });
    const { id } = await made.module({ markId: own.id });
    const other = await made.module();
    const { items } = (await backend.call(listModules, { as, query: { filter: { unbranded: '1' } } })).value;
    expect(items.map((item) => item.id)).toContain(id);
    expect(items.map((item) => item.id)).not.toContain(other.id);
    expect(items[0]?.url).toMatch(/^\/academy\/sra-training\/modules\//);
  });

  test('it stands among the learning items, with its erid', async () => {
    const as = await backend.as();
    const mark = await backend.given.mark();
    const { learningId, id, slug } = await made.module({
      ...{ markId: mark.id, isDynamicScoring: true, scoringRules: [{ correctAnswers: 3, points: 45 }] },
      ...{ needErid: true, eridToken: 'T', eridSource: 'ООО «Пример»' },
    });
    const query = { filter: { mark: [mark.slug] } };
    const [item] = (await backend.call(listLearnings, { as, query })).value.items;
    expect(item).toMatchObject({
      ...{ id: learningId, modelId: id, slug, type: 'interactive_module', points: 45 },
      ...{ needErid: true, eridToken: 'T', finished: false },
    });
  });
});

describe('state', () => {
  test('is kept for its person, as it came, the last one wins', async () => {
    const [anna, other] = [await backend.as(), await backend.as()];
    const { id } = await made.module();
    const state = '{"cmi.core.lesson_status":"incomplete","SnakeCase":[1,null],"б":"ё"}';
    for (const body of [{ state: '{"step":1}' }, { state }])
      expect((await backend.call(saveModuleState, { as: anna, params: { id }, body })).value.savedAt).toBe(
        NOW.toISOString(),
      );
    expect(await seen(anna, id)).toMatchObject({
      ...{ state, stateSavedAt: NOW.toISOString(), isStarted: true, isFinished: false },
    });
    expect(await seen(other, id)).toMatchObject({ state: null, isStarted: false });
  });
});

test('a completion leaves the time of the state alone: another device still knows its draft is newer', async () => {
  const as = await backend.as();
  const { id } = await made.module();
  await done(as, id);
  expect(await seen(as, id)).toMatchObject({ state: null, stateSavedAt: null, isFinished: true });
});

test('a change is another version of it', async () => {
  const [as, reader] = [await backend.as('admin'), await backend.as()];
  const { id } = await made.module({ updatedAt: at(-5) });
  expect((await seen(reader, id)).updatedAt).toBe(at(-5).toISOString());
  await backend.call(updateModule, { as, params: { id }, body: { title: 'Иначе' } });
  expect((await seen(reader, id)).updatedAt).toBe(NOW.toISOString());
});

test('a page past the end of a list says how many there are', async () => {
  const mark = await backend.given.mark();
  const as = await backend.as();
  for (let n = 0; n < 3; n += 1) await made.module({ markId: mark.id });
  const query = { filter: { mark: [mark.slug], state: 'open' as const }, page: { number: 9, size: 2 } };
  const { items, page } = (await backend.call(listModules, { as, query })).value;
  expect([items, page]).toEqual([[], { number: 9, size: 2, total: 3, pages: 2 }]);
});

describe('completion', () => {
  test('of a module that does not say how many tasks it has pays its points, whatever it reports', async () => {
    const as = await backend.as();
    const { id } = await made.module({ points: 30, questionsCount: 0 });
    expect((await done(as, id, { correctAnswersCount: 4 })).value).toMatchObject({
      ...{ correctAnswersCount: 4, questionsCount: 0, points: 30, pointsAwarded: 30 },
    });
    expect((await seen(as, id)).isFinished).toBe(true);
  });

  test('pays its points once, whatever is reported after', async () => {
    const as = await backend.as();
    const paid = await made.module({ points: 30, title: 'Кожа' });
    expect((await done(as, paid.id, { correctAnswersCount: 2 })).value).toMatchObject({
      ...{ correctAnswersCount: 2, questionsCount: 5, points: 30, pointsAwarded: 30, balance: 30 },
      repeatDatetime: null,
    });
    expect((await done(as, paid.id, { correctAnswersCount: 5 })).value).toMatchObject({
      ...{ correctAnswersCount: 2, points: 30, pointsAwarded: 0, balance: 30 },
    });
    expect(await given.balance(as.id, paid.markId)).toBe(30);
    expect(await seen(as, paid.id)).toMatchObject({
      isFinished: true,
      earnedPoints: 30,
      correctAnswersCount: 2,
    });
    const [entry] = await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, as.id));
    expect(entry).toMatchObject({
      kind: 'module',
      title: 'Кожа',
      reason: 'Верных ответов: 2 из 5',
      amount: 30,
    });
  });

  test('five at once, each with its own key, pay once', async () => {
    const as = await backend.as();
    const { id, markId } = await made.module({ points: 30 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => done(as, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.reduce((sum, { value }) => sum + value.pointsAwarded, 0)).toBe(30);
    expect(await given.balance(as.id, markId)).toBe(30);
  });

  test('the same key answers the same', async () => {
    const as = await backend.as();
    const { id } = await made.module({ points: 30 });
    const [first, again] = [await done(as, id, {}, 'once-12345'), await done(as, id, {}, 'once-12345')];
    expect(again.document).toEqual(first.document);
  });

  test.each([
    [5, undefined, 40],
    [4, undefined, 10],
    [2, undefined, 0],
    [undefined, 0.8, 10],
    [undefined, 1, 40],
  ])('by its rules: %s right, score %s pay %s', async (correctAnswersCount, score, points) => {
    const as = await backend.as();
    const { id, markId } = await made.module({
      points: 999,
      isDynamicScoring: true,
      scoringRules: [
        { correctAnswers: 5, points: 40 },
        { correctAnswers: 3, points: 10 },
      ],
    });
    const body = {
      ...(score === undefined ? {} : { score }),
      ...(correctAnswersCount === undefined ? {} : { correctAnswersCount }),
    };
    expect((await done(as, id, body)).value.pointsAwarded).toBe(points);
    expect(await given.balance(as.id, markId)).toBe(points);
  });

  test('a module of 0 points is finished by its completion, without a date to wait for', async () => {
    const as = await backend.as();
    const { id } = await made.module({ points: 0 });
    expect((await done(as, id, { correctAnswersCount: 5 })).value).toMatchObject({
      ...{ points: 0, pointsAwarded: 0, repeatDatetime: null },
    });
    expect(await seen(as, id)).toMatchObject({ isFinished: true, repeatDatetime: null });
  });

  test('0 points may be made good from the 1st of next month', async () => {
    const own = await startTestBackend({ now: NOW });
    try {
      const as = await own.as();
      const rules = { isDynamicScoring: true, scoringRules: [{ correctAnswers: 3, points: 10 }] };
      const { id } = await givenModules(own).module(rules);
      const finish = async (correctAnswersCount: number) =>
        (
          await own.call(completeModule, {
            as,
            params: { id },
            body: { correctAnswersCount },
            idempotencyKey: crypto.randomUUID(),
          })
        ).value;
      expect(await finish(1)).toMatchObject({ points: 0, repeatDatetime: '2026-11-30T21:00:00.000Z' });
      expect((await finish(5)).pointsAwarded).toBe(0);
      own.clock.set(new Date('2026-12-01T00:00:01+03:00'));
      expect(await finish(5)).toMatchObject({ pointsAwarded: 10, repeatDatetime: null });
      expect((await finish(5)).pointsAwarded).toBe(0);
    } finally {
      await own.close();
    }
  });
});

test('a like is one, here and among the learning items', async () => {
  const [as, other] = [await backend.as(), await backend.as()];
  const { id } = await made.module();
  const like = async (who: Actor, isLiked: boolean) =>
    (await backend.call(likeModule, { as: who, params: { id }, body: { isLiked } })).value;
  await like(other, true);
  for (let time = 0; time < 2; time += 1)
    expect(await like(as, true)).toMatchObject({ isLiked: true, likesCount: 2 });
  expect(await seen(as, id)).toMatchObject({ isLiked: true, likesCount: 2 });
  expect(await like(as, false)).toMatchObject({ isLiked: false, likesCount: 1, ratingId: null });
});

describe('authoring', () => {
  const advert = { needErid: true, status: 'published' as const };

  test('made as a draft, published with a package, changed, scheduled, archived', async () => {
    const [as, reader] = [await backend.as('admin'), await backend.as()];
    const mark = await backend.given.mark();
    const body = { mark: mark.slug, slug: unique('new'), title: 'Новый' };
    const draft = (await backend.call(createModule, { as, body })).value;
    expect(draft).toMatchObject({ status: 'draft', filePath: null, publishedAt: null });
    const change = async (fields: object) =>
      (await backend.call(updateModule, { as, params: { id: draft.id }, body: fields })).value;
    const packageId = await made.pack();
    const open = await change({ packageId, status: 'published', points: 15 });
    expect(open).toMatchObject({ publishedAt: NOW.toISOString(), points: 15 });
    expect(open.filePath).toBe(`/modules-files/${packageId}/index.html`);
    expect((await seen(reader, draft.slug)).title).toBe('Новый');
    await change({ title: 'Другой' });
    expect((await seen(reader, draft.id)).title).toBe('Другой');
    for (const fields of [{ publishedAt: at(3).toISOString() }, { status: 'archived' }]) {
      await change(fields);
      expect((await backend.call(getModule, { as: reader, params: { id: draft.id } })).status).toBe(404);
    }
    const query = { filter: { mark: [mark.slug], status: 'archived' as const } };
    expect((await backend.call(manageModules, { as, query })).value.items).toHaveLength(1);
  });

  test.each([
    ['without a package', {}, '/data/attributes/package_id', 'body-missing'],
    ['with another’s slug', { slug: 'taken' }, '/data/attributes/slug', 'slug-taken'],
    ['of no brand there is', { mark: 'nobody' }, '/data/attributes/mark_id', 'mark-missing'],
    [
      'with a package that is not there',
      { packageId: 'f'.repeat(32) },
      '/data/attributes/package_id',
      'package-missing',
    ],
  ])('%s it is 422', async (_, change, pointer, code) => {
    const as = await backend.as('admin');
    await made.module({ slug: 'taken' }).catch(() => undefined);
    const mark = await backend.given.mark();
    const slugIsTested = 'slug' in change;
    const body = {
      ...{ mark: mark.slug, slug: unique('wrong'), title: 'А', status: 'published' as const },
      ...(slugIsTested ? { packageId: await made.pack() } : {}),
      ...change,
    };
    const called = await backend.call(createModule, { as, body });
    expect([called.status, called.errors[0]?.code, called.errors[0]?.source?.pointer]).toEqual([
      422,
      code,
      pointer,
    ]);
  });

  test('an advertisement without token and advertiser cannot be published, and both are named', async () => {
    const as = await backend.as('admin');
    const { id } = await made.module({ status: 'draft' });
    const publish = (body: object) => backend.call(updateModule, { as, params: { id }, body });
    const called = await publish(advert);
    expect([called.status, called.errors.map(({ code }) => code)]).toEqual([
      422,
      ['erid-token-missing', 'erid-source-missing'],
    ]);
    expect((await publish({ ...advert, eridToken: 'T', eridSource: 'ООО «Пример»' })).status).toBe(200);
  });

  test('rules of points without tasks or without rules cannot be published, and both are named', async () => {
    const as = await backend.as('admin');
    const { id } = await made.module({ status: 'draft', questionsCount: 0 });
    const publish = (body: object) => backend.call(updateModule, { as, params: { id }, body });
    const called = await publish({ status: 'published', isDynamicScoring: true });
    expect([called.status, called.errors.map(({ code, source }) => [code, source?.pointer])]).toEqual([
      422,
      [
        ['questions-missing', '/data/attributes/questions_count'],
        ['rules-missing', '/data/attributes/scoring_rules'],
      ],
    ]);
    const scoringRules = [{ correctAnswers: 1, points: 5 }];
    const whole = { status: 'published', isDynamicScoring: true, questionsCount: 2, scoringRules };
    expect((await publish(whole)).status).toBe(200);
  });

  test('its picture is named by its address in the files store', async () => {
    const as = await backend.as('admin');
    const { id } = await made.module();
    const picture = { name: 'Кожа', originalUrl: '/media/ab/skin.webp' };
    const change = (image: object | null) =>
      backend.call(updateModule, { as, params: { id }, body: { image } as never });
    expect((await change({ ...picture, originalUrl: 'https://evil.example/a.webp' })).status).toBe(422);
    expect((await change(picture)).value.image).toMatchObject({
      name: 'Кожа',
      originalUrl: '/media/ab/skin.webp',
    });
    expect((await change(null)).value.image).toBeNull();
  });

  test.each(['12', 'Кожа', 'a b', 'a--b', ''])('%j is no slug: 422', async (slug) => {
    const body = { mark: 'lrp', slug, title: 'А' };
    expect((await backend.call(createModule, { as: await backend.as('admin'), body })).status).toBe(422);
  });

  test('a module that is not there is 404', async () => {
    const as = await backend.as('admin');
    expect((await backend.call(updateModule, { as, params: { id: '987654321' }, body: {} })).status).toBe(
      404,
    );
  });
});

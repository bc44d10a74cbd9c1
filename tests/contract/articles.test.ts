import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { getArticle, getArticleBySlug, listArticles, reportProgress } from '@/api/articles/endpoints';
import type { articleQuery } from '@/api/articles/schemas';
import { createRating } from '@/api/ratings/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { articleReads } from '@/backend/db/schema/learning';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { expectLedgerWhole } from '../helpers/ledger-check';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
const at = (days: number) => new Date(NOW.getTime() + days * DAY);
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

const READ = { ranges: [], duration: 0, deviceId: 'd' };

describe('who may', () => {
  test('without a session every call is 401', async () => {
    expect((await backend.call(listArticles)).status).toBe(401);
    expect((await backend.call(getArticle, { params: { id: '1' } })).status).toBe(401);
    expect((await backend.call(getArticleBySlug, { params: { slug: 'x' } })).status).toBe(401);
    expect((await backend.call(reportProgress, { params: { id: '1' }, body: READ })).status).toBe(401);
  });

  test.each([
    ['a draft', { status: 0 }],
    ['one of tomorrow', { publishedAt: at(1) }],
  ])('%s is 404 by every way, and in no list', async (_, fields) => {
    const as = await backend.as('moderator');
    const { id, slug } = await given.article(fields);
    expect((await backend.call(getArticle, { as, params: { id } })).status).toBe(404);
    expect((await backend.call(getArticleBySlug, { as, params: { slug } })).status).toBe(404);
    expect((await backend.call(reportProgress, { as, params: { id }, body: READ })).status).toBe(404);
    const all = await backend.call(listArticles, { as, query: { page: { size: 100 } } });
    expect(all.value.items.map((item) => item.id)).not.toContain(id);
    const author = await backend.as('admin');
    expect((await backend.call(getArticle, { as: author, params: { id } })).value.isDraft).toBe(true);
  });

  test('what is out is no draft to its authors', async () => {
    const { id } = await given.article();
    const { value } = await backend.call(getArticle, { as: await backend.as('admin'), params: { id } });
    expect(value).not.toHaveProperty('isDraft');
  });

  test.each([
    'filter[mark]=lrp',
    'filter[who][name]=x',
    'filter[status]=0',
    'filter[status]=2',
    'sort=rating',
    'include=comments',
    'page[size]=1000',
    'x=1',
  ])('a wrong parameter (%s) is 400', async (search) => {
    const { token } = await backend.as();
    const answer = await backend.fetch(`/inetstudio/articles-package/v1/articles?${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['ranges', { ranges: [[-1, 5]] as [number, number][] }],
    ['device_id', { deviceId: '' }],
    ['duration', { duration: -1 }],
  ])('a wrong %s is 422', async (name, change) => {
    const { id } = await given.video();
    const called = await backend.call(reportProgress, {
      as: await backend.as(),
      params: { id },
      body: { ...READ, ...change },
    });
    expect(called.status).toBe(422);
    expect(called.errors[0]?.source?.pointer).toContain(`/data/attributes/${name}`);
  });
});

describe('list', () => {
  /** A mark with four items: an article of each day before, and a video. */
  async function articleList() {
    const mark = await backend.given.mark();
    const [skin, sun] = [unique('skin'), unique('sun')];
    const common = { markId: mark.id };
    const old = await given.article({ ...common, title: 'Ёлка', publishedAt: at(-3), categories: [skin] });
    const fresh = await given.article({
      ...common,
      title: 'Жемчуг',
      publishedAt: at(-1),
      categories: [skin, sun],
      tags: ['novinki', 'spf'],
    });
    const clip = await given.video({
      ...common,
      title: 'Еда',
      publishedAt: at(-2),
      categories: [sun],
      tags: ['spf'],
    });
    return { as: await backend.as(), mark, skin, sun, old, fresh, clip };
  }
  type ArticleList = Awaited<ReturnType<typeof articleList>>;
  type Query = z.input<typeof articleQuery>;
  async function ids({ as, mark }: ArticleList, query: Query = {}) {
    const { filter, ...rest } = query;
    const asked = { ...rest, filter: { mark: { name: mark.slug }, ...filter } };
    return (await backend.call(listArticles, { as, query: asked })).value.items.map(({ id }) => id);
  }

  test('what is published is asked for by its status, and is all there is', async () => {
    const mark = await backend.given.mark();
    const out = await given.article({ markId: mark.id });
    await given.article({ markId: mark.id, status: 0 });
    const query = { filter: { mark: { name: mark.slug }, status: '1' as const } };
    const { items } = (await backend.call(listArticles, { as: await backend.as('admin'), query })).value;
    expect(items.map(({ id }) => id)).toEqual([out.id]);
  });

  test('newest first; other orders; Russian titles with Ё after Е', async () => {
    const s = await articleList();
    expect(await ids(s)).toEqual([s.fresh.id, s.clip.id, s.old.id]);
    expect(await ids(s, { sort: 'publishedAt' })).toEqual([s.old.id, s.clip.id, s.fresh.id]);
    expect(await ids(s, { sort: 'title' })).toEqual([s.clip.id, s.old.id, s.fresh.id]);
    const body = { rateableId: s.old.id, rateableType: 'article', rating: 5 } as const;
    await backend.call(createRating, { as: s.as, body });
    expect(await ids(s, { sort: '-likeCount' })).toEqual([s.old.id, s.fresh.id, s.clip.id]);
  });

  test('filters: kind, category, tags, new, exclude', async () => {
    const s = await articleList();
    expect(await ids(s, { filter: { entries: { alias: 'video' } } })).toEqual([s.clip.id]);
    expect(await ids(s, { filter: { entries: { alias: 'article' } } })).toEqual([s.fresh.id, s.old.id]);
    expect(await ids(s, { filter: { categories: { slug: s.skin } } })).toEqual([s.fresh.id, s.old.id]);
    expect(await ids(s, { filter: { tags: ['spf', 'nobody'] } })).toEqual([s.fresh.id, s.clip.id]);
    expect(await ids(s, { filter: { isNew: '1' } })).toEqual([s.fresh.id]);
    expect(await ids(s, { filter: { exclude: [s.fresh.id, s.old.id] } })).toEqual([s.clip.id]);
  });

  test('pages, and facets counted without the category itself', async () => {
    const s = await articleList();
    const filter = { mark: { name: s.mark.name.toUpperCase() }, categories: { slug: s.skin } };
    const called = await backend.call(listArticles, {
      as: s.as,
      query: { filter, facets: '1', page: { size: 1, number: 2 } },
    });
    expect(called.value.items.map(({ id }) => id)).toEqual([s.old.id]);
    expect(called.value.page).toEqual({ number: 2, size: 1, total: 2, pages: 2 });
    const past = { filter, page: { size: 1, number: 9 } };
    const beyond = (await backend.call(listArticles, { as: s.as, query: past })).value;
    expect([beyond.items, beyond.page?.total]).toEqual([[], 2]);
    expect(called.value.meta.facets?.categories).toEqual([
      { slug: s.skin, title: s.skin, count: 2 },
      { slug: s.sun, title: s.sun, count: 2 },
    ]);
    expect(beyond.meta, 'not asked for, not counted').toEqual({});
  });

  test('beside an article, when asked for: its test, then its theme, then the newest of its mark', async () => {
    const as = await backend.given.user();
    const mark = await backend.given.mark();
    const skin = unique('skin');
    const { id: testId } = await given.test({ markId: mark.id });
    const ofMark = (days: number, more = {}) =>
      given.article({ markId: mark.id, publishedAt: at(-days), ...more });
    const { slug } = await ofMark(1, { testId, categories: [skin] });
    const near = await ofMark(20, { categories: [skin] });
    const newest = [await ofMark(2), await ofMark(3), await ofMark(4)];
    await ofMark(5);
    await ofMark(1, { status: 0 });
    await ofMark(1, { kind: 'video', durationSeconds: 9 });
    await given.article({ categories: [skin] });
    const { value } = await backend.call(getArticleBySlug, { as, params: { slug }, query: { around: '1' } });
    expect(value.around?.related.map(({ id }) => id)).toEqual([near, ...newest].map(({ id }) => id));
    expect(value.around?.related[0]).toMatchObject({ content: null, categories: [{ slug: skin }], tags: [] });
    expect(value.around?.test).toMatchObject({ type: 'test', modelId: testId, questionsCount: 3 });
    const unasked = await backend.call(getArticleBySlug, { as, params: { slug } });
    expect(unasked.value).not.toHaveProperty('around');
  });

  test('an article of no theme and no test stands beside the newest of its mark', async () => {
    const as = await backend.given.user();
    const mark = await backend.given.mark();
    const { slug } = await given.article({ markId: mark.id });
    const other = await given.article({ markId: mark.id });
    const { value } = await backend.call(getArticleBySlug, { as, params: { slug }, query: { around: '1' } });
    expect(value.around).toMatchObject({ test: null, related: [{ id: other.id }] });
  });

  test('no content in a list; categories and tags when asked for', async () => {
    const s = await articleList();
    const query = { filter: { mark: { name: s.mark.slug } } };
    const plain = (await backend.call(listArticles, { as: s.as, query })).value.items[0];
    expect(plain).toMatchObject({ content: null, isNew: true });
    expect(plain?.categories).toBeUndefined();
    const include = ['categories', 'tags'];
    const full = (await backend.call(listArticles, { as: s.as, query: { ...query, include } })).value
      .items[0];
    expect(full?.tags?.map(({ slug }) => slug).sort()).toEqual(['novinki', 'spf']);
    expect(full?.categories?.map(({ slug }) => slug).sort()).toEqual([s.skin, s.sun].sort());
  });
});

describe('one article', () => {
  test('by id and by slug the same, its HTML cleaned', async () => {
    const as = await backend.as();
    const content = '<p onclick="x()">Текст</p><script>alert(1)</script><img src="https://a.example/x.png">';
    const { id, slug } = await given.article({ content, readMinutes: 5, needErid: true, eridToken: 'T' });
    const byId = await backend.call(getArticle, { as, params: { id } });
    expect(byId.value).toMatchObject({
      content: '<p>Текст</p>',
      readMinutes: 5,
      needErid: true,
      eridToken: 'T',
    });
    expect((await backend.call(getArticleBySlug, { as, params: { slug } })).value).toEqual(byId.value);
  });

  test('a single one says when it was last changed, a list does not', async () => {
    const as = await backend.as();
    const updatedAt = new Date('2026-01-02T03:04:05Z');
    const { id } = await given.article({ updatedAt });
    const one = await backend.call(getArticle, { as, params: { id } });
    expect(one.value.updatedAt).toBe(updatedAt.toISOString());
    const { value } = await backend.call(listArticles, { as });
    expect(value.items.length).toBeGreaterThan(0);
    expect(value.items.filter((item) => item.updatedAt)).toEqual([]);
  });

  test('opening is not reading; reading is recorded once, for its reader', async () => {
    const [as, other] = [await backend.as(), await backend.as()];
    const { id } = await given.article();
    const open = (who: typeof as) => backend.call(getArticle, { as: who, params: { id } });
    await open(as);
    expect((await open(as)).value).toMatchObject({ isRead: false, finished: false, progress: 0 });
    for (let time = 0; time < 2; time += 1) {
      const read = await backend.call(reportProgress, { as, params: { id }, body: READ });
      expect(read.value).toMatchObject({ finished: true, progress: 100, pointsAwarded: 0 });
    }
    expect((await open(as)).value).toMatchObject({ isRead: true, finished: true, progress: 100 });
    expect((await open(other)).value.isRead).toBe(false);
    expect(await backend.db.select().from(articleReads).where(eq(articleReads.articleId, id))).toHaveLength(
      1,
    );
  });

  test('its test stands beside it, passed once it is; a hidden one does not', async () => {
    const as = await backend.as();
    const quiz = await given.test({ title: 'Проверьте себя', countPoints: 30 });
    const { id } = await given.article({ testId: quiz.id });
    const seen = () => backend.call(getArticle, { as, params: { id } });
    expect((await seen()).value).toMatchObject({
      ...{ testId: quiz.id, testTitle: 'Проверьте себя', testPoints: 30, testPassed: false },
    });
    await backend.call(sendTest, { as, params: { id: quiz.id }, body: { answers: quiz.answers(3) } });
    // and is offered with its points no more, on its page and in lists
    expect((await seen()).value).toMatchObject({ testId: quiz.id, testPoints: null, testPassed: true });
    const hidden = await given.article({ testId: (await given.test({ isHidden: true })).id });
    const other = await backend.call(getArticle, { as, params: { id: hidden.id } });
    expect(other.value).toMatchObject({ testId: null, testTitle: null });
  });
});

describe('a video', () => {
  const watcher = (as: Awaited<ReturnType<TestBackend['as']>>, id: string) => {
    return async (ranges: [number, number][], deviceId = 'phone') =>
      (await backend.call(reportProgress, { as, params: { id }, body: { ranges, duration: 1, deviceId } }))
        .value;
  };

  test('counts no more than real time, and pays once at 70 % of one device', async () => {
    const as = await backend.as();
    const clip = await given.video({ durationSeconds: 100, points: 40 });
    const report = watcher(as, clip.id);
    expect(await report([])).toMatchObject({ countedSeconds: 0, finished: false });
    expect(await report([[0, 100]])).toMatchObject({ countedSeconds: 2, pointsAwarded: 0 });
    for (let passed = 12; passed <= 60; passed += 12) {
      backend.clock.advance(12_000);
      expect(await report([[0, 100]])).toMatchObject({ countedSeconds: passed + 2, finished: false });
    }
    backend.clock.advance(8_000);
    expect(await report([[0, 100]])).toMatchObject({ countedSeconds: 70, finished: true, pointsAwarded: 40 });
    for (let round = 0; round < 2; round += 1) {
      backend.clock.advance(15_000);
      expect(await report([[0, 100]])).toMatchObject({ finished: true, pointsAwarded: 0 });
    }
    expect(await given.balance(as.id, clip.markId)).toBe(40);
    const seen = await backend.call(getArticle, { as, params: { id: clip.id } });
    expect(seen.value).toMatchObject({
      finished: true,
      progress: 100,
      watchedRanges: [[0, 100]],
      points: 40,
    });
  });

  test('an hour away and one forged report of the whole pay nothing: silence was not watching', async () => {
    const as = await backend.as();
    const report = watcher(as, (await given.video({ durationSeconds: 100, points: 40 })).id);
    await report([]);
    backend.clock.advance(3600_000);
    const forged = await report([[0, 100]]);
    expect(forged.countedSeconds).toBeLessThanOrEqual(17);
    expect(forged).toMatchObject({ finished: false, pointsAwarded: 0 });
    expect((await report([[0, 100]])).countedSeconds).toBe(forged.countedSeconds);
  });

  test('two devices do not add up, and do not run at the same time', async () => {
    const as = await backend.as();
    const clip = await given.video({ durationSeconds: 100 });
    const report = watcher(as, clip.id);
    await report([], 'phone');
    await report([], 'laptop');
    for (let round = 0; round < 4; round += 1) {
      backend.clock.advance(12_000);
      await report([[0, 50]], 'phone');
    }
    expect((await report([[0, 50]], 'phone')).countedSeconds).toBe(50);
    expect((await report([[50, 100]], 'laptop')).countedSeconds).toBe(0);
    for (let round = 0; round < 4; round += 1) {
      backend.clock.advance(12_500);
      await report([[50, 100]], 'laptop');
    }
    expect(await report([[50, 100]], 'laptop')).toMatchObject({ countedSeconds: 50, finished: false });
    const { watches } = (await backend.call(getArticle, { as, params: { id: clip.id } })).value;
    expect(watches?.toSorted((a, b) => b.deviceId.localeCompare(a.deviceId))).toEqual([
      { deviceId: 'phone', ranges: [[0, 50]] },
      { deviceId: 'laptop', ranges: [[50, 100]] },
    ]);
    const stranger = await backend.call(getArticle, { as: await backend.as(), params: { id: clip.id } });
    expect(stranger.value.watches).toEqual([]);
    expect(await given.balance(as.id, clip.markId)).toBe(0);
  });

  test('two videos at once share one real time', async () => {
    const as = await backend.as();
    const [one, two] = [watcher(as, (await given.video()).id), watcher(as, (await given.video()).id)];
    await one([]);
    await two([]);
    backend.clock.advance(30_000);
    const [first, second] = [await one([[0, 100]]), await two([[0, 100]])];
    expect(first.countedSeconds + second.countedSeconds).toBeLessThanOrEqual(32);
  });

  test('the length is the server’s: a player that says 1 second wins nothing', async () => {
    const as = await backend.as();
    const report = watcher(as, (await given.video({ durationSeconds: 1000 })).id);
    await report([]);
    backend.clock.advance(10_000);
    expect(await report([[0, 1]])).toMatchObject({ countedSeconds: 1, finished: false });
  });

  test.each([
    ['before its start', { startDate: at(30) }],
    ['after its end', { endDate: at(-1) }],
    ['withdrawn', { viewAvailable: false }],
  ])('%s it shows no address and takes no report', async (_, fields) => {
    const as = await backend.as();
    const { id } = await given.video(fields);
    const seen = await backend.call(getArticle, { as, params: { id } });
    expect(seen.value).toMatchObject({ viewAvailable: false, videoUrl: null });
    const called = await backend.call(reportProgress, { as, params: { id }, body: READ });
    expect([called.status, called.errors[0]?.code]).toEqual([409, 'view-unavailable']);
  });
});

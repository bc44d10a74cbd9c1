import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createArticle,
  deleteArticle,
  getArticle,
  getArticleBySlug,
  getArticleChoices,
  getAuthoredArticle,
  listArticles,
  manageArticles,
  reportProgress,
  updateArticle,
} from '@/api/articles/endpoints';
import { listLearnings } from '@/api/learnings/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenProducts } from '../helpers/given-products';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const at = (days: number) => new Date(NOW.getTime() + days * 864e5);
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

test('without a session every call is 401', async () => {
  const params = { id: '1' };
  const body = { title: 'x', brand: 'lrp' };
  expect((await backend.call(createArticle, { body })).status).toBe(401);
  expect((await backend.call(updateArticle, { params, body })).status).toBe(401);
  expect((await backend.call(deleteArticle, { params })).status).toBe(401);
  expect((await backend.call(manageArticles)).status).toBe(401);
  expect((await backend.call(getAuthoredArticle, { params })).status).toBe(401);
  expect((await backend.call(getArticleChoices)).status).toBe(401);
});

test.each([undefined, 'moderator', 'expert'])('%s writes no article: 403', async (role) => {
  const as = await backend.as(role);
  const { id } = await given.article();
  const body = { title: 'x', brand: 'lrp' };
  expect((await backend.call(createArticle, { as, body })).status).toBe(403);
  expect((await backend.call(updateArticle, { as, params: { id }, body })).status).toBe(403);
  expect((await backend.call(deleteArticle, { as, params: { id } })).status).toBe(403);
  expect((await backend.call(manageArticles, { as })).status).toBe(403);
  expect((await backend.call(getArticleChoices, { as })).status).toBe(403);
  expect((await backend.call(getAuthoredArticle, { as, params: { id } })).status).toBe(403);
});

test('authors read what they wrote, whatever its state; nobody else does', async () => {
  const mark = await backend.given.mark();
  const common = { markId: mark.id, content: '<p>Слова <b>автора</b></p>' };
  const kept = [
    await given.article({ ...common, status: 0, publishedAt: null }),
    await given.article({ ...common, publishedAt: at(2) }),
    await given.article({ ...common, status: 2 }),
    await given.video({ ...common, status: 0 }),
  ];
  for (const [role, status] of [
    [undefined, 404],
    ['moderator', 404],
    ['admin', 200],
  ] as const) {
    const as = await backend.as(role);
    for (const { id, slug } of kept) {
      expect((await backend.call(getArticle, { as, params: { id } })).status).toBe(status);
      expect((await backend.call(getArticleBySlug, { as, params: { slug } })).status).toBe(status);
    }
  }
  const listed = async (role: string | undefined, filter: object = {}) =>
    backend.call(manageArticles, {
      as: await backend.as(role),
      query: { filter: { mark: [mark.slug], ...filter } },
    });
  const all = (await listed('admin')).value;
  expect([all.page?.total, all.items.map(({ id }) => id).sort()]).toEqual([
    4,
    kept.map(({ id }) => id).sort(),
  ]);
  const as = await backend.as('admin');
  const [draft] = kept;
  const whole = await backend.call(getAuthoredArticle, { as, params: { id: draft?.id ?? '' } });
  expect(whole.value.content).toBe('<p>Слова <b>автора</b></p>');
  const ids = async (filter: object) => (await listed('admin', filter)).value.items.map(({ id }) => id);
  expect(await ids({ state: 'archived' })).toEqual([kept[2]?.id]);
  expect(await ids({ state: 'scheduled' })).toEqual([kept[1]?.id]);
  expect(await ids({ state: 'published' })).toEqual([]);
  expect(await ids({ state: 'draft', entries: { alias: 'video' } })).toEqual([kept[3]?.id]);
});

test("the authors' list: found by title or address in any letters, ordered, counted by state", async () => {
  const mark = await backend.given.mark();
  const common = { markId: mark.id, content: '<p>x</p>' };
  const slug = unique('poyas-zashchity');
  const kept = [
    await given.article({ ...common, title: 'Ёлка и кожа', updatedAt: at(-3) }),
    await given.article({
      ...common,
      title: 'Барьер',
      slug,
      status: 0,
      publishedAt: null,
      updatedAt: at(-2),
    }),
    await given.video({ ...common, title: 'Ретинол', publishedAt: at(5), updatedAt: at(-1) }),
  ];
  const as = await backend.as('admin');
  const listed = async (query: { filter?: object; sort?: '-updatedAt' | 'title' | '-publishedAt' }) =>
    (
      await backend.call(manageArticles, {
        as,
        query: { ...query, filter: { mark: [mark.slug], ...query.filter } },
      })
    ).value;
  const order = async (query: Parameters<typeof listed>[0]) =>
    (await listed(query)).items.map(({ id }) => kept.findIndex((row) => row.id === id));
  expect(await order({})).toEqual([2, 1, 0]);
  expect(await order({ sort: 'title' })).toEqual([1, 0, 2]);
  expect(await order({ sort: '-publishedAt' })).toEqual([2, 0, 1]);
  expect(await order({ filter: { search: 'ЕЛКА' } })).toEqual([0]);
  expect(await order({ filter: { search: 'poyas-zash' } })).toEqual([1]);
  expect(await order({ filter: { search: '100%' } })).toEqual([]);
  const { items, meta } = await listed({ filter: { state: 'draft', entries: { alias: 'article' } } });
  expect(items.map(({ state, markName }) => [state, markName])).toEqual([['draft', mark.name]]);
  expect(meta.states).toEqual([
    { value: 'draft', count: 1 },
    { value: 'scheduled', count: 0 },
    { value: 'published', count: 1 },
    { value: 'archived', count: 0 },
  ]);
  const params = { id: kept[0]?.id ?? '' };
  await backend.call(updateArticle, { as, params, body: { title: 'Ёлка' } });
  const changed = (await listed({ filter: { search: 'елка' } })).items[0];
  expect([changed?.changedBy, changed?.updatedAt]).toEqual([
    expect.stringMatching(/\S+ \S+/),
    NOW.toISOString(),
  ]);
});

test.each([{ filter: { status: 'draft' } }, { filter: { state: 'gone' } }, { sort: 'content' }])(
  'the list refuses %j: 400',
  async (query) => {
    const called = await backend.call(manageArticles, {
      as: await backend.as('admin'),
      query: query as object,
    });
    expect(called.status).toBe(400);
  },
);

test('what is not there is 404', async () => {
  const as = await backend.as('admin');
  for (const id of ['99999999', 'abc']) {
    expect((await backend.call(updateArticle, { as, params: { id }, body: {} })).status).toBe(404);
    expect((await backend.call(deleteArticle, { as, params: { id } })).status).toBe(404);
    expect((await backend.call(getAuthoredArticle, { as, params: { id } })).status).toBe(404);
  }
});

test.each([
  ['title', { title: '' }],
  ['brand', { brand: 'nobody' }],
  ['slug', { slug: 'Статья' }],
  ['slug', { slug: '2026' }],
  ['slug', { slug: '20-11-2026' }],
  ['test_id', { testId: '99999999' }],
  ['tags/0', { tags: ['no-such-theme'] }],
  ['categories/0', { categories: ['no-such-section'] }],
  ['image/original_url', { image: { name: 'x', originalUrl: '//evil.example/a' } }],
  ...[
    '/media/../api/session/leave',
    '/media/a/../../v1/me',
    '/media/%2e%2e/a.webp',
    '/media/a%2fb.webp',
    '/media/a\\..\\b.webp',
    '/media/.hidden',
    '/media/avatars/a.webp',
    '/etc/passwd',
  ].flatMap((address): [string, object][] => [
    ['image/original_url', { image: { name: 'x', originalUrl: address } }],
    ['image/preview_url', { image: { name: 'x', originalUrl: '/media/a/a.webp', previewUrl: address } }],
    ['captions_url', { captionsUrl: address }],
  ]),
  ['gammas/0', { gammas: ['no-such-gamma'] }],
  ['video_url', { videoUrl: 'https://evil.example/a.mp4' }],
  ['vimeo_url', { vimeoUrl: 'https://evil.example/76979871' }],
  ['duration_seconds', { durationSeconds: 0 }],
  ['end_date', { startDate: '2026-11-21T00:00:00Z', endDate: '2026-11-20T00:00:00Z' }],
  ['author', { author: 'x' }],
])('a wrong %s is 422 at its own place', async (place, change) => {
  const { id } = await given.article();
  const body = change as { title?: string };
  const called = await backend.call(updateArticle, { as: await backend.as('admin'), params: { id }, body });
  expect([called.status, called.errors[0]?.source]).toEqual([422, { pointer: `/data/attributes/${place}` }]);
});

test('a title of digits alone makes no address: it has to be given', async () => {
  const as = await backend.as('admin');
  const body = { title: '2026', brand: (await backend.given.mark()).slug };
  expect((await backend.call(createArticle, { as, body })).errors[0]).toMatchObject({ code: 'slug-missing' });
  const slug = unique('god');
  expect((await backend.call(createArticle, { as, body: { ...body, slug } })).status).toBe(200);
});

test('of two materials of one title the second gets an address of its own', async () => {
  const as = await backend.as('admin');
  const body = { title: unique('Ромашка'), brand: (await backend.given.mark()).slug };
  const first = (await backend.call(createArticle, { as, body })).value;
  const second = (await backend.call(createArticle, { as, body })).value;
  expect(second.slug).toBe(`${first.slug}-2`);
});

describe('chapters of a video', () => {
  const VIDEO = { kind: 'video' as const, durationSeconds: 120, videoMp4Url: '/media/a.mp4' };
  const chapters = [
    { startSeconds: 0, title: 'Начало' },
    { startSeconds: 65, title: 'Барьер кожи' },
  ];
  const save = async (id: string, body: object) =>
    backend.call(updateArticle, { as: await backend.as('admin'), params: { id }, body });

  test('are kept and read by a reader, of the single video alone', async () => {
    const { id, slug } = await given.article(VIDEO);
    expect((await save(id, { chapters })).value.chapters).toEqual(chapters);
    const reader = await backend.as();
    const one = (await backend.call(getArticleBySlug, { as: reader, params: { slug } })).value;
    expect(one.chapters).toEqual(chapters);
    const { items } = (
      await backend.call(listArticles, { as: reader, query: { filter: { entries: { alias: 'video' } } } })
    ).value;
    expect(items.find((item) => item.id === id)).not.toHaveProperty('chapters');
    await save(id, { chapters: [] });
    const none = (await backend.call(getArticle, { as: reader, params: { id } })).value;
    expect(none).not.toHaveProperty('chapters');
  });

  test.each([
    ['chapter-order', '1/start_seconds', [chapters[1], chapters[0]]],
    ['chapter-late', '1/start_seconds', [chapters[0], { startSeconds: 120, title: 'Поздно' }]],
    [undefined, '0/title', [{ startSeconds: 0, title: '  ' }]],
    [undefined, '0/start_seconds', [{ startSeconds: -1, title: 'а' }]],
    [undefined, '0/note', [{ startSeconds: 0, title: 'а', note: 'б' }]],
  ])('%s is 422 at its row: %s', async (code, at, wrong) => {
    const { id } = await given.article(VIDEO);
    const called = await save(id, { chapters: wrong });
    expect([called.status, called.errors[0]?.source?.pointer]).toEqual([
      422,
      `/data/attributes/chapters/${at}`,
    ]);
    if (code) expect(called.errors[0]?.code).toBe(code);
  });

  test('a shorter length leaves no chapter behind its end', async () => {
    const { id } = await given.article(VIDEO);
    await save(id, { chapters });
    expect((await save(id, { durationSeconds: 60 })).errors[0]?.code).toBe('chapter-late');
    expect((await save(id, { durationSeconds: 60, chapters: [] })).status).toBe(200);
  });
});

test('a taken address is 422', async () => {
  const [first, other] = [await given.article(), await given.article()];
  const body = { slug: first.slug };
  const called = await backend.call(updateArticle, {
    as: await backend.as('admin'),
    params: { id: other.id },
    body,
  });
  expect(called.errors[0]).toMatchObject({
    code: 'slug-taken',
    source: { pointer: '/data/attributes/slug' },
  });
});

test('an advertisement comes out marked or not at all, today and on a day ahead', async () => {
  const as = await backend.as('admin');
  const mark = await backend.given.mark();
  const body = { title: unique('Реклама'), brand: mark.slug, needErid: true, content: '<p>Слова</p>' };
  const { id } = (await backend.call(createArticle, { as, body })).value;
  for (const publishedAt of [at(-1), at(3)]) {
    const sent = { status: 'published' as const, publishedAt: publishedAt.toISOString() };
    const called = await backend.call(updateArticle, { as, params: { id }, body: sent });
    expect(called.status).toBe(422);
    expect(called.errors.map(({ source }) => source)).toEqual([
      { pointer: '/data/attributes/erid_token' },
      { pointer: '/data/attributes/erid_source' },
    ]);
  }
  const marked = { status: 'published' as const, eridToken: '2Vtzq', eridSource: 'ООО «Пример»' };
  expect((await backend.call(updateArticle, { as, params: { id }, body: marked })).value).toMatchObject({
    status: 'published',
    publishedAt: NOW.toISOString(),
  });
});

test('made as a draft, scheduled, out by itself, archived; gone only while nobody has begun it', async () => {
  const [admin, reader] = [await backend.as('admin'), await backend.as()];
  const mark = await backend.given.mark();
  await given.tag('akne');
  const { slug: section } = await given.category();
  const body = {
    title: 'Новая статья о барьере',
    brand: mark.slug,
    content: '<h1 onclick="x()">Барьер</h1><p>Слова</p><script>x</script>',
    tags: ['akne'],
    categories: [section],
  };
  const made = (await backend.call(createArticle, { as: admin, body })).value;
  expect(made).toMatchObject({
    slug: 'novaya-statya-o-barere',
    content: '<h2>Барьер</h2><p>Слова</p>',
    status: 'draft',
    readMinutes: 1,
    tags: ['akne'],
    categories: [section],
  });
  const params = { id: made.id };
  const shown = async () =>
    (
      await backend.call(listArticles, { as: reader, query: { filter: { mark: { name: mark.slug } } } })
    ).value.items.map(({ id }) => id);
  const change = (sent: object) => backend.call(updateArticle, { as: admin, params, body: sent });
  expect((await backend.call(getArticle, { as: reader, params })).status).toBe(404);
  await change({ status: 'published', publishedAt: at(2).toISOString() });
  expect(await shown()).toEqual([]);
  backend.clock.set(at(3));
  expect(await shown()).toEqual([made.id]);
  await change({ status: 'archived' });
  expect(await shown()).toEqual([]);
  await change({ status: 'published' });
  await backend.call(reportProgress, {
    as: reader,
    params,
    body: { ranges: [], duration: 0, deviceId: 'd' },
  });
  const used = await backend.call(deleteArticle, { as: admin, params });
  expect([used.status, used.errors[0]?.code]).toEqual([409, 'article-used']);
  const fresh = await given.article();
  expect((await backend.call(deleteArticle, { as: admin, params: { id: fresh.id } })).status).toBe(204);
  const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, made.id));
  expect(new Set(trail.map(({ action }) => action))).toEqual(new Set(['article.created', 'article.changed']));
  backend.clock.set(NOW);
});

test.each([
  ['article', { content: '<p> </p>' }, 'content', { content: '<p>Слова</p>' }],
  ['video', { content: '<p>Слова</p>' }, 'video_url', { videoUrl: '/media/ab/v.mp4' }],
  ['video', {}, 'video_url', { vimeoUrl: 'https://vimeo.com/76979871' }],
] as const)('a shell of an %s does not come out: %j', async (entries, shell, field, whole) => {
  const as = await backend.as('admin');
  const brand = (await backend.given.mark()).slug;
  const body = { title: unique('Пусто'), brand, entries, status: 'published' as const, ...shell };
  const called = await backend.call(createArticle, { as, body });
  expect([called.status, called.errors[0]?.code, called.errors[0]?.source]).toEqual([
    422,
    'body-missing',
    { pointer: `/data/attributes/${field}` },
  ]);
  expect((await backend.call(createArticle, { as, body: { ...body, ...whole } })).status).toBe(200);
});

test('a video that pays does not come out without its length', async () => {
  const as = await backend.as('admin');
  const brand = (await backend.given.mark()).slug;
  const body = {
    ...{ title: unique('Клип'), brand, entries: 'video' as const, points: 20 },
    videoUrl: '/media/ab/v.mp4',
  };
  const status = 'published' as const;
  const called = await backend.call(createArticle, { as, body: { ...body, status } });
  expect([called.status, called.errors[0]?.code, called.errors[0]?.source]).toEqual([
    422,
    'duration-missing',
    { pointer: '/data/attributes/duration_seconds' },
  ]);
  const draft = (await backend.call(createArticle, { as, body })).value;
  const params = { id: draft.id };
  expect((await backend.call(updateArticle, { as, params, body: { status } })).status).toBe(422);
  const whole = await backend.call(updateArticle, { as, params, body: { status, durationSeconds: 90 } });
  expect(whole.status).toBe(200);
});

test('a video is whole by these calls: its file, length and dates; a reader plays it between them', async () => {
  const [as, reader] = [await backend.as('admin'), await backend.as()];
  const brand = (await backend.given.mark()).slug;
  const file = {
    videoUrl: '/media/ab/v.mp4',
    videoWebmUrl: '/media/ab/v.webm',
    captionsUrl: '/media/ab/v.vtt',
  };
  const body = {
    title: unique('Клип'),
    brand,
    entries: 'video' as const,
    durationSeconds: 90,
    points: 20,
    ...file,
  };
  const made = (await backend.call(createArticle, { as, body: { ...body, status: 'published' } })).value;
  expect(made).toMatchObject({ ...file, durationSeconds: 90, startDate: null, viewAvailable: true });
  const params = { id: made.id };
  const seen = async () => (await backend.call(getArticle, { as: reader, params })).value;
  expect(await seen()).toMatchObject({ ...file, durationSeconds: 90, viewAvailable: true });
  const change = async (sent: object) =>
    (await backend.call(updateArticle, { as, params, body: sent })).value;
  expect((await change({ startDate: at(1).toISOString() })).startDate).toBe(at(1).toISOString());
  expect(await seen()).toMatchObject({ videoUrl: null, viewAvailable: false });
  await change({ startDate: null, viewAvailable: false });
  expect((await seen()).viewAvailable).toBe(false);
});

test('an article is linked to gammas, and is found by them', async () => {
  const [as, reader] = [await backend.as('admin'), await backend.as()];
  const mark = await backend.given.mark();
  const shop = givenProducts({ ...backend, now: backend.clock.now });
  const [alias, other] = [unique('gamma'), unique('gamma')];
  await shop.product({ markId: mark.id, entries: [['gamma', alias]] });
  await shop.product({ markId: mark.id, entries: [['gamma', other]] });
  const body = {
    title: unique('О линии'),
    brand: mark.slug,
    content: '<p>Слова</p>',
    status: 'published' as const,
  };
  const made = (await backend.call(createArticle, { as, body: { ...body, gammas: [alias] } })).value;
  expect(made.gammas).toEqual([alias]);
  const found = async (gamma: string) => {
    const { items } = (
      await backend.call(listLearnings, { as: reader, query: { filter: { gamma: [gamma] } } })
    ).value;
    return items.map(({ modelId }) => modelId);
  };
  expect([await found(alias), await found(other)]).toEqual([[made.id], []]);
  await backend.call(updateArticle, { as, params: { id: made.id }, body: { gammas: [other] } });
  expect([await found(alias), await found(other)]).toEqual([[], [made.id]]);
});

test('an editor who has not seen the last version is told whose it is; nothing is written over', async () => {
  const [anna, boris] = [await backend.as('admin'), await backend.as('admin')];
  const mark = await backend.given.mark();
  const made = await backend.call(createArticle, { as: anna, body: { title: 'Первая', brand: mark.slug } });
  const { id, updatedAt: seenAt } = made.value;
  const save = (as: typeof anna, title: string, seen?: string) =>
    backend.call(updateArticle, { as, params: { id }, body: { title, ...(seen ? { seenAt: seen } : {}) } });
  // the clock stands still, and the version changes all the same
  const second = await save(boris, 'Бориса', seenAt);
  expect(second.value.updatedAt).not.toBe(seenAt);
  const refused = await save(anna, 'Анны', seenAt);
  const { updatedAt } = second.value;
  expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'changed-since']);
  expect(refused.errors[0]?.meta).toEqual({ by: expect.stringMatching(/\S/) as string, at: updatedAt });
  const now = (await backend.call(getAuthoredArticle, { as: anna, params: { id } })).value;
  expect(now).toMatchObject({ title: 'Бориса', updatedAt });
  expect((await save(anna, 'Анны', updatedAt)).value.title).toBe('Анны');
  expect((await save(boris, 'Без версии')).value.title).toBe('Без версии');
});

test('an author chooses from what is there; an archived test is not', async () => {
  const products = givenProducts({ ...backend, db: backend.db, now: () => NOW });
  const alias = unique('gamma');
  await products.product({ entries: [['gamma', alias, 'Гамма']] });
  const [test_, gone] = [await given.test({ title: 'Ёмкий тест' }), await given.test({ isArchived: true })];
  const { value } = await backend.call(getArticleChoices, { as: await backend.as('admin') });
  expect(value.gammas).toContainEqual({ slug: alias, title: 'Гамма', mark: expect.any(String) as string });
  expect(value.tests).toContainEqual({ id: test_.id, title: 'Ёмкий тест' });
  expect(value.tests.map(({ id }) => id)).not.toContain(gone.id);
});

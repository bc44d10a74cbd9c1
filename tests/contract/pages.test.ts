import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPage, getPage, getPageBySlug, listPages, updatePage } from '@/api/pages/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenModules } from '../helpers/given-modules';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const tomorrow = new Date('2026-11-21T12:00:00+03:00');
let backend: TestBackend;
let made: ReturnType<typeof givenModules>;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  made = givenModules(backend);
});
afterAll(() => backend.close());

describe('who may', () => {
  test('without a session every call is 401', async () => {
    const params = { id: '1' };
    const answers = await Promise.all([
      backend.call(getPageBySlug, { query: { slug: 'a' } }),
      backend.call(getPage, { params }),
      backend.call(listPages),
      backend.call(createPage, { body: { markId: 'lrp', slug: 'a', title: 'A' } }),
      backend.call(updatePage, { params, body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  test.each(['', 'moderator'])('%s writes no pages: 403', async (role) => {
    const as = await backend.as(role || undefined);
    const body = { markId: 'lrp', slug: 'a', title: 'A' };
    expect((await backend.call(createPage, { as, body })).status).toBe(403);
    expect((await backend.call(updatePage, { as, params: { id: '1' }, body: {} })).status).toBe(403);
  });

  test.each([
    ['a draft', { status: 'draft' as const }],
    ['an archived one', { status: 'archived' as const }],
    ['one of tomorrow', { publishedAt: tomorrow }],
  ])('%s is 404 by id and by slug but for its authors', async (_, fields) => {
    const { id, slug } = await made.page(fields);
    for (const [role, status] of [
      ['moderator', 404],
      ['admin', 200],
    ] as const) {
      const as = await backend.as(role);
      expect((await backend.call(getPage, { as, params: { id } })).status).toBe(status);
      expect((await backend.call(getPageBySlug, { as, query: { slug } })).status).toBe(status);
    }
  });

  test('a slug that is missing is 400', async () => {
    const { token } = await backend.as();
    const answer = await backend.fetch('/inetstudio/pages-package/v1/pages/-actions/by-slug', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a page', () => {
  test('of text: by id and by slug the same, its HTML cleaned', async () => {
    const as = await backend.as();
    const { id, slug } = await made.page({ content: '<p onclick="x()">Да</p><script>alert(1)</script>' });
    const found = (await backend.call(getPageBySlug, { as, query: { slug } })).value;
    expect(found).toMatchObject({ id, content: '<p>Да</p>', executableFile: null, indexFile: null });
    expect((await backend.call(getPage, { as, params: { id } })).value).toEqual(found);
  });

  test('with a package says where it runs', async () => {
    const packageId = await made.pack();
    const { id } = await made.page({ packageId, needErid: true, eridToken: 'T', eridSource: 'ООО «Пример»' });
    const found = (await backend.call(getPage, { as: await backend.as(), params: { id } })).value;
    expect(found).toMatchObject({
      ...{ packageId, indexFile: 'index.html', executableFile: `/modules-files/${packageId}/index.html` },
      ...{ needErid: true, eridToken: 'T', eridSource: 'ООО «Пример»' },
    });
  });

  test('stands in the list without its text; drafts in the authors’ alone', async () => {
    const mark = await backend.given.mark();
    const open = await made.page({ markId: mark.id });
    const draft = await made.page({ markId: mark.id, status: 'draft' });
    const ids = async (role?: string) => {
      const query = { filter: { mark: [mark.slug] } };
      const { items } = (await backend.call(listPages, { as: await backend.as(role), query })).value;
      expect(items.every(({ content }) => content === '')).toBe(true);
      return items.map(({ id }) => id);
    };
    expect(await ids()).toEqual([open.id]);
    expect((await ids('admin')).sort()).toEqual([open.id, draft.id].sort());
  });
});

test('a chapter that is switched off is nobody’s to read; enabled, it is there', async () => {
  for (const [features, role] of [
    ['', undefined],
    ['', 'admin'],
    ['development-6', undefined],
  ] as const) {
    const own = await startTestBackend({ now: NOW, env: { ENABLED_FEATURES: features } });
    try {
      const as = await own.as(role);
      const { id, slug } = await givenModules(own).page({ slug: 'lrp-development-6' });
      const statuses = [
        (await own.call(getPage, { as, params: { id } })).status,
        (await own.call(getPageBySlug, { as, query: { slug } })).status,
      ];
      const listed = (await own.call(listPages, { as })).value.items.map((item) => item.id).includes(id);
      expect([...statuses, listed]).toEqual(features ? [200, 200, true] : [404, 404, false]);
    } finally {
      await own.close();
    }
  }
});

describe('authoring', () => {
  test('made as a draft, published, scheduled, archived; its HTML is cleaned on the way in', async () => {
    const [as, reader] = [await backend.as('admin'), await backend.as()];
    const mark = await backend.given.mark();
    const body = {
      markId: mark.slug,
      slug: unique('new'),
      title: 'Новая',
      content: '<h1>А</h1><script>x</script>',
    };
    const { id, slug, status } = (await backend.call(createPage, { as, body })).value;
    expect(status).toBe('draft');
    const change = async (fields: object) => {
      await backend.call(updatePage, { as, params: { id }, body: fields });
      return (await backend.call(getPageBySlug, { as: reader, query: { slug } })).status;
    };
    expect(await change({ title: 'Другая' })).toBe(404);
    expect(await change({ status: 'published' })).toBe(200);
    const read = (await backend.call(getPage, { as: reader, params: { id } })).value;
    expect(read).toMatchObject({ title: 'Другая', content: '<h2>А</h2>', publishedAt: NOW.toISOString() });
    expect(await change({ publishedAt: tomorrow.toISOString() })).toBe(404);
    expect(await change({ publishedAt: NOW.toISOString() })).toBe(200);
    expect(await change({ status: 'archived' })).toBe(404);
  });

  test.each([
    [
      'an advertisement without a token',
      { needErid: true, eridSource: 'ООО' },
      'erid_token',
      'erid-token-missing',
    ],
    ['one without an advertiser', { needErid: true, eridToken: 'T' }, 'erid_source', 'erid-source-missing'],
    ['one with nothing to show', { content: ' ' }, 'package_id', 'body-missing'],
    ['one of no brand there is', { markId: 'nobody' }, 'mark_id', 'mark-missing'],
    ['one with a package that is not there', { packageId: 'f'.repeat(32) }, 'package_id', 'package-missing'],
    ['one with a slug of its own kind', { slug: 'Кожа' }, 'slug', undefined],
  ])('%s is 422', async (_, change, field, code) => {
    const mark = await backend.given.mark();
    const body = {
      ...{
        markId: mark.slug,
        slug: unique('page'),
        title: 'А',
        content: '<p>А</p>',
        status: 'published' as const,
      },
      ...change,
    };
    const called = await backend.call(createPage, { as: await backend.as('admin'), body });
    expect([called.status, called.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
    if (code) expect(called.errors[0]?.code).toBe(code);
  });

  test('a landing comes out with its package alone, and keeps it while it is out', async () => {
    const as = await backend.as('admin');
    const mark = await backend.given.mark();
    const out = { status: 'published' as const };
    const body = { markId: mark.slug, slug: 'syvorotki', title: 'Сыворотки', content: '<p>Слова</p>' };
    const refused = [{ code: 'landing-package-missing', source: { pointer: '/data/attributes/package_id' } }];
    const called = await backend.call(createPage, { as, body: { ...body, ...out } });
    expect([called.status, called.errors]).toMatchObject([422, refused]);
    const params = { id: (await backend.call(createPage, { as, body })).value.id };
    const change = (sent: object) => backend.call(updatePage, { as, params, body: sent });
    expect((await change(out)).errors).toMatchObject(refused);
    expect((await change({ ...out, packageId: await made.pack() })).status).toBe(200);
    expect((await change({ packageId: null })).errors).toMatchObject(refused);
    expect((await change({ status: 'draft', packageId: null })).status).toBe(200);
    const { id } = await made.page({ content: '<p>Слова</p>' });
    const renamed = await backend.call(updatePage, { as, params: { id }, body: { slug: 'neovadiol' } });
    expect(renamed.errors).toMatchObject(refused);
  });

  test('a taken slug is 422 on it; a page that is not there 404', async () => {
    const as = await backend.as('admin');
    const { slug } = await made.page();
    const { id } = await made.page();
    const called = await backend.call(updatePage, { as, params: { id }, body: { slug } });
    expect([called.status, called.errors[0]?.code]).toEqual([422, 'slug-taken']);
    expect((await backend.call(updatePage, { as, params: { id: '987654321' }, body: {} })).status).toBe(404);
  });
});

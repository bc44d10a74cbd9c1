import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductBySlug,
  listProductFilterGroups,
  listProductItems,
  listProducts,
  updateProduct,
} from '@/api/products/endpoints';
import type { itemQuery } from '@/api/products/schemas';
import { createRating } from '@/api/ratings/endpoints';
import { ratings } from '@/backend/db/schema/learning';
import { products } from '@/backend/db/schema/products';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenProducts, type GivenProducts } from '../helpers/given-products';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const at = (days: number) => new Date(NOW.getTime() + days * 864e5);
let backend: TestBackend;
let given: GivenProducts;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenProducts({ db: backend.db, given: backend.given, now: backend.clock.now });
});
afterAll(() => backend.close());

const all = { page: { size: 100 } };
const like = (rateableId: string) => ({ rateableId, rateableType: 'product', rating: 5 }) as const;

describe('who may', () => {
  test('without a session every call is 401', async () => {
    const params = { id: '1', slug: 'x' };
    const body = { title: 'x', markId: 'lrp' };
    expect((await backend.call(listProductItems)).status).toBe(401);
    expect((await backend.call(listProducts)).status).toBe(401);
    expect((await backend.call(listProductFilterGroups)).status).toBe(401);
    expect((await backend.call(getProduct, { params })).status).toBe(401);
    expect((await backend.call(getProductBySlug, { params })).status).toBe(401);
    expect((await backend.call(createProduct, { body })).status).toBe(401);
    expect((await backend.call(updateProduct, { params, body: {} })).status).toBe(401);
    expect((await backend.call(deleteProduct, { params })).status).toBe(401);
  });

  test.each([undefined, 'moderator', 'trainer', 'tests_moderator'])(
    '%s writes no product: 403',
    async (role) => {
      const as = await backend.as(role);
      const { id } = await given.product();
      const body = { title: 'Крем', markId: 'lrp' };
      expect((await backend.call(createProduct, { as, body })).status).toBe(403);
      expect((await backend.call(updateProduct, { as, params: { id }, body })).status).toBe(403);
      expect((await backend.call(deleteProduct, { as, params: { id } })).status).toBe(403);
    },
  );

  test.each(['archive', 'draft', 'scheduled'] as const)(
    'a list of %s ones is for authors',
    async (status) => {
      const query = { filter: { status } };
      expect((await backend.call(listProducts, { as: await backend.as(), query })).status).toBe(403);
      expect((await backend.call(listProducts, { as: await backend.as('admin'), query })).status).toBe(200);
    },
  );

  test.each([
    ['a draft', null],
    ['one of tomorrow', at(1)],
  ])('%s is 404 for a reader by every way, there for an author, in no list', async (_, publishedAt) => {
    const [reader, admin] = [await backend.as(), await backend.as('admin')];
    const { id, slug } = await given.product({ publishedAt });
    expect((await backend.call(getProduct, { as: reader, params: { id } })).status).toBe(404);
    expect((await backend.call(getProductBySlug, { as: reader, params: { slug } })).status).toBe(404);
    expect((await backend.call(createRating, { as: reader, body: like(id) })).status).toBe(404);
    expect((await backend.call(getProduct, { as: admin, params: { id } })).value.slug).toBe(slug);
    for (const as of [reader, admin]) {
      const items = (await backend.call(listProductItems, { as, query: all })).value.items;
      expect(items.map((item) => item.id)).not.toContain(id);
      const whole = (await backend.call(listProducts, { as, query: all })).value.items;
      expect(whole.map((item) => item.id)).not.toContain(id);
    }
  });

  test('what is not there is 404', async () => {
    const as = await backend.as('admin');
    for (const id of ['99999999', 'abc']) {
      expect((await backend.call(getProduct, { as, params: { id } })).status).toBe(404);
      expect((await backend.call(updateProduct, { as, params: { id }, body: { title: 'x' } })).status).toBe(
        404,
      );
      expect((await backend.call(deleteProduct, { as, params: { id } })).status).toBe(404);
    }
  });

  test.each(['filter[brand]=x', 'filter[status]=active', 'sort=price', 'page[size]=1000', 'x=1'])(
    'a wrong parameter (%s) is 400',
    async (search) => {
      const { token } = await backend.as();
      const headers = { authorization: `Bearer ${token}` };
      const answer = await backend.fetch(`/inetstudio/products-package/v1/items?${search}`, { headers });
      expect(answer.status).toBe(400);
    },
  );
});

describe('a list of products', () => {
  async function productList() {
    const mark = await backend.given.mark();
    const [lip, eff, dry, oily] = ['lipikar', 'effaclar', 'dry', 'oily'].map(unique) as [
      string,
      string,
      string,
      string,
    ];
    const common = { markId: mark.id };
    const balm = await given.product({
      ...common,
      name: 'Бальзам',
      publishedAt: at(-3),
      entries: [
        ['gamma', lip, 'Липикар'],
        ['skin', dry, 'Сухая'],
      ],
    });
    const gel = await given.product({
      ...common,
      name: 'Ёмкий гель',
      shortDescription: 'Для жирной кожи',
      publishedAt: at(-1),
      isNew: true,
      entries: [
        ['gamma', eff, 'Эфаклар'],
        ['skin', oily, 'Жирная'],
      ],
    });
    const cream = await given.product({
      ...common,
      name: 'Единый крем',
      vendorCode: 'LRP-77',
      publishedAt: at(-2),
      entries: [
        ['gamma', eff],
        ['skin', dry],
        ['skin', oily],
      ],
    });
    await given.product({ ...common, status: 'archive', entries: [['skin', unique('gone')]] });
    return { as: await backend.as(), mark, lip, eff, dry, oily, balm, gel, cream };
  }
  type ProductList = Awaited<ReturnType<typeof productList>>;
  async function ids({ as, mark }: ProductList, query: z.input<typeof itemQuery> = {}) {
    const { filter, ...rest } = query;
    const asked = { ...rest, filter: { mark: [mark.slug], ...filter } };
    return (await backend.call(listProductItems, { as, query: asked })).value.items.map(({ id }) => id);
  }

  test('newest first, other orders, no archived one', async () => {
    const s = await productList();
    expect(await ids(s)).toEqual([s.gel.id, s.cream.id, s.balm.id]);
    expect(await ids(s, { sort: 'title' })).toEqual([s.balm.id, s.cream.id, s.gel.id]);
    await backend.call(createRating, { as: s.as, body: like(s.balm.id) });
    expect(await ids(s, { sort: '-likeCount' })).toEqual([s.balm.id, s.cream.id, s.gel.id]);
  });

  test('choices of a group add up, groups narrow each other', async () => {
    const s = await productList();
    expect(await ids(s, { filter: { gamma: [s.eff] } })).toEqual([s.gel.id, s.cream.id]);
    expect(await ids(s, { filter: { gamma: [s.eff, s.lip] } })).toHaveLength(3);
    expect(await ids(s, { filter: { gamma: [s.eff], skin: [s.dry] } })).toEqual([s.cream.id]);
    expect(await ids(s, { filter: { gamma: ['nobody'] } })).toEqual([]);
    expect(await ids(s, { filter: { exclude: [s.gel.id] } })).toEqual([s.cream.id, s.balm.id]);
  });

  test.each([
    ['ЕМКИЙ', 'gel'],
    ['жирной', 'gel'],
    ['lrp-77', 'cream'],
    ['липик', 'balm'],
  ] as const)('«%s» is found in name, words, code and gamma', async (search, which) => {
    const s = await productList();
    expect(await ids(s, { filter: { search } })).toEqual([s[which].id]);
  });

  test('signs of a pattern are letters', async () => {
    const s = await productList();
    expect(await ids(s, { filter: { search: '%' } })).toEqual([]);
    expect(await ids(s, { filter: { search: '  ' } })).toHaveLength(3);
  });

  test('pages', async () => {
    const s = await productList();
    const filter = { mark: [s.mark.slug] };
    const ask = async (number: number) =>
      (await backend.call(listProductItems, { as: s.as, query: { filter, page: { size: 2, number } } }))
        .value;
    expect((await ask(2)).items.map(({ id }) => id)).toEqual([s.balm.id]);
    expect((await ask(2)).page).toEqual({ number: 2, size: 2, total: 3, pages: 2 });
    expect((await ask(9)).page?.total).toBe(3);
  });

  test('filter groups: gammas by alphabet, counted under the others, empty ones dropped', async () => {
    const s = await productList();
    const filter = { mark: [s.mark.slug], skin: [s.dry] };
    const { items } = (await backend.call(listProductFilterGroups, { as: s.as, query: { filter } })).value;
    expect(items).toEqual([
      {
        id: 'gamma',
        name: 'gamma',
        title: 'Гамма',
        entries: [
          { value: s.lip, title: 'Липикар', count: 1 },
          { value: s.eff, title: 'Эфаклар', count: 1 },
        ],
      },
      {
        id: 'skin',
        name: 'skin',
        title: 'Кожа и волосы',
        entries: [
          { value: s.oily, title: 'Жирная', count: 2 },
          { value: s.dry, title: 'Сухая', count: 2 },
        ],
      },
    ]);
  });
});

describe('one product', () => {
  test('a card carries no text; the product all of it, its components with their words', async () => {
    const as = await backend.as();
    const word = await given.word({ name: 'Пантенол', synonyms: ['Panthenol'] });
    const { id, slug } = await given.product({
      composition: '<p>Вода, panthenol</p><script>x</script>',
      activeComponents: ['Пантенол 5 %', 'Неизвестное'],
      tags: ['atopiya'],
    });
    const value = (await backend.call(getProductBySlug, { as, params: { slug } })).value;
    expect(value).toMatchObject({
      id,
      composition: '<p>Вода, panthenol</p>',
      activeComponents: [
        { title: 'Пантенол 5 %', slug: word.slug },
        { title: 'Неизвестное', slug: null },
      ],
      tags: [{ slug: 'atopiya', title: 'atopiya' }],
      status: 'active',
      isLiked: false,
    });
  });

  test('an archived one has its page, says so, and can still be liked', async () => {
    const as = await backend.as();
    const { id, slug } = await given.product({ status: 'archive' });
    expect((await backend.call(getProductBySlug, { as, params: { slug } })).value.status).toBe('archive');
    expect((await backend.call(createRating, { as, body: like(id) })).value.likeCount).toBe(1);
    const query = { filter: { status: 'archive' as const }, page: { size: 100 } };
    const kept = (await backend.call(listProducts, { as: await backend.as('admin'), query })).value.items;
    expect(kept.map((item) => item.id)).toContain(id);
  });

  test('a like is 5 and is taken back by 0', async () => {
    const as = await backend.as();
    const { id } = await given.product();
    const wrong = await backend.call(createRating, { as, body: { ...like(id), rating: 1 } });
    expect([wrong.status, wrong.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/rating' }]);
    const first = (await backend.call(createRating, { as, body: like(id) })).value;
    const seen = async () => (await backend.call(getProduct, { as, params: { id } })).value;
    expect(await seen()).toMatchObject({ isLiked: true, likeCount: 1, ratingId: first.id });
    await backend.call(createRating, { as, body: { ...like(id), rating: 0 } });
    expect(await seen()).toMatchObject({ isLiked: false, likeCount: 0, ratingId: null });
  });
});

describe('writing', () => {
  const erid = { eridToken: '2VtzqX', eridSource: 'ООО «Пример»' };
  const image = { name: 'Туба', originalUrl: '/media/demo/a.webp' };

  test('made, scheduled, out by itself, archived, gone; every step is in the trail', async () => {
    const [admin, reader] = [await backend.as('admin'), await backend.as()];
    const mark = await backend.given.mark();
    await given.product({ tags: ['akne'] });
    const body = {
      title: 'Крем-гель Проба',
      markId: mark.slug,
      features: '<ul><li onclick="x()">Лёгкий</li></ul>',
      publishedAt: at(2).toISOString(),
      filters: [{ group: 'gamma' as const, alias: unique('gamma'), title: 'Проба' }],
      tags: ['akne'],
      images: { preview: [image] },
      needErid: true,
      ...erid,
    };
    const made = (await backend.call(createProduct, { as: admin, body })).value;
    expect(made).toMatchObject({
      slug: 'krem-gel-proba',
      features: '<ul><li>Лёгкий</li></ul>',
      gammaName: 'Проба',
      tags: [{ slug: 'akne' }],
      image: { originalUrl: '/media/demo/a.webp', previewUrl: '/media/demo/a.webp', extension: 'webp' },
    });
    const params = { id: made.id };
    expect((await backend.call(getProduct, { as: reader, params })).status).toBe(404);
    const scheduled = { filter: { status: 'scheduled' as const }, page: { size: 100 } };
    const waiting = (await backend.call(listProducts, { as: admin, query: scheduled })).value.items;
    expect(waiting.map(({ id }) => id)).toContain(made.id);
    backend.clock.advance(3 * 864e5);
    const productList = { filter: { mark: [mark.slug] } };
    const shown = async () =>
      (await backend.call(listProductItems, { as: reader, query: productList })).value.items.map(
        ({ id }) => id,
      );
    expect(await shown()).toEqual([made.id]);
    await backend.call(updateProduct, { as: admin, params, body: { status: 'archive' } });
    expect(await shown()).toEqual([]);
    expect((await backend.call(getProduct, { as: reader, params })).value).toMatchObject({
      title: 'Крем-гель Проба',
      gammaName: 'Проба',
      status: 'archive',
    });
    await backend.call(createRating, { as: reader, body: like(made.id) });
    expect((await backend.call(deleteProduct, { as: admin, params })).status).toBe(204);
    expect((await backend.call(getProduct, { as: admin, params })).status).toBe(404);
    expect(await backend.db.select().from(ratings).where(eq(ratings.rateableId, made.id))).toEqual([]);
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, made.id));
    expect(trail.map(({ action }) => action)).toEqual([
      'product.created',
      'product.changed',
      'product.deleted',
    ]);
    backend.clock.set(NOW);
  });

  test.each([
    [{ eridToken: null }, 'erid_token'],
    [{ eridSource: ' ' }, 'erid_source'],
  ])('an advertisement without %j never comes out: 422; as a draft it waits', async (change, field) => {
    const as = await backend.as('admin');
    const mark = await backend.given.mark();
    const draft = {
      title: unique('Реклама'),
      markId: mark.slug,
      needErid: true,
      shortDescription: 'Крем',
      ...erid,
      ...change,
    };
    const called = await backend.call(createProduct, {
      as,
      body: { ...draft, publishedAt: at(-1).toISOString() },
    });
    expect([called.status, called.errors[0]?.source]).toEqual([
      422,
      { pointer: `/data/attributes/${field}` },
    ]);
    const { id } = (await backend.call(createProduct, { as, body: { ...draft, slug: unique('draft') } }))
      .value;
    const publish = (body: object) =>
      backend.call(updateProduct, {
        as,
        params: { id },
        body: { publishedAt: at(5).toISOString(), ...body },
      });
    expect((await publish({})).errors[0]?.source).toEqual({ pointer: `/data/attributes/${field}` });
    // an archived product keeps its page
    const past = { publishedAt: at(-1).toISOString(), status: 'archive' as const };
    expect((await publish(past)).errors[0]?.source).toEqual({ pointer: `/data/attributes/${field}` });
    expect((await publish(erid)).status).toBe(200);
  });

  test('a product that says nothing does not come out', async () => {
    const as = await backend.as('admin');
    const body = {
      title: unique('Пусто'),
      markId: (await backend.given.mark()).slug,
      publishedAt: at(-1).toISOString(),
    };
    const called = await backend.call(createProduct, { as, body: { ...body, features: '<p> </p>' } });
    expect([called.status, called.errors[0]?.code, called.errors[0]?.source]).toEqual([
      422,
      'body-missing',
      { pointer: '/data/attributes/full_description' },
    ]);
    expect(
      (await backend.call(createProduct, { as, body: { ...body, features: '<p>Лёгкий</p>' } })).status,
    ).toBe(200);
  });

  test.each([
    ['title', { title: ' ' }],
    ['mark_id', { markId: 'nobody' }],
    ['slug', { slug: 'Крем' }],
    ['filters/0/alias', { filters: [{ group: 'skin', alias: 'no-such-skin' }] }],
    [
      'filters',
      { filters: ['a', 'b'].map((alias) => ({ group: 'gamma', alias: unique(alias), title: alias })) },
    ],
    ['tags/0', { tags: ['no-such-theme'] }],
    [
      'images/preview/0/original_url',
      { images: { preview: [{ name: 'x', originalUrl: 'https://evil.example/a' }] } },
    ],
    ['published_at', { publishedAt: 'завтра' }],
    ['price', { price: 1 }],
  ])('a wrong %s is 422 at its own place', async (place, change) => {
    const as = await backend.as('admin');
    const { id } = await given.product();
    const body = change as { title?: string };
    const called = await backend.call(updateProduct, { as, params: { id }, body });
    expect([called.status, called.errors[0]?.source]).toEqual([
      422,
      { pointer: `/data/attributes/${place}` },
    ]);
  });

  test('a taken address, and a gamma of another brand', async () => {
    const as = await backend.as('admin');
    const gamma = unique('gamma');
    const [first, other] = [await given.product({ entries: [['gamma', gamma]] }), await given.product()];
    const patch = (body: object) => backend.call(updateProduct, { as, params: { id: other.id }, body });
    expect((await patch({ slug: first.slug })).errors[0]).toMatchObject({
      status: '422',
      code: 'slug-taken',
    });
    const stolen = await patch({ filters: [{ group: 'gamma', alias: gamma }] });
    expect(stolen.errors[0]).toMatchObject({ status: '422', code: 'foreign-gamma' });
    const { slug: markId } = await backend.given.mark();
    const moved = (body: object) => backend.call(updateProduct, { as, params: { id: first.id }, body });
    expect((await moved({ markId })).errors[0]).toMatchObject({
      ...{ status: '422', code: 'foreign-gamma', source: { pointer: '/data/attributes/mark_id' } },
    });
    expect((await moved({ markId, filters: [] })).status).toBe(200);
    const [row] = await backend.db.select().from(products).where(eq(products.id, other.id));
    expect(row?.slug).toBe(other.slug);
  });
});

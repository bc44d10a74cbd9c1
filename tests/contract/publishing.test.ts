import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createArticle, getArticle, updateArticle } from '@/api/articles/endpoints';
import type { Endpoint } from '@/api/core/endpoint';
import { createModule, getModule, updateModule } from '@/api/modules/endpoints';
import { createPage, getPage, updatePage } from '@/api/pages/endpoints';
import { createProduct, getProduct, updateProduct } from '@/api/products/endpoints';
import { searchDocuments } from '@/api/search/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenModules } from '../helpers/given-modules';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
const MARKED = { eridToken: '2VtzqX', eridSource: 'ООО «Пример»' };
const onDay = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

let backend: TestBackend;
let admin: Actor;
let reader: Actor;
let mark: string;
let packageId: string;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  [admin, reader] = [await backend.as('admin'), await backend.as()];
  mark = (await backend.given.mark()).slug;
  packageId = await givenModules(backend).pack();
});
afterAll(() => backend.close());

interface Kind {
  calls: readonly [create: Endpoint, change: Endpoint, get: Endpoint];
  /** All it needs to come out, but for its marking. */
  body: () => object;
  /** What makes it come out on a day. */
  out: (day: string) => object;
  inSearch: boolean;
}

const published = (publishedAt: string) => ({ status: 'published', publishedAt });
const kind = (calls: readonly unknown[], rest: Omit<Kind, 'calls'>): Kind => ({
  calls: calls as unknown as Kind['calls'],
  ...rest,
});
const ARTICLES = [createArticle, updateArticle, getArticle];

/** Everything that may be an advertisement. */
const KINDS: Record<string, Kind> = {
  article: kind(ARTICLES, {
    body: () => ({ title: unique('Статейник'), brand: mark, content: '<p>Слова</p>' }),
    out: published,
    inSearch: true,
  }),
  video: kind(ARTICLES, {
    body: () => ({
      title: unique('Видеоник'),
      brand: mark,
      entries: 'video',
      videoUrl: '/media/ab/film.mp4',
    }),
    out: published,
    inSearch: true,
  }),
  product: kind([createProduct, updateProduct, getProduct], {
    body: () => ({ title: unique('Кремник'), markId: mark, shortDescription: 'Крем' }),
    out: (publishedAt) => ({ publishedAt }),
    inSearch: true,
  }),
  module: kind([createModule, updateModule, getModule], {
    body: () => ({ title: unique('Модульник'), mark, slug: unique('module'), packageId }),
    out: published,
    inSearch: true,
  }),
  page: kind([createPage, updatePage, getPage], {
    body: () => ({ title: unique('Страничник'), markId: mark, slug: unique('page'), content: '<p>А</p>' }),
    out: published,
    // what has no route is not found
    inSearch: false,
  }),
};

function by({ calls: [create, change, get] }: Kind) {
  const send = async (endpoint: Endpoint, body: object, params: Record<string, string> = {}) => {
    const called = await backend.call(endpoint, { as: admin, params, body: body as never });
    return { called, problems: [called.status, ...called.errors.map(({ code }) => code)] };
  };
  return {
    create: (body: object) => send(create, body),
    change: (id: string, body: object) => send(change, body, { id }),
    opens: async (id: string) => (await backend.call(get, { as: reader, params: { id } })).status,
  };
}
const idOf = ({ called }: Awaited<ReturnType<ReturnType<typeof by>['create']>>) =>
  (called.value as unknown as { id: string }).id;
const BOTH = [422, 'erid-token-missing', 'erid-source-missing'];

describe.each(Object.entries(KINDS))('an advertisement: %s', (_, of) => {
  const { create, change, opens } = by(of);

  test.each([-1, 3])('is not made public without its marking (day %i), wholly or in part', async (day) => {
    const whole = { ...of.body(), needErid: true, ...of.out(onDay(day)) };
    expect((await create(whole)).problems).toEqual(BOTH);
    expect((await create({ ...whole, eridToken: 'T' })).problems).toEqual([422, 'erid-source-missing']);
    expect((await create({ ...whole, ...MARKED, eridToken: ' ' })).problems).toEqual([
      422,
      'erid-token-missing',
    ]);
    expect((await create({ ...whole, ...MARKED })).called.status).toBe(200);
  });

  test.each([-1, 3])('waits as a draft, and does not come out unmarked (day %i)', async (day) => {
    const id = idOf(await create({ ...of.body(), needErid: true }));
    expect((await change(id, of.out(onDay(day)))).problems).toEqual(BOTH);
    expect(await opens(id)).toBe(404);
    expect((await change(id, { ...of.out(onDay(day)), ...MARKED })).called.status).toBe(200);
  });

  test('whose marking is misspelt is refused, not published without it', async () => {
    const misspelt = { needEarid: true, ...of.out(onDay(-1)) };
    expect((await create({ ...of.body(), ...misspelt })).called.status).toBe(422);
    const id = idOf(await create(of.body()));
    expect((await change(id, misspelt)).called.status).toBe(422);
    expect(await opens(id)).toBe(404);
  });

  test('that is out keeps its marking; what is out becomes none without it', async () => {
    const body = { ...of.body(), ...of.out(onDay(-1)) };
    const id = idOf(await create({ ...body, needErid: true, ...MARKED }));
    expect((await change(id, { eridToken: null })).problems).toEqual([422, 'erid-token-missing']);
    expect((await change(id, { eridSource: '' })).called.status).toBe(422);
    const plain = idOf(await create({ ...body, ...of.body() }));
    expect((await change(plain, { needErid: true })).problems).toEqual(BOTH);
    expect([await opens(id), await opens(plain)]).toEqual([200, 200]);
  });
});

test.each(Object.entries(KINDS))('scheduled, a %s comes out at its minute by itself', async (_, of) => {
  const { create, opens } = by(of);
  const body = of.body() as { title: string };
  const id = idOf(await create({ ...body, ...of.out(onDay(2)) }));
  const found = async () => {
    const query = { filter: { query: body.title } };
    const { items } = (await backend.call(searchDocuments, { as: reader, query })).value;
    return items.some(({ title }) => title === body.title);
  };
  const seen = async () => [await opens(id), await found()];
  try {
    expect(await seen()).toEqual([404, false]);
    backend.clock.set(new Date(Date.parse(onDay(2)) - 1));
    expect(await seen()).toEqual([404, false]);
    backend.clock.set(new Date(onDay(2)));
    expect(await seen()).toEqual([200, of.inSearch]);
  } finally {
    backend.clock.set(NOW);
  }
});

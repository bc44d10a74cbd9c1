import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getArticleBySlug } from '@/api/articles/endpoints';
import {
  createWord,
  deleteWord,
  getWord,
  listAuthoredWords,
  listCompositionWords,
  listGlossary,
  updateWord,
} from '@/api/glossary/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenProducts, type GivenProducts } from '../helpers/given-products';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const at = (days: number) => new Date(NOW.getTime() + days * 864e5);
let backend: TestBackend;
let given: GivenProducts;
let learning: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenProducts({ db: backend.db, given: backend.given, now: backend.clock.now });
  learning = givenLearning(backend);
});
afterAll(() => backend.close());

describe('who may', () => {
  const params = { id: '1' };
  const body = { name: 'Слово', description: 'Что это' };

  test('without a session every call is 401', async () => {
    expect((await backend.call(listGlossary)).status).toBe(401);
    expect((await backend.call(listCompositionWords, { params })).status).toBe(401);
    expect((await backend.call(listAuthoredWords)).status).toBe(401);
    expect((await backend.call(getWord, { params })).status).toBe(401);
    expect((await backend.call(createWord, { body })).status).toBe(401);
    expect((await backend.call(updateWord, { params, body })).status).toBe(401);
    expect((await backend.call(deleteWord, { params })).status).toBe(401);
  });

  test.each([undefined, 'moderator', 'expert'])('%s writes no word: 403', async (role) => {
    const as = await backend.as(role);
    const { id } = await given.word();
    expect((await backend.call(listAuthoredWords, { as })).status).toBe(403);
    expect((await backend.call(getWord, { as, params: { id } })).status).toBe(403);
    expect((await backend.call(createWord, { as, body })).status).toBe(403);
    expect((await backend.call(updateWord, { as, params: { id }, body })).status).toBe(403);
    expect((await backend.call(deleteWord, { as, params: { id } })).status).toBe(403);
  });

  test('what is not there is 404', async () => {
    const as = await backend.as('admin');
    for (const id of ['99999999', 'abc']) {
      expect((await backend.call(getWord, { as, params: { id } })).status).toBe(404);
      expect((await backend.call(updateWord, { as, params: { id }, body })).status).toBe(404);
      expect((await backend.call(deleteWord, { as, params: { id } })).status).toBe(404);
      expect((await backend.call(listCompositionWords, { as, params: { id } })).status).toBe(404);
    }
  });

  test('the composition of a draft is 404 for a reader, there for an author', async () => {
    const { id } = await given.product({ publishedAt: null });
    const call = async (role?: string) =>
      (await backend.call(listCompositionWords, { as: await backend.as(role), params: { id } })).status;
    expect([await call(), await call('admin')]).toEqual([404, 200]);
  });
});

describe('the glossary', () => {
  const names = async (filter: { mark?: string; search?: string; ingredients?: '1' } = {}) =>
    (await backend.call(listGlossary, { as: await backend.as(), query: { filter } })).value.items.map(
      ({ name }) => name,
    );

  test('published words of a brand and of every brand, by alphabet', async () => {
    const [mark, other] = [await backend.given.mark(), await backend.given.mark()];
    const stem = unique('Слово');
    const name = (tail: string) => `${stem} ${tail}`;
    await given.word({ name: name('щ') });
    await given.word({ name: name('ё'), markId: mark.id });
    await given.word({ name: name('е') });
    await given.word({ name: name('чужое'), markId: other.id });
    await given.word({ name: name('черновик'), publishedAt: null });
    await given.word({ name: name('завтра'), publishedAt: at(1) });
    await given.word({ name: name('архив'), status: 'archive' });
    expect(await names({ mark: mark.slug, search: stem })).toEqual([name('е'), name('ё'), name('щ')]);
    expect(await names({ search: stem })).toHaveLength(4);
  });

  test('is searched in names, other names and definitions; ё as е', async () => {
    const mark = unique('zz');
    await given.word({ name: `${mark} зелёнка` });
    await given.word({ name: `${mark} два`, synonyms: ['Brilliantgreen'] });
    await given.word({ name: `${mark} три`, description: '<p>Раствор <b>бриллиантовый</b></p>' });
    expect(await names({ search: 'ЗЕЛЕНКА' })).toEqual([`${mark} зелёнка`]);
    expect(await names({ search: 'brilliantG' })).toEqual([`${mark} два`]);
    expect(await names({ search: mark, ingredients: '1' })).toEqual([`${mark} два`]);
    expect(await names({ search: 'раствор бриллиант' })).toEqual([`${mark} три`]);
    expect(await names({ search: 'такого нет нигде' })).toEqual([]);
  });
});

test('a composition gives its words once, components first', async () => {
  const shea = await given.word({ name: 'Масло карите', synonyms: ['Butyrospermum Parkii'] });
  const acid = await given.word({ name: 'Молочная кислота' });
  const { id } = await given.product({
    activeComponents: ['Масло карите 20 %'],
    composition: '<p>Aqua, <b>молочной кислоты</b>, масло карите, Butyrospermum parkii butter</p>',
  });
  const { items } = (await backend.call(listCompositionWords, { as: await backend.as(), params: { id } }))
    .value;
  expect(items.map(({ slug }) => slug)).toEqual([shea.slug, acid.slug]);
});

describe('an article', () => {
  test('has the first of each word linked, follows the glossary, and brings what a hint says', async () => {
    const as = await backend.as();
    const mark = await backend.given.mark();
    const word = await given.word({ name: 'Эскулин', description: '<p>Вещество <b>каштана</b>.</p>' });
    const { slug } = await learning.article({
      markId: mark.id,
      content: '<h2 id="fon">Эскулин</h2><p>Много эскулина. Эскулин.</p>',
    });
    const ask = (query: { terms?: '1' }) => backend.call(getArticleBySlug, { as, params: { slug }, query });
    const read = async () => (await ask({ terms: '1' })).value;
    const link = `<a href="/${mark.slug}/glossary#${word.slug}" data-term="${word.slug}">эскулина</a>`;
    expect((await read()).content).toBe(`<h2 id="fon">Эскулин</h2><p>Много ${link}. Эскулин.</p>`);
    expect((await ask({})).value.content).toBe('<h2 id="fon">Эскулин</h2><p>Много эскулина. Эскулин.</p>');
    expect((await read()).terms).toEqual([{ slug: word.slug, name: 'Эскулин', text: 'Вещество каштана.' }]);
    const admin = await backend.as('admin');
    backend.clock.advance(1000);
    await backend.call(updateWord, { as: admin, params: { id: word.id }, body: { status: 'archive' } });
    expect((await read()).content).toBe('<h2 id="fon">Эскулин</h2><p>Много эскулина. Эскулин.</p>');
    expect((await read()).terms).toEqual([]);
  });
});

describe('writing', () => {
  test('made as a draft, scheduled, out by itself, changed, archived, gone', async () => {
    const [admin, reader] = [await backend.as('admin'), await backend.as()];
    const name = unique('Новое слово');
    const body = { name, description: '<p onclick="x()">Определение</p>' };
    const made = (await backend.call(createWord, { as: admin, body })).value;
    expect(made).toMatchObject({
      name,
      description: '<p>Определение</p>',
      publishedAt: null,
      status: 'active',
    });
    const params = { id: made.id };
    const seen = async () =>
      (await backend.call(listGlossary, { as: reader, query: { filter: { search: name } } })).value.items
        .length;
    const change = (sent: object) => backend.call(updateWord, { as: admin, params, body: sent });
    expect(await seen()).toBe(0);
    await change({ publishedAt: at(2).toISOString() });
    expect(await seen()).toBe(0);
    backend.clock.set(at(3));
    expect(await seen()).toBe(1);
    const text = await change({ description: '<p>Другое</p>', synonyms: ['Word'] });
    expect(text.value).toMatchObject({ description: '<p>Другое</p>', synonyms: ['Word'], name });
    const read = await backend.call(getWord, { as: admin, params });
    expect(read.value).toMatchObject({ id: made.id, description: '<p>Другое</p>', synonyms: ['Word'] });
    await change({ status: 'archive' });
    expect(await seen()).toBe(0);
    const query = { filter: { status: 'archive' as const, search: name } };
    expect((await backend.call(listAuthoredWords, { as: admin, query })).value.items).toHaveLength(1);
    expect((await backend.call(deleteWord, { as: admin, params })).status).toBe(204);
    expect((await backend.call(getWord, { as: admin, params })).status).toBe(404);
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, made.id));
    expect(new Set(trail.map(({ action }) => action))).toEqual(
      new Set(['word.created', 'word.changed', 'word.deleted']),
    );
    backend.clock.set(NOW);
  });

  test.each([
    ['name', { name: ' ' }],
    ['description', { description: '' }],
    ['slug', { slug: 'Слово' }],
    ['mark_id', { markId: 'nobody' }],
    ['letter', { letter: 'А' }],
  ])('a wrong %s is 422 at its own place', async (field, change) => {
    const { id } = await given.word();
    const body = change as { name?: string };
    const called = await backend.call(updateWord, { as: await backend.as('admin'), params: { id }, body });
    expect([called.status, called.errors[0]?.source]).toEqual([
      422,
      { pointer: `/data/attributes/${field}` },
    ]);
  });

  test.each(['<p> </p>', '<p><br></p>', '<script>alert(1)</script>'])(
    'a word that says nothing (%s) stays a draft',
    async (description) => {
      const as = await backend.as('admin');
      const body = { name: unique('Пустое'), slug: unique('pustoe'), description };
      const publishedAt = NOW.toISOString();
      const empty = [{ code: 'body-missing', source: { pointer: '/data/attributes/description' } }];
      const called = await backend.call(createWord, { as, body: { ...body, publishedAt } });
      expect([called.status, called.errors]).toMatchObject([422, empty]);
      const params = { id: (await backend.call(createWord, { as, body })).value.id };
      expect((await backend.call(updateWord, { as, params, body: { publishedAt } })).errors).toMatchObject(
        empty,
      );
      const { id } = await given.word();
      const emptied = await backend.call(updateWord, { as, params: { id }, body: { description } });
      expect(emptied.errors).toMatchObject(empty);
    },
  );

  test('a taken anchor is 422', async () => {
    const [first, other] = [await given.word(), await given.word()];
    const body = { slug: first.slug };
    const called = await backend.call(updateWord, {
      as: await backend.as('admin'),
      params: { id: other.id },
      body,
    });
    expect(called.errors[0]).toMatchObject({
      code: 'slug-taken',
      source: { pointer: '/data/attributes/slug' },
    });
  });
});

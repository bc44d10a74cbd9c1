import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticle, getArticle } from '@/api/articles/endpoints';
import { createWord, listGlossary } from '@/api/glossary/endpoints';
import { createPage, getPage } from '@/api/pages/endpoints';
import { createProduct, getProduct } from '@/api/products/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { activeContent, XSS } from '../helpers/xss';

let backend: TestBackend;
let admin: Actor;
let markId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.as('admin');
  markId = (await backend.given.mark()).slug;
});
afterAll(() => backend.close());

const PAST = '2026-01-01T00:00:00+03:00';

test('there are a hundred payloads, each its own, and the detector sees through each kind', () => {
  expect(new Set(XSS).size).toBe(XSS.length);
  expect(XSS.length).toBeGreaterThanOrEqual(100);
  for (const seen of [
    '<script>1</script>',
    '<img src=x onerror=1>',
    '<a href="javascript:1">a</a>',
    '<p style="x:y">',
  ]) {
    expect(activeContent(seen), seen).not.toEqual([]);
  }
  expect(activeContent('<p><a href="/lrp/news">a</a><img src="/media/a.webp" alt=""></p>')).toEqual([]);
});

const RICH = ['fullDescription', 'composition', 'features', 'applicationMethod', 'result'] as const;

const WORDS = '<p>Слова</p>';

/** Every kind of content that editors write HTML into: what a reader gets of each of its fields. */
const KINDS: Record<string, (html: string) => Promise<string[]>> = {
  product: async (html) => {
    const texts = Object.fromEntries(RICH.map((field) => [field, html]));
    const body = { title: unique('product'), markId, publishedAt: PAST, shortDescription: 'Крем', ...texts };
    const { id } = (await backend.call(createProduct, { as: admin, body })).value;
    const read = (await backend.call(getProduct, { as: admin, params: { id } })).value;
    return RICH.map((field) => read[field]);
  },
  article: async (html) => {
    // words before it: what comes out must say something
    const content = `${WORDS}${html}`;
    const body = { title: unique('article'), brand: markId, status: 'published' as const, content };
    const { id } = (await backend.call(createArticle, { as: admin, body })).value;
    const read = await backend.call(getArticle, { as: admin, params: { id }, query: { terms: '1' } });
    return [read.value.content ?? 'missing'];
  },
  page: async (html) => {
    const body = { markId, slug: unique('page'), title: 'Страница', status: 'published' as const };
    const sent = { ...body, content: `${WORDS}${html}` };
    const { id } = (await backend.call(createPage, { as: admin, body: sent })).value;
    const read = (await backend.call(getPage, { as: admin, params: { id } })).value;
    return [read.content];
  },
  'glossary word': async (html) => {
    const name = unique('word');
    // a payload may leave nothing behind, and a word needs its definition
    const body = { name, description: `<p>Слово</p>${html}`, publishedAt: PAST };
    await backend.call(createWord, { as: admin, body });
    const query = { filter: { search: name } };
    const { items } = (await backend.call(listGlossary, { as: admin, query })).value;
    return items.map(({ description }) => description);
  },
};

/** Two calls for each payload, one after another. */
const SLOW = 120_000;

test.each(Object.entries(KINDS))(
  'nothing sent in a %s runs or calls out',
  { timeout: SLOW },
  async (_, send) => {
    const bad: [string, string[]][] = [];
    // in one text too: what is cleaned alone must stay clean among others
    for (const html of [...XSS, XSS.join('')]) {
      const read = await send(html);
      expect(read.length).toBeGreaterThan(0);
      const active = read.flatMap(activeContent);
      if (active.length > 0) bad.push([html, active]);
    }
    expect(bad).toEqual([]);
  },
);

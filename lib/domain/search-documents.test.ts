import { expect, test } from 'vitest';
import { isBuiltPage } from '../routes/is-built';
import { foundHref, openPages, SEARCH_NAMES, SEARCH_TYPES, type FoundPlace } from './search-documents';

const place = (given: Partial<FoundPlace>): FoundPlace => ({
  type: 'article',
  modelId: '5',
  slug: 's',
  brand: 'lrp',
  title: 'Название',
  ...given,
});

test.each<[Partial<FoundPlace>, string]>([
  [{}, '/lrp/news/s'],
  [{ type: 'video' }, '/lrp/videos/s'],
  [{ type: 'webinar' }, '/academy/webinars/5'],
  [{ type: 'product' }, '/lrp/products/s'],
  [{ type: 'glossary_word' }, '/lrp/glossary#s'],
  [{ type: 'glossary_word', brand: null }, '/glossary#s'],
  [{ type: 'interactive_module' }, '/lrp/modules/s'],
  [{ type: 'interactive_module', brand: 'proexpert' }, '/academy/sra-training/modules/s'],
  [{ type: 'test' }, '/lk/tests/5'],
  [{ type: 'express-training' }, '/lk/tests/5'],
  [{ type: 'page', slug: 'lrp-about' }, '/lrp/about'],
  [{ type: 'page', slug: 'vichy-about-3' }, '/vichy/about/vichy-about-3'],
  [{ type: 'page', slug: 'proexpert-development' }, '/proexpert/development'],
  [{ type: 'page', slug: 'neovadiol', brand: 'vichy' }, '/vichy/neovadiol'],
  [{ type: 'expert', brand: null }, '/academy/experts#expert-5'],
])('%j opens at %s', (given, href) => {
  expect(foundHref(place(given))).toBe(href);
});

test('a question is found by its own beginning', () => {
  const href = foundHref(place({ type: 'question', brand: null, title: `Чем ${'мыть '.repeat(30)}` }));
  const url = new URL(href, 'http://portal.example');
  expect(url.pathname + url.hash).toBe('/academy/ask-question#text-5');
  expect(url.searchParams.get('search')?.length).toBeLessThanOrEqual(80);
  expect(url.searchParams.get('search')).toMatch(/^Чем мыть/);
});

test('every type has its names', () => {
  expect(Object.keys(SEARCH_NAMES)).toEqual([...SEARCH_TYPES]);
});

test('only pages that have a route are there; one that is off has none', () => {
  expect(openPages([])).toEqual(
    expect.arrayContaining(['lrp-about', 'lrp-about-9', 'dercos-development', 'neovadiol']),
  );
  for (const slug of ['lrp-about-10', 'cerave-about-1', 'summer-sale', 'lrp-development-6'])
    expect(openPages([])).not.toContain(slug);
  expect(openPages(['development-6'])).toContain('lrp-development-6');
});

test('every page that is there has its address', () => {
  const hrefs = openPages(['development-6']).map((slug) => foundHref(place({ type: 'page', slug })));
  expect(hrefs.filter((href) => !isBuiltPage(href))).toEqual([]);
});

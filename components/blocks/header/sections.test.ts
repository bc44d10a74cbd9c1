import { expect, test } from 'vitest';
import { isBuiltPage } from '@/lib/domain/built-pages';
import { headerBrands, headerSections } from './sections';

test('gifts are offered only when the catalogue is open to the person', () => {
  expect(headerSections(false).map(({ href }) => href)).toEqual(['/lk/learnings']);
  expect(headerSections(true).map(({ href }) => href)).toEqual(['/lk/learnings', '/lk/catalogue']);
});

test('brands are those the services name, in the product’s order, without the portal’s own mark', () => {
  const brands = headerBrands(['proexpert', 'cerave', 'lrp']);
  expect(brands.map(({ slug }) => slug)).toEqual(['lrp', 'cerave']);
  expect(headerBrands([])).toEqual([]);
});

test('no link leads to a page that is not there', () => {
  const links = [...headerSections(true), ...headerBrands(['lrp', 'vichy', 'cerave', 'dercos'])];
  expect(links.filter(({ href }) => !isBuiltPage(href))).toEqual([]);
});

import { expect, test } from 'vitest';
import { isBuiltPage } from '@/lib/routes/is-built';
import { BRANDS, routedBrands } from '@/lib/domain/brands';
import { headerBrands, headerSections } from './sections';

test('gifts are offered only when the catalogue is open to the person', () => {
  const always = ['/lk/learnings', '/academy/webinars', '/academy/experts'];
  expect(headerSections(false).map(({ href }) => href)).toEqual(always);
  expect(headerSections(true).map(({ href }) => href)).toEqual([...always, '/lk/catalogue']);
});

test('brands are those the services name, in the product’s order, without the portal’s own mark', () => {
  const brands = headerBrands(routedBrands(['proexpert', 'cerave', 'lrp']));
  expect(brands.map(({ slug }) => slug)).toEqual(['lrp', 'cerave']);
  const fifth = headerBrands(routedBrands(['skin', 'dercos', 'proexpert'], { skin: 'SkinCeuticals' }));
  expect(fifth.map(({ slug, name }) => [slug, name])).toEqual([
    ['dercos', 'Dercos'],
    ['skin', 'SkinCeuticals'],
  ]);
});

test('no link leads to a page that is not there', () => {
  const links = [...headerSections(true), ...headerBrands(BRANDS)];
  expect(links.filter(({ href }) => !isBuiltPage(href))).toEqual([]);
});

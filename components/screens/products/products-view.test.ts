import { expect, test } from 'vitest';
import type { GivenQuery } from '@/lib/lists/list-address';
import { countChosen, productFilter, productList } from './products-view';

const { href: productsHref, toggle } = productList;
const readView = (brand: string, query: GivenQuery) => ({ ...productList.read(query), brand });
const NONE = { gamma: [], need: [], skin: [], format: [], audience: [] };

test('an address is read and written back', () => {
  const view = readView('lrp', {
    gamma: 'lipikar,effaclar',
    skin: ['dry', 'oily'],
    search: ' крем ',
    sort: 'title',
  });
  expect(view).toEqual({
    brand: 'lrp',
    ...NONE,
    gamma: ['lipikar', 'effaclar'],
    skin: ['dry', 'oily'],
    search: 'крем',
    sort: 'title',
    page: 1,
  });
  expect(productsHref(view)).toBe(
    '/lrp/products?gamma=lipikar,effaclar&skin=dry,oily&search=%D0%BA%D1%80%D0%B5%D0%BC&sort=title',
  );
  expect(countChosen(view)).toBe(5);
  expect(productFilter(view)).toEqual({
    mark: ['lrp'],
    gamma: ['lipikar', 'effaclar'],
    skin: ['dry', 'oily'],
    search: 'крем',
  });
});

test('a spoiled address opens the catalogue', () => {
  const view = readView('empty', { gamma: '../x', sort: 'price', search: '  ', utm_source: 'mail' });
  expect(view).toEqual({ brand: 'empty', ...NONE, sort: '-publishedAt', page: 1 });
  expect(productsHref(view)).toBe('/products');
  expect(productFilter(view)).toEqual({});
});

test('a choice is put on and taken off', () => {
  const view = readView('lrp', {});
  expect(toggle(view, 'gamma', 'lipikar')).toBe('/lrp/products?gamma=lipikar');
  const chosen = readView('lrp', { gamma: 'lipikar', page: '3' });
  expect(toggle(chosen, 'gamma', 'lipikar')).toBe('/lrp/products');
  expect(productsHref(chosen, { page: 2 })).toBe('/lrp/products?gamma=lipikar&page=2');
});

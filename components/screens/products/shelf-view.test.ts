import { expect, test } from 'vitest';
import { countChosen, readShelf, shelfFilter, shelfHref, toggled } from './shelf-view';

test('an address is read and written back', () => {
  const view = readShelf('lrp', {
    gamma: 'lipikar,effaclar',
    skin: ['dry', 'oily'],
    search: ' крем ',
    sort: 'title',
  });
  expect(view).toEqual({
    brand: 'lrp',
    chosen: { gamma: ['lipikar', 'effaclar'], skin: ['dry', 'oily'] },
    search: 'крем',
    sort: 'title',
  });
  expect(shelfHref(view)).toBe(
    '/lrp/products?gamma=lipikar,effaclar&skin=dry,oily&search=%D0%BA%D1%80%D0%B5%D0%BC&sort=title',
  );
  expect(countChosen(view)).toBe(5);
  expect(shelfFilter(view)).toEqual({
    mark: ['lrp'],
    gamma: ['lipikar', 'effaclar'],
    skin: ['dry', 'oily'],
    search: 'крем',
  });
});

test('a spoiled address opens the catalogue', () => {
  const view = readShelf('empty', { gamma: '../x', sort: 'price', search: '  ', utm_source: 'mail' });
  expect(view).toEqual({ brand: 'empty', chosen: {}, sort: '-publishedAt' });
  expect(shelfHref(view)).toBe('/products');
  expect(shelfFilter(view)).toEqual({});
});

test('a choice is put on and taken off', () => {
  const on = toggled({}, 'gamma', 'lipikar');
  expect(on).toEqual({ gamma: ['lipikar'] });
  const off = toggled(on, 'gamma', 'lipikar');
  expect(shelfHref(readShelf('lrp', {}), { chosen: off })).toBe('/lrp/products');
  expect(shelfHref(readShelf('lrp', {}), { chosen: on }, 2)).toBe('/lrp/products?gamma=lipikar&page=2');
});

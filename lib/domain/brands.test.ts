import { expect, test } from 'vitest';
import { addressBrand, BRANDS, brandName, brandSlug, compareMarks, ownNames } from './brands';

test.each([
  ['la roche-posay', 'lrp'],
  ['La Roche-Posay', 'lrp'],
  [' LRP ', 'lrp'],
  ['CeraVe', 'cerave'],
  ['ПроЭксперт', 'proexpert'],
  ['empty', null],
  ['', null],
  [null, null],
  ['constructor', 'constructor'],
  ['skin-ceuticals', 'skin-ceuticals'],
  ['3ina', '3ina'],
  ['SkinCeuticals', null],
  ['Some brand', null],
  ['lk', null],
  ['news', null],
])('%j is the mark %s', (word, slug) => expect(brandSlug(word)).toBe(slug));

test.each([
  ['lrp', 'La Roche-Posay'],
  ['proexpert', 'ПроЭксперт'],
  ['empty', ''],
  [undefined, ''],
  ['new-brand', 'new-brand'],
])('%s is called %s', (slug, name) => expect(brandName(slug)).toBe(name));

test('slug and name lead to each other', () => {
  for (const { slug, name } of BRANDS) expect([brandSlug(name), brandName(slug)]).toEqual([slug, name]);
});

test('no brand in an address: lrp for articles, the portal for the rest; a brand the portal was not drawn for is its own', () => {
  expect(addressBrand('skinceuticals', 'article')).toBe('skinceuticals');
  expect(addressBrand('empty', 'article')).toBe('lrp');
  expect(addressBrand('Some brand', 'article')).toBe('lrp');
  expect(addressBrand(null, 'other')).toBe('proexpert');
  expect(addressBrand('Vichy', 'article')).toBe('vichy');
});

test('marks in their own order, the portal after the brands, strangers last', () => {
  expect(['x', 'proexpert', 'dercos', 'lrp', 'vichy', 'cerave'].sort(compareMarks)).toEqual([
    'lrp',
    'vichy',
    'cerave',
    'dercos',
    'proexpert',
    'x',
  ]);
});

test('only names of their own travel: what the portal knows or would say anyhow stays out', () => {
  const marks = [
    { slug: 'lrp', name: 'La Roche-Posay' },
    { slug: 'vichy', name: 'Vichy Laboratoires' },
    { slug: 'skin', name: 'SkinCeuticals' },
    { slug: 'nameless', name: 'nameless' },
  ];
  expect(ownNames(marks)).toEqual({ vichy: 'Vichy Laboratoires', skin: 'SkinCeuticals' });
});

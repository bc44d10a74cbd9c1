import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearestWord, slipsOf, swapsOf, tolerance } from './edit-distance';

const word = fc.string({ unit: fc.constantFrom(...'абвг'), maxLength: 10 });

test.each([
  ['крем', 'крем', 0],
  ['крэм', 'крем', 1],
  ['кем', 'крем', 1],
  ['кермм', 'крем', 2],
  ['керм', 'крем', 1],
  ['', 'крем', 4],
])('%s is %s with %i slips', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
});

test('it is none for the same word alone, alike both ways, and no more than the longer word', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      const distance = editDistance(left, right);
      expect(distance === 0).toBe(left === right);
      expect(editDistance(right, left)).toBe(distance);
      expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
    }),
  );
});

test('the nearest known word, within what its length forgives', () => {
  expect(nearestWord('церамит', ['церамид', 'керамика'])).toEqual({ word: 'церамид', distance: 1 });
  expect(nearestWord('крем', ['крем', 'кремы'])).toEqual({ word: 'крем', distance: 0 });
  expect(nearestWord('мыл', ['мыло'])).toBeNull();
  expect(nearestWord('абракадабра', ['крем'])).toBeNull();
});

test('longer words forgive more', () => {
  expect([3, 4, 6, 9, 20].map(tolerance)).toEqual([0, 1, 2, 3, 3]);
});

test.each([
  ['вишы', 'виши'],
  ['крам', 'крем'],
  ['елка', null],
  ['чала', null],
  ['иацинамид', 'ниацинамид'],
])('a short word keeps its first letter: %s is %s', (typed, meant) => {
  const known = ['белка', 'зала', 'виши', 'крем', 'ниацинамид'];
  expect(nearestWord(typed, known)?.word ?? null).toBe(meant);
});

test('a word with its neighbours swapped is one slip away', () => {
  expect(swapsOf('вдоа')).toEqual(['вдоа', 'двоа', 'вода', 'вдао']);
  expect(swapsOf('а')).toEqual(['а']);
  fc.assert(
    fc.property(word, (text) => {
      for (const swapped of swapsOf(text)) expect(editDistance(text, swapped)).toBeLessThanOrEqual(1);
    }),
  );
});

test('two vowels as they are heard are slips, as swapped neighbours are', () => {
  expect(slipsOf('ритенол')).toEqual(expect.arrayContaining(['ритенол', 'ретинол', 'ретенол', 'иртенол']));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'аеиокр'), maxLength: 12 }), (text) => {
      for (const slip of slipsOf(text)) expect(editDistance(text, slip)).toBeLessThanOrEqual(2);
    }),
  );
});

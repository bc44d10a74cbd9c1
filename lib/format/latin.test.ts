import { expect, test } from 'vitest';
import { latin, slugOf } from './latin';

test('letters', () => {
  expect(latin('Щавель и Ёж, 5')).toBe('schavel i ezh, 5');
});

test.each([
  ['Крем-гель Hyalu B5, 40 мл', 'krem-gel-hyalu-b5-40-ml'],
  ['  Minéral 89 ', 'mineral-89'],
  ['«»—', ''],
])('%s → %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long title is cut without a dash at its end', () => {
  const slug = slugOf('слово '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(100);
  expect(slug).not.toMatch(/-$/);
});

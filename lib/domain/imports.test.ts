import { expect, test } from 'vitest';
import { canUndo, columnLetters, doubledHeadings, guessMapping } from './imports';

const columns = [
  { field: 'name', title: 'Слово', aliases: ['Термин'] },
  { field: 'brand', title: 'Бренд' },
];

test('columns are known by title, name or alias, whatever the letters and signs', () => {
  expect(guessMapping(['№', ' ТЕРМИН: ', 'brand'], columns)).toEqual({ name: 1, brand: 2 });
  expect(guessMapping(['Ещё'], [{ field: 'more', title: 'еще' }])).toEqual({ more: 0 });
});

test('of two columns with one heading the first counts, and the other is named', () => {
  const headings = ['Слово', '', 'слово', ''];
  expect(guessMapping(headings, columns)).toEqual({ name: 0 });
  expect(doubledHeadings(headings)).toEqual(['слово']);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

test('undone within a day of its end', () => {
  const end = new Date('2026-11-20T09:00:00Z');
  const at = (text: string) => new Date(`2026-11-${text}Z`);
  expect(canUndo('done', end, at('21T08:59:59'))).toBe(true);
  expect(canUndo('done', end, at('21T09:00:00'))).toBe(false);
  expect(canUndo('ready', end, end)).toBe(false);
});

import { expect, test } from 'vitest';
import { compareRussian, sortedBy } from './sort';

test('Ё stands with Е and after it, Й after И, numbers by value', () => {
  expect(['Ж', 'Ё', 'Е', 'Д'].sort(compareRussian)).toEqual(['Д', 'Е', 'Ё', 'Ж']);
  expect(['ёлка', 'ель', 'ежик', 'жук', 'айва', 'аир'].sort(compareRussian)).toEqual([
    'аир',
    'айва',
    'ежик',
    'ёлка',
    'ель',
    'жук',
  ]);
  expect(['Шаг 10', 'Шаг 2'].sort(compareRussian)).toEqual(['Шаг 2', 'Шаг 10']);
});

test('sorting by a text gives a copy', () => {
  const items = [{ name: 'Б' }, { name: 'А' }];
  expect(sortedBy(items, (item) => item.name).map(({ name }) => name)).toEqual(['А', 'Б']);
  expect(items[0]?.name).toBe('Б');
});

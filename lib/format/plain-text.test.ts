import { expect, test } from 'vitest';
import { excerptOf, plainText } from './plain-text';

test('tags go, entities become characters, parts stay apart', () => {
  expect(plainText('<p>Вода &amp; <em>соль</em></p><ul><li>раз</li><li>два</li></ul>')).toBe(
    'Вода & соль раз два',
  );
  expect(plainText('')).toBe('');
});

test('an excerpt ends between words', () => {
  expect(excerptOf('<p>Барьер кожи держит воду</p>', 14)).toBe('Барьер кожи…');
  expect(excerptOf('<p>Барьер</p>', 14)).toBe('Барьер');
  expect(excerptOf('<p>Ждите месяц. Потом снова</p>', 16)).toBe('Ждите месяц…');
});

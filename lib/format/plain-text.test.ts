import { expect, test } from 'vitest';
import { excerptOf, plainText } from './plain-text';

test('tags go, entities become characters, parts stay apart', () => {
  expect(plainText('<p>Вода &amp; <em>соль</em></p><ul><li>раз</li><li>два</li></ul>')).toBe(
    'Вода & соль. раз. два',
  );
  expect(plainText('')).toBe('');
  expect(plainText('<p> </p>\n<p></p>')).toBe('');
});

test('blocks read as sentences: one that ends without a mark gets a full stop', () => {
  expect(
    plainText('<h2>Для рук</h2>\n<p>Не липнет</p><p>Впитывается.</p><p>Как:</p><ul><li>утром</li></ul>'),
  ).toBe('Для рук. Не липнет. Впитывается. Как: утром');
  expect(plainText('<p>Раз<br />два</p>')).toBe('Раз два');
});

test('an excerpt ends between words', () => {
  expect(excerptOf('<p>Барьер кожи держит воду</p>', 14)).toBe('Барьер кожи…');
  expect(excerptOf('<p>Барьер</p>', 14)).toBe('Барьер');
  expect(excerptOf('<p>Ждите месяц. Потом снова</p>', 16)).toBe('Ждите месяц…');
});

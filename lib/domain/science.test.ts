import { expect, test } from 'vitest';
import { isIngredient, keyIngredients, scienceThemes } from './science';

const word = (name: string, markId: string | null, ...synonyms: string[]) => ({
  name,
  slug: name,
  markId,
  synonyms,
});

test.each([
  [['Niacinamide', 'витамин B3'], true],
  [['Sodium Hyaluronate'], true],
  [['барьер', 'эпидермальный барьер'], false],
  [[], false],
])('%j: an ingredient, %s', (synonyms, yes) => expect(isIngredient({ synonyms })).toBe(yes));

test('named beside them first, then the brand’s own; another brand’s do not stand', () => {
  const words = [
    word('Аллантоин', null, 'Allantoin'),
    word('Барьер', null),
    word('Термальная вода', 'lrp', 'Thermal Spring Water'),
    word('Церамиды', null, 'Ceramide NP'),
    word('Аминексил', 'dercos', 'Diaminopyrimidine Oxide'),
  ];
  const names = (brand: string | null, text = '', most = 9) =>
    keyIngredients(words, { brand, text, most }).map(({ name }) => name);
  expect(names('lrp')).toEqual(['Термальная вода', 'Аллантоин', 'Церамиды']);
  expect(names('lrp', 'Три церамида и барьер')).toEqual(['Церамиды', 'Термальная вода', 'Аллантоин']);
  expect(names('lrp', '', 1)).toEqual(['Термальная вода']);
  expect(names(null)).toEqual(['Аллантоин', 'Церамиды']);
});

const of = (title: string, ...slugs: string[]) => ({
  title,
  categories: slugs.map((slug) => ({ slug, title: slug.toUpperCase() })),
});
const shape = (themes: ReturnType<typeof scienceThemes<ReturnType<typeof of>>>) =>
  themes.map(({ slug, items }) => `${slug}: ${items.map(({ title }) => title).join(' ')}`);

test('an item stands once, under the first of its themes, and themes have an order of their own', () => {
  const items = [
    of('А', 'ingredients', 'skin'),
    of('Б', 'sun'),
    of('В', 'skin', 'counselling'),
    of('Г', 'sun', 'skin'),
  ];
  expect(shape(scienceThemes(items))).toEqual(['skin: А В Г', 'sun: Б']);
});

test('a chosen theme holds its items alone, whatever else they are about', () => {
  const items = [of('А', 'skin', 'ingredients'), of('Б', 'ingredients')];
  expect(shape(scienceThemes(items, 'ingredients'))).toEqual(['ingredients: А Б']);
});

test('what belongs to no theme is left out; nothing makes no themes', () => {
  expect(scienceThemes([of('А', 'counselling'), { categories: undefined }])).toEqual([]);
  expect(scienceThemes([])).toEqual([]);
});

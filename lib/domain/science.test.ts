import { expect, test } from 'vitest';
import { isIngredient, keyIngredients } from './science';

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

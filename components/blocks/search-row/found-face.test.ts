import { expect, test } from 'vitest';
import type { FoundDocument } from '@/api/search/queries';
import { kindOfFound } from './found-face';

const found = (brand: string | null, markName: string | null) =>
  ({ modelTypeAlias: 'article', brand, markName }) as FoundDocument;

test('a found thing says its kind and its brand by the title the services give it', () => {
  expect(kindOfFound(found('skin', 'SkinCeuticals'))).toBe('Статья · SkinCeuticals');
  expect(kindOfFound(found('vichy', 'Vichy Laboratoires'))).toBe('Статья · Vichy Laboratoires');
});

test('the portal’s own things and those of no brand say their kind alone', () => {
  expect(kindOfFound(found('proexpert', 'ПроЭксперт'))).toBe('Статья');
  expect(kindOfFound(found(null, null))).toBe('Статья');
});

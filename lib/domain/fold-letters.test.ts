import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLetters } from './fold-letters';

test.each([
  ['Minéral 89', 'mineral 89'],
  ['Mine\u0301ral', 'mineral'],
  ['Crème Façade ÅNGSTRÖM Đerma Żel', 'creme facade angstrom derma zel'],
  ['Ёж и ЙОД', 'еж и йод'],
  ['и\u0306од', 'йод'],
  ['ко\u0301жа', 'кожа'],
  ['İ ı', 'i i'],
  ['Œdema, œstrol', 'oedema, oestrol'],
  ['Ægirine ǽ', 'aegirine ae'],
  ['Weiß', 'weiss'],
])('%s → %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
    }),
  );
});

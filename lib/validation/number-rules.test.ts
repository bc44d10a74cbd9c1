import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumber } from './number-rules';

const said = (options: Parameters<typeof wholeNumber>[0], value: unknown) =>
  wholeNumber(options)
    .safeParse(value)
    .error?.issues.map((issue) => issue.message) ?? [];

test.each(['', ' ', undefined, null])('%j is required', (value) => {
  expect(said({ field: 'Баллы' }, value)).toEqual(['Заполните поле «Баллы»']);
});
test.each([
  '1.5',
  '1,5',
  'пять',
  '1e3',
  '0x10',
  1.5,
  Number.NaN,
  Infinity,
  '9007199254740993',
  true,
  [],
  '--1',
])('%j is no whole number', (value) =>
  expect(said({ field: 'Баллы' }, value)).toEqual(['Поле «Баллы» должно быть целым числом']),
);
test.each([
  ['1 240', 1240],
  ['1\u00a0240', 1240],
  [' 7 ', 7],
  ['007', 7],
  ['−5', -5],
  [12, 12],
])('%j is %i', (value, number) => expect(wholeNumber().parse(value)).toBe(number));

test('the bounds are said in Russian numbers', () => {
  expect(said({ min: 1 }, '0')).toEqual(['Значение должно быть не меньше 1']);
  expect(said({ field: 'Баллы', max: 12000 }, 12001)).toEqual([
    'Поле «Баллы» должно быть не больше 12\u00a0000',
  ]);
});
test('accepts exactly what lies within', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), (value, min) => {
      const max = min + 10;
      expect(said({ min, max }, String(value)).length === 0).toBe(value >= min && value <= max);
    }),
  );
});

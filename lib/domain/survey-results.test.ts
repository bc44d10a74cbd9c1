import { expect, test } from 'vitest';
import { joinVersions, type SurveyVersion } from './survey-results';

const question = (id: string, text: string, options: readonly string[], ownAnswerAllowed = false) => ({
  ...{ id, text, type: 'single_choice' as const, ownAnswerAllowed },
  options: options.map((name) => ({ id: `${id}-${name}`, text: name })),
});
const first: SurveyVersion = {
  number: 1,
  questions: [question('a', 'Стаж', ['до года', 'больше']), question('b', 'Город', ['Москва'], true)],
};
const second: SurveyVersion = {
  number: 2,
  questions: [question('c', 'Смена', ['день', '']), question('a', 'Ваш стаж', ['больше', 'нет'])],
};

test('one version is itself', () => {
  const joined = joinVersions([first], first);
  expect(joined.map(({ id, isRetired, earlier }) => [id, isRetired, earlier])).toEqual([
    ['a', false, []],
    ['b', false, []],
  ]);
});

test('what the published version asks comes first, under its own words; what it has dropped follows', () => {
  const joined = joinVersions([first, second], second);
  expect(joined.map(({ id, text, isRetired }) => [id, text, isRetired])).toEqual([
    ['c', 'Смена', false],
    ['a', 'Ваш стаж', false],
    ['b', 'Город', true],
  ]);
  expect(joined[1]?.earlier).toEqual(['Стаж']);
  expect(joined[1]?.options.map(({ id, isRetired }) => [id, isRetired])).toEqual([
    ['a-больше', false],
    ['a-нет', false],
    ['a-до года', true],
  ]);
});

test('an option without words is named by its place; own words allowed once are allowed', () => {
  const [c, , b] = joinVersions([first, second], second);
  expect(c?.options.map(({ text }) => text)).toEqual(['день', 'вариант 2']);
  expect(b?.ownAnswerAllowed).toBe(true);
});

test('a survey that was taken back has only retired questions', () => {
  expect(joinVersions([first], null).every(({ isRetired }) => isRetired)).toBe(true);
});

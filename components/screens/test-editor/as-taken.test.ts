import { expect, test } from 'vitest';
import { asTaken, pays, resultOf } from './as-taken';
import { blankOption, blankQuestion, blankTest, type TestValues } from './test-values';

const option = (text: string, isRight: boolean, points = '') => ({
  ...blankOption(isRight),
  ...{ text, countPoints: points, explanation: isRight ? 'Да, так' : 'Нет' },
});
const values: TestValues = {
  ...blankTest({ markId: 'lrp' }),
  title: 'Барьер',
  pointsMultiplier: '2',
  questions: [
    {
      ...blankQuestion(),
      text: 'Что?',
      explanation: 'Потому',
      options: [option('А', true, '5'), option('Б', false)],
    },
    {
      ...blankQuestion(),
      text: 'Какие?',
      type: 'multiple_choice',
      options: [option('В', true, '3'), option('Г', true, '2'), option('Д', false)],
    },
  ],
};

test('nothing of the key is in what is asked', () => {
  expect(asTaken(values)[0]?.options).toEqual([
    { id: '0', text: 'А', image: null },
    { id: '1', text: 'Б', image: null },
  ]);
  expect(JSON.stringify(asTaken(values))).not.toContain('isRight');
});

test('scored and explained as a sent one would be', () => {
  expect(pays(values).maxPoints).toBe(20);
  const result = resultOf(values, { 0: ['1'], 1: ['0', '1'] });
  expect([result.correct, result.total, result.points, result.passed]).toEqual([1, 2, 10, true]);
  const [first, second] = result.questions ?? [];
  expect(first).toMatchObject({ isRight: false, chosen: ['Б'], why: 'Потому' });
  expect(first?.options?.map(({ text, isChosen, isRight, why }) => [text, isChosen, isRight, why])).toEqual([
    ['А', false, true, 'Да, так'],
    ['Б', true, false, 'Нет'],
  ]);
  expect(second?.isRight).toBe(true);
});

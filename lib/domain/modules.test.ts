import { describe, expect, test } from 'vitest';
import { modulePoints, modulesListHref, rightAnswersOf } from './modules';

test.each([
  [
    'its points',
    { isDynamicScoring: false, scoringRules: [{ correctAnswers: 1, points: 90 }], points: 30 },
    30,
  ],
  [
    'its best rule',
    {
      isDynamicScoring: true,
      scoringRules: [
        { correctAnswers: 6, points: 40 },
        { correctAnswers: 3, points: 10 },
      ],
      points: 99,
    },
    40,
  ],
  ['nothing without rules', { isDynamicScoring: true, scoringRules: [], points: 99 }, 0],
])('the most it pays: %s', (_, module, most) => {
  expect(modulePoints(module)).toBe(most);
});

describe('right answers', () => {
  test.each([
    ['as counted', { correctAnswersCount: 4 }, 10, 4],
    ['never more than there are', { correctAnswersCount: 40 }, 10, 10],
    ['of a score', { score: 0.7 }, 10, 7],
    ['of a score, rounded down', { score: 0.79 }, 10, 7],
    ['a count wins over a score', { correctAnswersCount: 2, score: 1 }, 10, 2],
    ['nothing said', {}, 10, 0],
    ['no questions', { score: 1 }, 0, 0],
  ])('%s', (_, report, questions, right) => {
    expect(rightAnswersOf(report, questions)).toBe(right);
  });
});

test('a score in whole percents says how many answers were right', () => {
  const told: [score: number, questions: number, right: number][] = [];
  for (let questions = 1; questions <= 100; questions += 1) {
    for (let right = 0; right <= questions; right += 1) {
      told.push([Math.round((right / questions) * 100) / 100, questions, right]);
      told.push([right / questions, questions, right]);
    }
  }
  const wrong = told.filter(([score, questions, right]) => rightAnswersOf({ score }, questions) !== right);
  expect(wrong).toEqual([]);
});

test('modules of a brand and of none have their own lists', () => {
  expect([modulesListHref('lrp'), modulesListHref('proexpert')]).toEqual([
    '/lrp/interactive',
    '/academy/sra-training',
  ]);
});

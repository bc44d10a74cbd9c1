import { describe, expect, test } from 'vitest';
import { compareModules, FIRST_MODULE, modulePoints, modulesListHref, rightAnswersOf } from './modules';

describe('order', () => {
  const of = (slug: string, publishedAt: string | null) => ({ slug, publishedAt });

  test('dermatology first, however old; then the newest; drafts last', () => {
    const list = [
      of('a', '2026-01-01T00:00:00Z'),
      of('draft', null),
      of(FIRST_MODULE, '2020-01-01T00:00:00Z'),
      of('b', '2026-05-01T00:00:00Z'),
    ];
    expect(list.sort(compareModules).map(({ slug }) => slug)).toEqual([FIRST_MODULE, 'b', 'a', 'draft']);
  });
});

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

test('modules of a brand and of none have their own lists', () => {
  expect([modulesListHref('lrp'), modulesListHref('proexpert')]).toEqual([
    '/lrp/interactive',
    '/academy/sra-training',
  ]);
});

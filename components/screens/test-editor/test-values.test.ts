import { expect, test } from 'vitest';
import type { AuthoredTest } from '@/api/testing/queries';
import { mostPoints } from '@/lib/domain/test-authoring';
import { blankQuestion, blankTest, toBody, toValues, written } from './test-values';
import { valueWords } from './value-words';

const TEST: AuthoredTest = {
  id: '7',
  title: 'Барьер',
  description: '',
  markId: 'lrp',
  image: null,
  tags: [],
  gammas: [],
  videoId: '3',
  countPoints: 5,
  maxPoints: 8,
  availableErrorsCount: 0,
  pointsMultiplier: 1.5,
  multipleChoiceScoring: 'right-minus-wrong',
  startDate: '2026-11-20T11:05:37.123Z',
  endDate: null,
  dueAt: '2026-11-20T11:05:37.123Z',
  questions: [
    {
      id: 'q',
      text: 'Что?',
      type: 'single_choice',
      image: null,
      explanation: 'Так',
      articleId: null,
      options: [
        { id: 'a', text: 'Да', image: null, isRight: true, countPoints: 5, explanation: '' },
        { id: 'b', text: 'Нет', image: null, isRight: false, countPoints: 0, explanation: '' },
      ],
    },
  ],
  state: 'published',
  isPublished: true,
  isHidden: false,
  isArchived: false,
  hasDraft: false,
  publishedRevision: 1,
  publishedAt: '2026-11-20T11:05:37.123Z',
  attemptsCount: 0,
  readings: [],
  updatedAt: '2026-11-20T11:05:37.123Z',
};

test('a test goes into the form and back as it was, its seconds too', () => {
  const values = toValues(TEST);
  expect(values).toMatchObject({ kind: 'plain', pointsMultiplier: '1,5', startDate: '2026-11-20T14:05' });
  const body = toBody(values, TEST);
  expect(body).toMatchObject({
    pointsMultiplier: 1.5,
    startDate: TEST.startDate,
    tags: [],
    gammas: [],
    videoId: '3',
    endDate: null,
  });
  expect(body.questions).toEqual(TEST.questions);
  expect(toBody({ ...values, startDate: '2026-11-20T14:06' }, TEST).startDate).toBe(
    '2026-11-20T11:06:00.000Z',
  );
});

test('what is new has no id, and a wrong answer no points', () => {
  const question = blankQuestion('4');
  question.options = question.options.map((option) => ({ ...option, countPoints: '5' }));
  const [sent] = toBody({ ...blankTest(), questions: [question] }).questions ?? [];
  expect(sent).not.toHaveProperty('id');
  expect(sent).toMatchObject({ articleId: '4' });
  expect(sent?.options.map((option) => [option.id, option.countPoints])).toEqual([
    [undefined, 5],
    [undefined, 0],
  ]);
});

test('an express test is paid as a whole, a plain one by its options', () => {
  const values = toValues(TEST);
  expect(mostPoints(written(values))).toBe(8);
  const express = { ...values, kind: 'express' as const, countPoints: '40', availableErrorsCount: '1' };
  expect(mostPoints(written(express))).toBe(60);
  expect(toBody(express)).toMatchObject({ countPoints: 40, availableErrorsCount: 1 });
  expect(mostPoints(written({ ...values, pointsMultiplier: 'много' }))).toBe(0);
});

test('versions are compared in words', () => {
  expect(valueWords('questions', toValues(TEST).questions)).toBe('1. Что? → Да');
  expect(valueWords('kind', 'express')).toBe('Экспресс');
});

test('a test from a material begins with its title and a question that leads to it', () => {
  const begun = blankTest({ markId: 'lrp', reading: { id: '9', title: 'Кожа зимой' } });
  expect([begun.title, begun.markId, begun.questions[0]?.articleId]).toEqual(['Кожа зимой', 'lrp', '9']);
});

import { expect, test } from 'vitest';
import { scoreWords } from './score-words';

const ATTEMPT = {
  ...{ points: 15, pointsMultiplier: 1, availableErrorsCount: 0, correctAnswersCount: 2, questionsCount: 3 },
  questions: [{ points: 10 }, { points: 0 }, { points: 5 }],
};

test('points add up question by question', () => {
  expect(scoreWords(ATTEMPT)).toBe('10 + 5 = 15');
  expect(scoreWords({ ...ATTEMPT, pointsMultiplier: 1.5, points: 23 })).toBe('10 + 5 = 15, × 1,5 = 23');
  expect(scoreWords({ ...ATTEMPT, questions: [{ points: 0 }], points: 0 })).toBe('0');
  const third = [{ points: 10 / 3 }, { points: 5 }];
  expect(scoreWords({ ...ATTEMPT, questions: third, points: 8 })).toBe('3,33 + 5 = 8,33, × 1 = 8');
});

test('an express test pays as a whole', () => {
  expect(scoreWords({ ...ATTEMPT, availableErrorsCount: 2 })).toBe('ошибок 1, можно 2');
});

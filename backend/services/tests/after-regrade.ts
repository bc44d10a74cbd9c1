import { scoreTest } from '@/lib/domain/scoring';
import type { Attempt, Standing, Test } from './find-test';

/**
 * Whether a regrade has paid for the last attempt: the progress then has more points than the result of the attempt.
 */
export const isRegraded = ({ open, last, progress }: Standing): boolean =>
  !open && progress?.repeatAt === null && !!last?.result && (progress.score ?? 0) > last.result.points;

/**
 * Returns the published test with only the questions that were asked: a question added later is not counted as a
 * mistake.
 */
export function withTodaysKey(asked: Test, published: Test): Test {
  const ids = new Set(asked.questions.map(({ id }) => id));
  return { ...published, questions: published.questions.filter(({ id }) => ids.has(id)) };
}

/** Returns the last attempt as scored by the current key; stores nothing. */
export function regradedAttempt(test: Test, attempt: Attempt, { progress }: Standing): Attempt {
  const { result } = attempt;
  if (!result) return attempt;
  const { correctAnswersCount, questionsCount, passed } = scoreTest(test, attempt.answers);
  const now = { correctAnswersCount, questionsCount, passed: passed || result.passed };
  return {
    ...attempt,
    result: { ...result, ...now, points: progress?.score ?? result.points, repeatDatetime: null },
  };
}

import { scoreTest } from '@/lib/domain/scoring';
import type { Attempt, Standing, Test } from './find-test';

/** Whether a corrected key has paid the last attempt since: the standing shows it, the attempt keeps its result. */
export const isRegraded = ({ open, last, progress }: Standing): boolean =>
  !open && progress?.repeatAt === null && !!last?.result && (progress.score ?? 0) > last.result.points;

/** Today's key for what was asked then: a question that came later is nobody's mistake. */
export function withTodaysKey(asked: Test, published: Test): Test {
  const ids = new Set(asked.questions.map(({ id }) => id));
  return { ...published, questions: published.questions.filter(({ id }) => ids.has(id)) };
}

/** The last attempt as it counts now, by a test with today's key; nothing of it is stored. */
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

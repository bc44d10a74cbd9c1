import { scoreTest, type GivenAnswer, type ScoredTest } from './scoring';

/** A sent attempt: what its person was asked, by ids, and what they answered. */
export interface SentAttempt {
  asked: readonly string[];
  answers: readonly GivenAnswer[];
  passed: boolean;
}

export interface Regraded {
  /** The best that their answers come to by today's key. */
  points: number;
  passed: boolean;
  correctAnswersCount: number;
  questionsCount: number;
  errorsCount: number;
  /** Over what was paid already; below 0 was paid too much. */
  change: number;
  /** Passed by today's key and by none of the attempts' own. */
  nowPasses: boolean;
}

/**
 * What a person's attempts come to by today's key, against what they were paid for the test. Each attempt is scored by
 * the questions that it was asked and that are still there: a question that came later is nobody's mistake.
 */
export function regraded(test: ScoredTest, attempts: readonly SentAttempt[], paid: number): Regraded {
  const scores = attempts.map(({ asked, answers }) => {
    const questions = test.questions.filter(({ id }) => asked.includes(id));
    return scoreTest({ ...test, questions }, answers);
  });
  const [best] = scores.sort(
    (one, other) => other.points - one.points || Number(other.passed) - Number(one.passed),
  );
  const {
    points = 0,
    passed = false,
    correctAnswersCount = 0,
    questionsCount = 0,
    errorsCount = 0,
  } = best ?? {};
  return {
    ...{ points, passed, correctAnswersCount, questionsCount, errorsCount },
    change: points - paid,
    nowPasses: passed && !attempts.some((attempt) => attempt.passed),
  };
}

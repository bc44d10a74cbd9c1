import { scoreTest, type GivenAnswer, type ScoredTest } from './scoring';

/** A sent attempt: ids of its questions, and the answers. */
export interface SentAttempt {
  asked: readonly string[];
  answers: readonly GivenAnswer[];
  passed: boolean;
}

export interface Regraded {
  /** Points of the best attempt by the current key. */
  points: number;
  passed: boolean;
  correctAnswersCount: number;
  questionsCount: number;
  errorsCount: number;
  /** Difference from the points already paid; negative: too much was paid. */
  change: number;
  /** Passed by the current key, while no attempt passed by its own key. */
  nowPasses: boolean;
}

/**
 * Best result of a person's attempts by the current key, compared with the points paid for the test. An attempt is
 * scored by those of its questions that still exist: a question added later counts against nobody.
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

import type { TestForTaking, TestResult } from '@/api/tests/queries';
import type { TestResultFacts } from '@/components/blocks/test-result/result-facts';
import { isExpress } from '@/lib/domain/scoring';
import { learningHref } from '@/lib/domain/learning';

export interface NextStep {
  title: string;
  href: string;
}

/** Where the test's own article is read; null without one. */
export function articleHref({
  articleSlug,
  markId,
}: Pick<TestForTaking, 'articleSlug' | 'markId'>): string | null {
  return articleSlug ? learningHref({ type: 'article', id: '', slug: articleSlug, brand: markId }) : null;
}

/** A result as it is shown, with the words of the questions beside what was right. */
export function resultOf(test: TestForTaking, result: TestResult): TestResultFacts {
  const right = new Map(result.questions.map(({ questionId, isRight }) => [questionId, isRight]));
  return {
    title: test.title,
    correct: result.correctAnswersCount,
    total: result.questionsCount,
    points: result.points,
    passed: result.passed,
    repeatAt: result.repeatDatetime,
    brand: test.markId,
    balance: { markName: test.markName, points: result.balance },
    allowedErrors: isExpress(test) ? test.availableErrorsCount : null,
    questions: test.questions.map(({ id, text }) => ({ text, isRight: right.get(id) ?? false })),
    article: articleHref(test),
  };
}

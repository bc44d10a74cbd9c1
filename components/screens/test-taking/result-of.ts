import type { TestForTaking, TestResult } from '@/api/tests/queries';
import type { QuestionReview, TestResultFacts } from '@/components/blocks/test-result/result-facts';
import { isExpress } from '@/lib/domain/scoring';
import { learningHref } from '@/lib/domain/learning';
import * as path from '@/lib/routes/path';

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

type Question = TestForTaking['questions'][number];

/** An option may be a picture alone. */
const optionWords = ({ options }: Question, ids: readonly string[]) =>
  options.flatMap(({ id, text }, at) => (ids.includes(id) ? [text || `вариант ${String(at + 1)}`] : []));

/** What the services told of each question, in the words of the test; [] where they told nothing. */
function reviewOf({ questions }: TestForTaking, told: TestResult['questions']): QuestionReview[] {
  const of = new Map(told.map((one) => [one.questionId, one]));
  return questions.flatMap((question) => {
    const known = of.get(question.id);
    if (!known) return [];
    const { isRight, chosenOptionIds: chosen, rightOptionIds: right } = known;
    return {
      text: question.text,
      isRight,
      chosen: chosen && optionWords(question, chosen),
      right: right && optionWords(question, right),
    };
  });
}

/** A result as it is shown, with the words of the questions beside what was right. */
export function resultOf(test: TestForTaking, result: TestResult): TestResultFacts {
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
    questions: reviewOf(test, result.questions),
    certificate: result.certificateNumber ? path.certificate(result.certificateNumber) : null,
    article: articleHref(test),
  };
}

import type { testForTaking, testResult } from '@/api/tests/schemas';
import { maxPoints, scoreTest } from '@/lib/domain/scoring';
import type { Of } from '@/lib/json-api/resource';
import type { Attempt, Standing, Test } from './find-test';
import { lockedBecause } from './locked';

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** Question by question; which options are right stays here as long as the test can be taken again. */
function reviewOf(test: Test, { answers, result }: Attempt): Of<typeof testResult>['questions'] {
  const chosen = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const options = new Map(test.questions.map((question) => [question.id, question.options]));
  const isFinal = result?.repeatDatetime === null;
  return scoreTest(test, answers).questions.map(({ questionId, isRight }) => ({
    questionId,
    isRight,
    chosenOptionIds: [...(chosen.get(questionId) ?? [])],
    rightOptionIds: isFinal
      ? (options.get(questionId) ?? []).filter((option) => option.isRight).map(({ id }) => id)
      : null,
  }));
}

/** What stands beside a result: the mark's balance, and the test's certificate. */
export interface AroundResult {
  balance: number;
  certificateNumber: string | null;
}

/** A sent attempt as its owner sees it; null for one that is still open. */
export function presentResult(
  test: Test,
  attempt: Attempt,
  around: AroundResult,
): Of<typeof testResult> | null {
  const { result, submittedAt } = attempt;
  if (!result || !submittedAt) return null;
  return {
    id: attempt.id,
    ...result,
    maxPoints: maxPoints(test),
    questions: reviewOf(test, attempt),
    submittedAt: submittedAt.toISOString(),
    ...around,
  };
}

export interface TakingFacts extends AroundResult {
  standing: Standing;
  articleSlug: string | null;
  isLiked: boolean;
  likeCount: number;
  ratingId: string | null;
  isFavorite: boolean;
}

/** The test as the person taking it sees it: which options are right, and what they pay, stays here. */
export function presentTest(test: Test, facts: TakingFacts, now: Date): Of<typeof testForTaking> {
  const { standing, balance, certificateNumber, ...rest } = facts;
  const { open, last, progress } = standing;
  const locked = lockedBecause(test, standing, now);
  const before = last && presentResult(test, last, { balance, certificateNumber });
  return {
    id: test.id,
    title: test.title,
    description: test.description,
    markId: test.mark.slug,
    markName: test.mark.name,
    countPoints: test.countPoints,
    pointsMultiplier: test.pointsMultiplier,
    multipleChoiceScoring: test.multipleChoiceScoring,
    maxPoints: maxPoints(test),
    availableErrorsCount: test.availableErrorsCount,
    image: test.image,
    startDate: iso(test.startDate),
    endDate: iso(test.endDate),
    questions: test.questions.map(({ id, text, type, image, options }) => ({
      id,
      text,
      type,
      image,
      options: options.map((option) => ({ id: option.id, text: option.text, image: option.image })),
    })),
    answers: open?.answers ?? [],
    answersSavedAt: iso(open?.savedAt),
    lockedBecause: locked,
    repeatDatetime: iso(progress?.repeatAt),
    // which answers were right stays with whoever may not take it; the next attempt begins without that
    lastResult: before && (locked ? before : { ...before, questions: [] }),
    ...rest,
  };
}

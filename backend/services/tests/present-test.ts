import type { testForTaking, testResult } from '@/api/tests/schemas';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { maxPoints, scoreTest } from '@/lib/domain/scoring';
import type { Of } from '@/lib/json-api/resource';
import type { Attempt, Standing, Test } from './find-test';
import { lockedBecause } from './locked';
import type { Readings } from './readings';

type Review = Of<typeof testResult>['questions'][number];

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/**
 * Reviews an attempt by question: the chosen options and their explanations. While the test can be taken again, the
 * right options and the explanations of options not chosen are withheld.
 */
function reviewOf(test: Test, { answers, result }: Attempt, readings: Readings): Review[] {
  const given = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const isFinal = result?.repeatDatetime === null;
  const rightly = new Map(scoreTest(test, answers).questions.map((one) => [one.questionId, one.isRight]));
  return test.questions.map(({ id, options, explanation, articleId }) => {
    const chosenOptionIds = [...(given.get(id) ?? [])];
    const explained = options.filter((option) => isFinal || chosenOptionIds.includes(option.id));
    return {
      questionId: id,
      isRight: rightly.get(id) ?? false,
      chosenOptionIds,
      rightOptionIds: isFinal ? options.filter((option) => option.isRight).map((option) => option.id) : null,
      explanation: explanation || null,
      optionExplanations: explained.flatMap((option) =>
        option.explanation ? { optionId: option.id, explanation: option.explanation } : [],
      ),
      reading: (articleId && readings.get(articleId)) || null,
    };
  });
}

/** Facts shown beside a result: the mark's balance, the test's certificate, articles to read. */
export interface AroundResult {
  balance: number;
  certificateId: string | null;
  readings: Readings;
}

/** Maps a sent attempt for its owner; null for an open one. */
export function presentResult(
  test: Test,
  attempt: Attempt,
  { readings, ...around }: AroundResult,
): Of<typeof testResult> | null {
  const { result, submittedAt } = attempt;
  if (!result || !submittedAt) return null;
  const { awarded, ...said } = result;
  return {
    id: attempt.id,
    ...said,
    ...(awarded === undefined
      ? {}
      : { programme: { awarded, total: around.balance, limit: PROGRAMME_LIMIT } }),
    maxPoints: maxPoints(test),
    questions: reviewOf(test, attempt, readings),
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

/** Maps the test for the person who takes it, without its right options and their points. */
export function presentTest(test: Test, facts: TakingFacts, now: Date): Of<typeof testForTaking> {
  const { standing, balance, certificateId, readings, ...rest } = facts;
  const { open, last, progress } = standing;
  const locked = lockedBecause(test, standing, now);
  const before = last && presentResult(test, last, { balance, certificateId, readings });
  return {
    id: test.id,
    revisionId: test.revisionId,
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
    // the review is sent only while the test is locked, so that the next attempt begins without it
    lastResult: before && (locked ? before : { ...before, questions: [] }),
    ...rest,
  };
}

import type { TestForTaking, TestResult } from '@/api/tests/queries';
import type {
  OptionReview,
  QuestionReview,
  TestResultFacts,
} from '@/components/blocks/test-result/result-facts';
import { isExpress } from '@/lib/domain/scoring';
import { learningHref } from '@/lib/domain/learning';
import * as path from '@/lib/routes/path';

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

type QuestionResult = TestResult['questions'][number];

/** Among several chosen options nobody says which was wrong; a single one is the wrong one. */
function isRightOption(
  { isRight, rightOptionIds: right }: QuestionResult,
  chosen: readonly string[],
  id: string,
) {
  if (right) return right.includes(id);
  return isRight || (chosen.length === 1 ? false : null);
}

/** The chosen options, and the right ones where the result names them. */
function optionsOf(question: Question, result: QuestionResult, chosen: readonly string[]): OptionReview[] {
  const whys = new Map(
    result.optionExplanations?.map(({ optionId, explanation }) => [optionId, explanation]),
  );
  return question.options.flatMap(({ id, text, image }, at) => {
    const isChosen = chosen.includes(id);
    if (!isChosen && !result.rightOptionIds?.includes(id)) return [];
    return {
      text: text || `вариант ${String(at + 1)}`,
      image: image?.previewUrl ?? null,
      isChosen,
      isRight: isRightOption(result, chosen, id),
      why: whys.get(id) ?? null,
    };
  });
}

/** The result of each question with the texts of the test; [] where the services give no results. */
function reviewOf({ questions }: TestForTaking, results: TestResult['questions']): QuestionReview[] {
  const of = new Map(results.map((one) => [one.questionId, one]));
  return questions.flatMap((question) => {
    const known = of.get(question.id);
    if (!known) return [];
    const { isRight, chosenOptionIds: chosen, rightOptionIds: right, reading } = known;
    return {
      text: question.text,
      isRight,
      chosen: chosen && optionWords(question, chosen),
      right: right && optionWords(question, right),
      options: chosen && optionsOf(question, known, chosen),
      why: known.explanation,
      reading: reading && {
        title: reading.title,
        isVideo: reading.type === 'video',
        href: learningHref({ type: reading.type, id: '', slug: reading.slug, brand: reading.markId }),
        needErid: reading.needErid,
        eridToken: reading.eridToken,
        eridSource: reading.eridSource,
      },
    };
  });
}

/** Points of the portal stand on the account of a mark, those of the programme on one of their own. */
function balanceOf(test: TestForTaking, { balance, programme }: TestResult): Partial<TestResultFacts> {
  if (test.space === 'portal')
    return { brand: test.markId, balance: { markName: test.markName, points: balance } };
  return { brand: 'programme', ...(programme ? { programme } : {}) };
}

/** A result as it is shown, with the words of the questions beside what was right. */
export function resultOf(test: TestForTaking, result: TestResult): TestResultFacts {
  return {
    title: test.title,
    space: test.space,
    correct: result.correctAnswersCount,
    total: result.questionsCount,
    points: result.points,
    most: test.maxPoints,
    passed: result.passed,
    repeatAt: result.repeatDatetime,
    ...balanceOf(test, result),
    paysInPart: !isExpress(test) && test.multipleChoiceScoring !== 'all-or-nothing',
    allowedErrors: isExpress(test) ? test.availableErrorsCount : null,
    questions: reviewOf(test, result.questions),
    certificate: result.certificateId ? path.accountCertificate(result.certificateId) : null,
    article: articleHref(test),
  };
}

import type { TestForTaking, TestResult } from '@/api/tests/queries';
import type {
  OptionReview,
  QuestionReview,
  TestResultFacts,
} from '@/components/blocks/test-result/result-facts';
import { isExpress } from '@/lib/domain/scoring';
import { learningHref } from '@/lib/domain/learning';
import * as path from '@/lib/routes/path';

/** Address of the test's own article; null without one. */
export function articleHref({
  articleSlug,
  markId,
}: Pick<TestForTaking, 'articleSlug' | 'markId'>): string | null {
  return articleSlug ? learningHref({ type: 'article', id: '', slug: articleSlug, brand: markId }) : null;
}

type Question = TestForTaking['questions'][number];

/** Texts of the options; an option that is only a picture is named by its number. */
const optionWords = ({ options }: Question, ids: readonly string[]) =>
  options.flatMap(({ id, text }, at) => (ids.includes(id) ? [text || `вариант ${String(at + 1)}`] : []));

type QuestionResult = TestResult['questions'][number];

/** Whether an option is right. If several were chosen and the answer is wrong, it is unknown which one: null. */
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

/** The balance: in the portal of the mark, in the programme of the programme itself. */
function balanceOf(test: TestForTaking, { balance, programme }: TestResult): Partial<TestResultFacts> {
  if (test.space === 'portal')
    return { brand: test.markId, balance: { markName: test.markName, points: balance } };
  return { brand: 'programme', ...(programme ? { programme } : {}) };
}

/** Converts a result for display, with the texts of its questions. */
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

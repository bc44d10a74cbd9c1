/** Answer to one question on the wire: ids of the chosen options. */
export interface GivenAnswer {
  questionId: string;
  optionIds: readonly string[];
}
export interface ScoredOption {
  id: string;
  isRight: boolean;
  countPoints: number;
}
export interface ScoredQuestion {
  id: string;
  type: 'single_choice' | 'multiple_choice';
  options: readonly ScoredOption[];
}
/** How a multiple choice of a plain test pays when not every choice is right. */
export const MULTIPLE_CHOICE_SCORING = ['right-minus-wrong', 'all-or-nothing'] as const;
export type MultipleChoiceScoring = (typeof MULTIPLE_CHOICE_SCORING)[number];

export interface ScoredTest {
  /** Points of an express test; a plain test is paid by its options. */
  countPoints: number;
  /** Number of errors that an express test allows; 0: a plain test. */
  availableErrorsCount: number;
  pointsMultiplier: number;
  multipleChoiceScoring: MultipleChoiceScoring;
  questions: readonly ScoredQuestion[];
}
export interface TestScore {
  correctAnswersCount: number;
  /** Number of partly right answers; 0 where they pay nothing. */
  partlyRightCount: number;
  questionsCount: number;
  errorsCount: number;
  points: number;
  maxPoints: number;
  passed: boolean;
  questions: { questionId: string; isRight: boolean }[];
}

export function isExpress(test: Pick<ScoredTest, 'availableErrorsCount'>): boolean {
  return test.availableErrorsCount > 0;
}

/** Whether the chosen set equals the right set; an empty choice is never right. */
export function isQuestionRight(question: ScoredQuestion, optionIds: readonly string[]): boolean {
  const chosen = new Set(optionIds);
  const right = question.options.filter((option) => option.isRight);
  return chosen.size > 0 && chosen.size === right.length && right.every((option) => chosen.has(option.id));
}

/** Whether some but not all of a multiple choice is right. */
function isPartlyRight(question: ScoredQuestion, optionIds: readonly string[]): boolean {
  return (
    question.type === 'multiple_choice' &&
    !isQuestionRight(question, optionIds) &&
    question.options.some(({ id, isRight }) => isRight && optionIds.includes(id))
  );
}

/** Points after the multiplier: rounded to a whole number, never negative. */
function multiplied(points: number, multiplier: number): number {
  return Math.max(0, Math.round(points * Math.max(0, multiplier)));
}

const sumOf = (options: readonly ScoredOption[]) =>
  options.reduce((sum, option) => sum + Math.max(0, option.countPoints), 0);

/** Points of a single choice; more than one chosen option pays 0. */
function singlePoints({ options }: ScoredQuestion, chosen: ReadonlySet<string>): number {
  return chosen.size > 1 ? 0 : sumOf(options.filter(({ id, isRight }) => isRight && chosen.has(id)));
}

/**
 * Points of a multiple choice: the sum of chosen right options minus, for each wrong one, an equal share of all right
 * points, so that all options ticked pay 0. May be a fraction; never negative. `all-or-nothing`: the sum for the right
 * set, else 0.
 */
export function multiplePoints(
  question: ScoredQuestion,
  optionIds: readonly string[],
  scoring: MultipleChoiceScoring,
): number {
  const chosen = new Set(optionIds);
  const right = question.options.filter(({ isRight }) => isRight);
  const wrong = question.options.filter(({ isRight }) => !isRight);
  if (scoring === 'all-or-nothing') return isQuestionRight(question, optionIds) ? sumOf(right) : 0;
  const mistakes = wrong.filter(({ id }) => chosen.has(id)).length;
  const lost = mistakes === 0 ? 0 : (sumOf(right) * mistakes) / wrong.length;
  return Math.max(0, sumOf(right.filter(({ id }) => chosen.has(id))) - lost);
}

/** Points of an answer in a plain test, before the multiplier; may be a fraction. */
export function questionPoints(
  test: Pick<ScoredTest, 'multipleChoiceScoring'>,
  question: ScoredQuestion,
  optionIds: readonly string[],
): number {
  return question.type === 'single_choice'
    ? singlePoints(question, new Set(optionIds))
    : multiplePoints(question, optionIds, test.multipleChoiceScoring);
}

/** Most points that the test can pay. */
export function maxPoints(test: ScoredTest): number {
  if (isExpress(test)) return multiplied(test.countPoints, test.pointsMultiplier);
  const best = test.questions.map((question) => {
    const right = question.options
      .filter((option) => option.isRight)
      .map((option) => Math.max(0, option.countPoints));
    return question.type === 'single_choice' ? Math.max(0, ...right) : right.reduce((sum, n) => sum + n, 0);
  });
  return multiplied(
    best.reduce((sum, n) => sum + n, 0),
    test.pointsMultiplier,
  );
}

/**
 * Result of a sent test (decisions, 'Learning and points'). Plain: points of the questions (`questionPoints`) ×
 * multiplier. Express: `countPoints` × multiplier when errors ≤ allowed, else 0. No answer is an error; answers to
 * unknown questions are ignored; of two answers to one question the last counts.
 */
export function scoreTest(test: ScoredTest, answers: readonly GivenAnswer[]): TestScore {
  const given = new Map(answers.map((answer) => [answer.questionId, answer.optionIds]));
  const questions = test.questions.map((question) => ({
    questionId: question.id,
    isRight: isQuestionRight(question, given.get(question.id) ?? []),
  }));
  const correctAnswersCount = questions.filter((question) => question.isRight).length;
  const errorsCount = questions.length - correctAnswersCount;
  const paysInPart = !isExpress(test) && test.multipleChoiceScoring !== 'all-or-nothing';
  const partly = test.questions.filter((one) => paysInPart && isPartlyRight(one, given.get(one.id) ?? []));
  const earned = test.questions.reduce(
    (sum, question) => sum + questionPoints(test, question, given.get(question.id) ?? []),
    0,
  );
  const forgiven = questions.length > 0 && errorsCount <= test.availableErrorsCount;
  const points = isExpress(test)
    ? multiplied(forgiven ? test.countPoints : 0, test.pointsMultiplier)
    : multiplied(earned, test.pointsMultiplier);
  return {
    correctAnswersCount,
    partlyRightCount: partly.length,
    questionsCount: questions.length,
    errorsCount,
    points,
    maxPoints: maxPoints(test),
    passed: isExpress(test) ? forgiven : points > 0 || (questions.length > 0 && errorsCount === 0),
    questions,
  };
}

/** Explanation of a test's points in their history: «Верных ответов: 5 из 8, частично верных: 2». */
export function scoreReason({ correctAnswersCount, partlyRightCount, questionsCount }: TestScore): string {
  const partly = partlyRightCount > 0 ? `, частично верных: ${String(partlyRightCount)}` : '';
  return `Верных ответов: ${String(correctAnswersCount)} из ${String(questionsCount)}${partly}`;
}

export interface ScoringRule {
  correctAnswers: number;
  points: number;
}

/** Points of a module: with dynamic scoring those of the highest rule reached by the right answers, else its own. */
export function scoreModule(
  module: { isDynamicScoring: boolean; scoringRules: readonly ScoringRule[]; points: number },
  correctAnswers: number,
): number {
  if (!module.isDynamicScoring) return Math.max(0, module.points);
  const reached = module.scoringRules.filter((rule) => rule.correctAnswers <= correctAnswers);
  const best = reached.sort((left, right) => right.correctAnswers - left.correctAnswers)[0];
  return Math.max(0, best?.points ?? 0);
}

import { DAY_MS } from './moscow';

/** Answer to one question: ids of chosen options and a free text; '' for none. */
export interface SurveyAnswer {
  questionId: string;
  optionIds: readonly string[];
  ownAnswer: string;
}
export interface SurveyQuestion {
  id: string;
  isRequired: boolean;
}
/** Condition of a question: it is asked when one of these options of an earlier question is chosen. */
export interface SurveyRule {
  questionId: string;
  parentId: string;
  optionIds: readonly string[];
}
export interface Survey<Q extends SurveyQuestion = SurveyQuestion> {
  questions: readonly Q[];
  dependentQuestion: readonly SurveyRule[];
}

/** Most characters of a free-text answer. */
export const OWN_ANSWER_MOST = 500;

/** A free text as one line, without invisible characters except joiners inside emoji. */
export const tidyOwnWords = (text: string): string =>
  text
    .replace(/(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const OWN = 'own:';

/** An answer as one list of choices, the free text included: stored and sent as answers of tests are. */
export const choicesOf = ({ optionIds, ownAnswer }: Omit<SurveyAnswer, 'questionId'>): string[] => {
  const own = tidyOwnWords(ownAnswer);
  return own ? [...optionIds, OWN + own] : [...optionIds];
};

/** The inverse of `choicesOf`. */
export const answerOf = (questionId: string, choices: readonly string[]) => ({
  questionId,
  optionIds: choices.filter((id) => !id.startsWith(OWN)),
  ownAnswer: choices.find((id) => id.startsWith(OWN))?.slice(OWN.length) ?? '',
});

/** Returns the choices that the question accepts; null when the question is gone or accepts none of them. */
export type FitChoices = (questionId: string, choices: readonly string[]) => readonly string[] | null;

interface Taking {
  id: string;
  type: 'single_choice' | 'multiple_choice';
  /** Surveys only. */
  ownAnswerAllowed?: boolean;
  options: readonly { id: string }[];
}

/** Fits choices, which may come from another version, to the questions of this one. */
export const fitTo =
  (questions: readonly Taking[]): FitChoices =>
  (questionId, choices) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return null;
    const { type, options, ownAnswerAllowed } = question;
    const fit = choices.filter((choice) =>
      choice.startsWith(OWN) ? ownAnswerAllowed === true : options.some(({ id }) => id === choice),
    );
    const isLost = choices.length > 0 && fit.length === 0;
    return isLost || (type === 'single_choice' && fit.length > 1) ? null : fit;
  };

/** Grace period of a replaced version: a page opened with it still pays its points for so long. */
const PAGE_LASTS_MS = DAY_MS;

/**
 * Points that a version pays for answers begun at `begunAt`. Begun more than a day after the version was replaced, they
 * pay at most today's points: an open page must not claim a mistaken amount for ever.
 */
export function pointsOfVersion(
  { countPoints, retiredAt }: { countPoints: number; retiredAt: Date | null },
  today: number,
  begunAt: Date,
): number {
  const isLate = retiredAt !== null && begunAt.getTime() - retiredAt.getTime() > PAGE_LASTS_MS;
  return isLate ? Math.min(countPoints, today) : countPoints;
}

export const isAnswered = (answer: Omit<SurveyAnswer, 'questionId'> | undefined): boolean =>
  answer !== undefined && (answer.optionIds.length > 0 || answer.ownAnswer.trim() !== '');

const byQuestion = (answers: readonly SurveyAnswer[]) =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/**
 * Questions asked with these answers, in order. A dependent question is asked when its parent is asked and one of the
 * rule's options is chosen; a leftover answer to a question no longer asked is ignored.
 */
export function askedQuestions<Q extends SurveyQuestion>(
  { questions, dependentQuestion }: Survey<Q>,
  answers: readonly SurveyAnswer[],
): Q[] {
  const given = byQuestion(answers);
  const rules = new Map(dependentQuestion.map((rule) => [rule.questionId, rule]));
  const asked = new Set<string>();
  return questions.filter(({ id }) => {
    const rule = rules.get(id);
    const chosen = rule && asked.has(rule.parentId) ? (given.get(rule.parentId)?.optionIds ?? []) : [];
    const isAsked = !rule || chosen.some((option) => rule.optionIds.includes(option));
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

/** Answers that count: not empty, to questions that are asked. In the order of the questions. */
export function countedAnswers(survey: Survey, answers: readonly SurveyAnswer[]): SurveyAnswer[] {
  const given = byQuestion(answers);
  return askedQuestions(survey, answers).flatMap(({ id }) => {
    const answer = given.get(id);
    return answer && isAnswered(answer) ? [answer] : [];
  });
}

/** Required questions that are asked and not answered, in order. */
export function missingQuestions<Q extends SurveyQuestion>(
  survey: Survey<Q>,
  answers: readonly SurveyAnswer[],
): Q[] {
  const given = byQuestion(answers);
  return askedQuestions(survey, answers).filter(
    ({ id, isRequired }) => isRequired && !isAnswered(given.get(id)),
  );
}

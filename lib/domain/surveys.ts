import { DAY_MS } from './moscow';

/** One question's answer: ids of the chosen options, and one's own words; '' for none. */
export interface SurveyAnswer {
  questionId: string;
  optionIds: readonly string[];
  ownAnswer: string;
}
export interface SurveyQuestion {
  id: string;
  isRequired: boolean;
}
/** A question is asked when one of these options of an earlier one is chosen. */
export interface SurveyRule {
  questionId: string;
  parentId: string;
  optionIds: readonly string[];
}
export interface Survey<Q extends SurveyQuestion = SurveyQuestion> {
  questions: readonly Q[];
  dependentQuestion: readonly SurveyRule[];
}

/** The most that is taken of a person's own words. */
export const OWN_ANSWER_MOST = 500;

/** One's own words on one line, without characters that nobody sees but the joiner inside of an emoji. */
export const tidyOwnWords = (text: string): string =>
  text
    .replace(/(?!\u200D\p{Extended_Pictographic})\p{Cf}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const OWN = 'own:';

/** An answer as one list of choices, one's own words among them: kept and sent as answers of tests are. */
export const choicesOf = ({ optionIds, ownAnswer }: Omit<SurveyAnswer, 'questionId'>): string[] => {
  const own = tidyOwnWords(ownAnswer);
  return own ? [...optionIds, OWN + own] : [...optionIds];
};

/** The answer again. */
export const answerOf = (questionId: string, choices: readonly string[]) => ({
  questionId,
  optionIds: choices.filter((id) => !id.startsWith(OWN)),
  ownAnswer: choices.find((id) => id.startsWith(OWN))?.slice(OWN.length) ?? '',
});

/** What of the choices its question takes; null: it is not asked any more, or takes none of them. */
export type FitChoices = (questionId: string, choices: readonly string[]) => readonly string[] | null;

interface Taking {
  id: string;
  type: 'single_choice' | 'multiple_choice';
  /** Of a survey. */
  ownAnswerAllowed?: boolean;
  options: readonly { id: string }[];
}

/** Answers may be of another version than these questions are. */
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

/** A page of another version is taken at its word for so long after that version was published. */
const PAGE_LASTS_MS = DAY_MS;

/**
 * What a version pays for answers begun at that moment. Begun later than a day after it was replaced, no more than
 * today's: an amount that was a mistake can't be claimed for ever by whoever had the page open.
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
 * The questions these answers lead to, in their order. One that depends is asked when its parent is asked and one of
 * the named options is chosen; an answer that stays from a question no longer asked leads nowhere.
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

/** The answers that count: of questions that are asked, and not empty. In the order of the questions. */
export function countedAnswers(survey: Survey, answers: readonly SurveyAnswer[]): SurveyAnswer[] {
  const given = byQuestion(answers);
  return askedQuestions(survey, answers).flatMap(({ id }) => {
    const answer = given.get(id);
    return answer && isAnswered(answer) ? [answer] : [];
  });
}

/** Required questions that are asked and have no answer yet, in their order. */
export function missingQuestions<Q extends SurveyQuestion>(
  survey: Survey<Q>,
  answers: readonly SurveyAnswer[],
): Q[] {
  const given = byQuestion(answers);
  return askedQuestions(survey, answers).filter(
    ({ id, isRequired }) => isRequired && !isAnswered(given.get(id)),
  );
}

import {
  dateProblems,
  emptyProblems,
  optionProblems,
  wordsProblems,
  type AuthoredProblem,
} from './authored-problems';
import type { SurveyRule } from './surveys';

/** Limits of a survey, for its editor and its calls. */
export const SURVEY_LIMITS = {
  title: 255,
  description: 1000,
  slug: 100,
  points: 1_000_000,
  questions: 100,
  question: 1000,
  options: 20,
  option: 500,
} as const;

export interface AuthoredSurveyQuestion {
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  ownAnswerAllowed: boolean;
  options: readonly { id: string; text: string; image: object | null }[];
}
export interface AuthoredSurvey {
  startDate: Date | null;
  endDate: Date | null;
  /** Planned publication date; null: on publishing. */
  dueAt?: Date | null;
  questions: readonly AuthoredSurveyQuestion[];
  dependentQuestion: readonly SurveyRule[];
}

function questionProblems(question: AuthoredSurveyQuestion, nth: number): AuthoredProblem[] {
  const at = `questions/${String(nth)}`;
  const none = question.options.length === 0 && !question.ownAnswerAllowed;
  const text = 'Добавьте ответы или разрешите свой ответ.';
  return [
    ...wordsProblems(question, at),
    ...(none ? [{ pointer: `${at}/options`, code: 'no-options', text }] : []),
    ...optionProblems(question, at),
  ];
}

/** Problem of a rule, in Russian; null for a valid rule. */
function wrongRule({ questions }: AuthoredSurvey, rule: SurveyRule, isSecond: boolean): string | null {
  if (isSecond) return 'У вопроса может быть одно условие.';
  const own = questions.findIndex(({ id }) => id === rule.questionId);
  const parent = questions.findIndex(({ id }) => id === rule.parentId);
  if (own < 0 || parent < 0) return 'Вопроса из условия уже нет: выберите другой.';
  if (parent >= own) return 'Вопрос из условия должен стоять раньше.';
  const known = questions[parent]?.options.map(({ id }) => id) ?? [];
  if (rule.optionIds.length === 0) return 'Отметьте хотя бы один ответ.';
  return rule.optionIds.every((id) => known.includes(id))
    ? null
    : 'Ответа из условия уже нет: выберите другой.';
}

/**
 * Problems of rules, each at its dependent question: one rule per question, the parent question earlier, and at least
 * one option, all of the parent. The order of questions excludes cycles.
 */
export function ruleProblems(survey: AuthoredSurvey): AuthoredProblem[] {
  const seen = new Set<string>();
  return survey.dependentQuestion.flatMap((rule, at) => {
    const text = wrongRule(survey, rule, seen.has(rule.questionId));
    seen.add(rule.questionId);
    if (text === null) return [];
    const own = survey.questions.findIndex(({ id }) => id === rule.questionId);
    const pointer = own < 0 ? `dependentQuestion/${String(at)}` : `questions/${String(own)}/parentId`;
    return [{ pointer, code: 'wrong-rule', text }];
  });
}

/** Problems that prevent publication, each at its field; [] when the survey can be published. */
export function surveyProblems(survey: AuthoredSurvey, now: Date): AuthoredProblem[] {
  return [
    ...emptyProblems(survey),
    ...survey.questions.flatMap(questionProblems),
    ...ruleProblems(survey),
    ...dateProblems(survey, now),
  ];
}

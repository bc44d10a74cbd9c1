import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { answerOf, choicesOf } from '@/lib/domain/surveys';
import { call } from '../core/call';
import type { TestAnswer } from '../tests/schemas';
import { getSurvey, saveSurveyAnswers, sendSurvey } from './endpoints';
import type { surveyForTaking, surveyResult } from './schemas';

export type SurveyForTaking = z.output<(typeof surveyForTaking)['schema']>;
export type SurveyResult = z.output<(typeof surveyResult)['schema']>;

/** Attempt name of every survey in drafts of the device, because a survey is answered once. */
export const FIRST_ATTEMPT = 'first';

export const surveyKeys = { all: ['surveys'] as const };

/** By id or slug, with the person's answers; CallError 404 when the person may not see it. */
export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [...surveyKeys.all, id] as const,
    queryFn: ({ signal }) => call(getSurvey, { params: { id }, query: {}, signal }),
  });

/** The current state on the service: another device may have answered since. */
export const freshSurvey = (id: string): Promise<SurveyForTaking> =>
  call(getSurvey, { params: { id }, query: {} });

type Shown = Pick<SurveyForTaking, 'id' | 'revisionId'>;

const asChoices = (answers: SurveyForTaking['answers']): TestAnswer[] =>
  answers.map((answer) => ({ questionId: answer.questionId, optionIds: choicesOf(answer) }));

/** The saved answers in the form of a test's: own words are one of the choices. */
export const savedChoices = ({ answers }: Pick<SurveyForTaking, 'answers'>) => asChoices(answers);

const bodyOf = ({ revisionId }: Shown, choices: readonly TestAnswer[]) => ({
  answers: choices.map(({ questionId, optionIds }) => answerOf(questionId, optionIds)),
  ...(revisionId === undefined ? {} : { revisionId }),
});

/** Saves the given answers; returns all answers that the service has. */
export async function keepSurveyAnswers(
  survey: Shown,
  choices: readonly TestAnswer[],
): Promise<TestAnswer[]> {
  const asked = { params: { id: survey.id }, query: {}, body: bodyOf(survey, choices) };
  return asChoices((await call(saveSurveyAnswers, asked)).answers);
}

/** Sends a survey; retries with the same key and answers are one response. */
export const submitSurvey = (
  survey: Shown,
  choices: readonly TestAnswer[],
  idempotencyKey: string,
): Promise<SurveyResult> =>
  call(sendSurvey, { params: { id: survey.id }, query: {}, body: bodyOf(survey, choices), idempotencyKey });

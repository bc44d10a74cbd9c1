import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { answerOf, choicesOf } from '@/lib/domain/surveys';
import { call } from '../core/call';
import type { TestAnswer } from '../tests/schemas';
import { getSurvey, saveSurveyAnswers, sendSurvey } from './endpoints';
import type { surveyForTaking, surveyResult } from './schemas';

export type SurveyForTaking = z.output<(typeof surveyForTaking)['schema']>;
export type SurveyResult = z.output<(typeof surveyResult)['schema']>;

/** A survey is answered once: drafts of the device need no other name for it. */
export const FIRST_ATTEMPT = 'first';

export const surveyKeys = { all: ['surveys'] as const };

/** By id or slug, with the person's answers; CallError 404 when it is not to be seen. */
export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [...surveyKeys.all, id] as const,
    queryFn: ({ signal }) => call(getSurvey, { params: { id }, query: {}, signal }),
  });

/** As the service has it now: another device may have answered since. */
export const freshSurvey = (id: string): Promise<SurveyForTaking> =>
  call(getSurvey, { params: { id }, query: {} });

type Shown = Pick<SurveyForTaking, 'id' | 'revisionId'>;

const asChoices = (answers: SurveyForTaking['answers']): TestAnswer[] =>
  answers.map((answer) => ({ questionId: answer.questionId, optionIds: choicesOf(answer) }));

/** The saved answers as answers of tests are kept: one's own words are a choice among the others. */
export const savedChoices = ({ answers }: Pick<SurveyForTaking, 'answers'>) => asChoices(answers);

const bodyOf = ({ revisionId }: Shown, choices: readonly TestAnswer[]) => ({
  answers: choices.map(({ questionId, optionIds }) => answerOf(questionId, optionIds)),
  ...(revisionId === undefined ? {} : { revisionId }),
});

/** Keeps the given answers; gives back all the service has. */
export async function keepSurveyAnswers(
  survey: Shown,
  choices: readonly TestAnswer[],
): Promise<TestAnswer[]> {
  const asked = { params: { id: survey.id }, query: {}, body: bodyOf(survey, choices) };
  return asChoices((await call(saveSurveyAnswers, asked)).answers);
}

/** The same key with the same answers is one sending, however often it is retried. */
export const submitSurvey = (
  survey: Shown,
  choices: readonly TestAnswer[],
  idempotencyKey: string,
): Promise<SurveyResult> =>
  call(sendSurvey, { params: { id: survey.id }, query: {}, body: bodyOf(survey, choices), idempotencyKey });

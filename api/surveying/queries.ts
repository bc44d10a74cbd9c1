import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AuthoredAction } from '@/lib/domain/authored-state';
import type { SurveyCutBy } from '@/lib/domain/survey-cut';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import type {
  authoredSurvey,
  surveyBody,
  surveyEditor,
  surveyQuestionsFile,
  surveyRow,
  surveysQuery,
} from './author-schemas';
import {
  changeSurveyStates,
  copySurvey,
  createSurvey,
  deleteSurvey,
  discardSurveyDraft,
  getAuthoredSurvey,
  getSurveyCut,
  getSurveyPart,
  getSurveyResults,
  getSurveysFirstLoading,
  listOwnAnswers,
  listSurveys,
  moderateOwnAnswer,
  publishSurvey,
  readSurveyQuestions,
  updateSurvey,
} from './endpoints';
import type {
  ownAnswer,
  ownAnswerPatch,
  ownAnswersQuery as ownQuery,
  partQuery,
  surveyCut,
  surveyPart,
  surveyResults,
} from './schemas';

export type AuthoredSurvey = z.output<(typeof authoredSurvey)['schema']>;
export type SurveyRow = z.output<(typeof surveyRow)['schema']>;
export type SurveyEditorFacts = z.output<(typeof surveyEditor)['schema']>;
export type SurveyList = ResultOf<Awaited<ReturnType<(typeof listSurveys)['shapes']>>>;
export type SurveyQuestionsFile = z.output<(typeof surveyQuestionsFile)['schema']>;
export type SurveyBody = z.input<typeof surveyBody>;
export type SurveyResults = z.output<(typeof surveyResults)['schema']>;
export type SurveyCut = z.output<(typeof surveyCut)['schema']>;
export type SurveyPart = z.output<(typeof surveyPart)['schema']>;
export type SurveyPartFilter = z.input<typeof partQuery>['filter'];
export type OwnAnswer = z.output<(typeof ownAnswer)['schema']>;
export type OwnAnswerList = ResultOf<Awaited<ReturnType<(typeof listOwnAnswers)['shapes']>>>;
export type OwnAnswerChange = z.input<typeof ownAnswerPatch>;
type OwnAnswersFilter = NonNullable<z.input<typeof ownQuery>['filter']>;
type Query = z.input<typeof surveysQuery>;

const keys = { all: ['surveying'] as const };

/** Parameters of the list, besides the page. */
export interface SurveysAsked {
  filter: NonNullable<Query['filter']>;
  sort: NonNullable<Query['sort']>;
}

/** The authors' list as the address shows it. */
export const surveyListQuery = (filter: SurveysAsked['filter'], sort: SurveysAsked['sort'], shown: Shown) =>
  queryOptions({
    queryKey: [...keys.all, 'list', filter, sort, shown] as const,
    queryFn: ({ signal }) => call(listSurveys, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** Marks, limits and counts by state. */
export const surveysFirstLoadingQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'first-loading'] as const,
    queryFn: ({ signal }) => call(getSurveysFirstLoading, { query: {}, signal }),
  });

/** One survey as its authors see it; CallError 404 when there is none. */
export const authoredSurveyQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id] as const,
    queryFn: ({ signal }) => call(getAuthoredSurvey, { params: { id }, query: {}, signal }),
  });

/** A version of a survey by its number; CallError 404 when there is none. */
export const surveyVersionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...keys.all, 'version', id, revision] as const,
    queryFn: ({ signal }) => call(getAuthoredSurvey, { params: { id }, query: { revision }, signal }),
  });

/** Checks a file of questions without storing any. */
export const checkSurveyQuestions = (file: File) => call(readSurveyQuestions, { body: { file } });

export const readAuthoredSurvey = (id: string) => call(getAuthoredSurvey, { params: { id }, query: {} });
/** Creates a survey; retries with the same key and body create only one. */
export const makeSurvey = (body: SurveyBody, idempotencyKey: string) =>
  call(createSurvey, { query: {}, body, idempotencyKey });
export const saveSurvey = (id: string, body: SurveyBody & { seenAt?: string }) =>
  call(updateSurvey, { params: { id }, query: {}, body });
/** Publishes the saved draft; `seenAt` is the version that was seen. */
export const publishSavedSurvey = (id: string, seenAt: string) =>
  call(publishSurvey, { params: { id }, query: {}, body: { seenAt } });
export const dropSurveyDraft = (id: string) => call(discardSurveyDraft, { params: { id } });
export const duplicateSurvey = (id: string, idempotencyKey: string) =>
  call(copySurvey, { params: { id }, body: {}, idempotencyKey });
export const removeSurvey = (id: string) => call(deleteSurvey, { params: { id }, query: {} });
export const actOnSurveys = (ids: readonly string[], action: AuthoredAction) =>
  call(changeSurveyStates, { body: { ids: [...ids], action } });

/** Changes every survey under the filter; refused when their number differs from `expected`. */
export const actOnEverySurvey = (filter: SurveysAsked['filter'], expected: number, action: AuthoredAction) =>
  call(changeSurveyStates, { body: { filter, expected, action } });

/** Results of a survey. */
export const surveyResultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'results', id] as const,
    queryFn: ({ signal }) => call(getSurveyResults, { params: { id }, query: {}, signal }),
  });

/** Results of some of its people. */
export const surveyPartQuery = (id: string, filter: SurveyPartFilter) =>
  queryOptions({
    queryKey: [...keys.all, 'part', id, filter] as const,
    queryFn: ({ signal }) => call(getSurveyPart, { params: { id }, query: { filter }, signal }),
  });

/** Results of a question by groups of people. */
export const surveyCutQuery = (id: string, question: string, by: SurveyCutBy) =>
  queryOptions({
    queryKey: [...keys.all, 'cut', id, question, by] as const,
    queryFn: ({ signal }) => call(getSurveyCut, { params: { id }, query: { question, by }, signal }),
  });

/** The page of answers in people's own words that the address shows. */
export const ownAnswersQuery = (id: string, filter: OwnAnswersFilter, shown: Shown) =>
  queryOptions({
    queryKey: [...keys.all, 'own-answers', id, filter, shown] as const,
    queryFn: ({ signal }) =>
      call(listOwnAnswers, { params: { id }, query: { filter, page: pageQuery(shown) }, signal }),
  });

/** The same, to choose one of them. */
export const readOwnAnswers = (id: string, filter: OwnAnswersFilter, number: number, signal: AbortSignal) =>
  call(listOwnAnswers, { params: { id }, query: { filter, page: { number, size: 20 } }, signal });
export const moderateAnswer = (id: string, answer: string, body: OwnAnswerChange) =>
  call(moderateOwnAnswer, { params: { id, answer }, body });

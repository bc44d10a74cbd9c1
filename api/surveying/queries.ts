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

/** What the list is asked for, beside the page. */
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

/** Marks, bounds and counts of states. */
export const surveysFirstLoadingQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'first-loading'] as const,
    queryFn: ({ signal }) => call(getSurveysFirstLoading, { query: {}, signal }),
  });

/** One as its authors see it; CallError 404 when there is none. */
export const authoredSurveyQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id] as const,
    queryFn: ({ signal }) => call(getAuthoredSurvey, { params: { id }, query: {}, signal }),
  });

/** A version of it by its number; CallError 404 when there is none. */
export const surveyVersionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...keys.all, 'version', id, revision] as const,
    queryFn: ({ signal }) => call(getAuthoredSurvey, { params: { id }, query: { revision }, signal }),
  });

/** Looks at a file of questions without keeping any. */
export const checkSurveyQuestions = (file: File) => call(readSurveyQuestions, { body: { file } });

export const readAuthoredSurvey = (id: string) => call(getAuthoredSurvey, { params: { id }, query: {} });
/** The same key with the same body makes one survey, however often it is retried. */
export const makeSurvey = (body: SurveyBody, idempotencyKey: string) =>
  call(createSurvey, { query: {}, body, idempotencyKey });
export const saveSurvey = (id: string, body: SurveyBody & { seenAt?: string }) =>
  call(updateSurvey, { params: { id }, query: {}, body });
/** What is saved comes out; `seenAt` is the version that was looked at. */
export const publishSavedSurvey = (id: string, seenAt: string) =>
  call(publishSurvey, { params: { id }, query: {}, body: { seenAt } });
export const dropSurveyDraft = (id: string) => call(discardSurveyDraft, { params: { id } });
export const duplicateSurvey = (id: string, idempotencyKey: string) =>
  call(copySurvey, { params: { id }, body: {}, idempotencyKey });
export const removeSurvey = (id: string) => call(deleteSurvey, { params: { id }, query: {} });
export const actOnSurveys = (ids: readonly string[], action: AuthoredAction) =>
  call(changeSurveyStates, { body: { ids: [...ids], action } });

/** Every one of the filter, while there are as many as were shown. */
export const actOnEverySurvey = (filter: SurveysAsked['filter'], expected: number, action: AuthoredAction) =>
  call(changeSurveyStates, { body: { filter, expected, action } });

/** Who answered, and what. */
export const surveyResultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'results', id] as const,
    queryFn: ({ signal }) => call(getSurveyResults, { params: { id }, query: {}, signal }),
  });

/** How some of the people answered. */
export const surveyPartQuery = (id: string, filter: SurveyPartFilter) =>
  queryOptions({
    queryKey: [...keys.all, 'part', id, filter] as const,
    queryFn: ({ signal }) => call(getSurveyPart, { params: { id }, query: { filter }, signal }),
  });

/** A question by groups of people. */
export const surveyCutQuery = (id: string, question: string, by: SurveyCutBy) =>
  queryOptions({
    queryKey: [...keys.all, 'cut', id, question, by] as const,
    queryFn: ({ signal }) => call(getSurveyCut, { params: { id }, query: { question, by }, signal }),
  });

/** Answers in people's own words as the address shows them. */
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

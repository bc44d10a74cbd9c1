import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AuthoredAction } from '@/lib/domain/authored-state';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import type { authoredSurvey, surveyBody, surveyEditor, surveyRow, surveysQuery } from './author-schemas';
import {
  changeSurveyStates,
  copySurvey,
  createSurvey,
  deleteSurvey,
  discardSurveyDraft,
  getAuthoredSurvey,
  getSurveysFirstLoading,
  listSurveys,
  updateSurvey,
} from './endpoints';

export type AuthoredSurvey = z.output<(typeof authoredSurvey)['schema']>;
export type SurveyRow = z.output<(typeof surveyRow)['schema']>;
export type SurveyEditorFacts = z.output<(typeof surveyEditor)['schema']>;
export type SurveyList = ResultOf<Awaited<ReturnType<(typeof listSurveys)['shapes']>>>;
export type SurveyBody = z.input<typeof surveyBody>;
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

export const readAuthoredSurvey = (id: string) => call(getAuthoredSurvey, { params: { id }, query: {} });
/** The same key with the same words is one survey, however often it is tried. */
export const makeSurvey = (body: SurveyBody, idempotencyKey: string) =>
  call(createSurvey, { query: {}, body, idempotencyKey });
export const saveSurvey = (id: string, body: SurveyBody & { seenAt?: string }) =>
  call(updateSurvey, { params: { id }, query: {}, body });
export const dropSurveyDraft = (id: string) => call(discardSurveyDraft, { params: { id } });
export const duplicateSurvey = (id: string, idempotencyKey: string) =>
  call(copySurvey, { params: { id }, body: {}, idempotencyKey });
export const removeSurvey = (id: string) => call(deleteSurvey, { params: { id }, query: {} });
export const actOnSurveys = (ids: readonly string[], action: AuthoredAction) =>
  call(changeSurveyStates, { body: { ids: [...ids], action } });

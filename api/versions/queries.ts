import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import type { SurveyBody } from '../surveying/queries';
import type { TestBody } from '../testing/queries';
import {
  getSurveyPublication,
  getTestPublication,
  listSurveyVersions,
  listTestVersions,
  previewPublication,
  previewSurveyPublication,
  restoreSurveyVersion,
  restoreTestVersion,
} from './endpoints';
import type { surveyPublication, surveyVersion, testPublication, testVersion } from './schemas';

export type TestVersion = z.output<(typeof testVersion)['schema']>;
export type SurveyVersion = z.output<(typeof surveyVersion)['schema']>;
export type TestPublication = z.output<(typeof testPublication)['schema']>;
export type SurveyPublication = z.output<(typeof surveyPublication)['schema']>;

/** Versions of a test, the newest first. */
export const testVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['versions', 'test', id] as const,
    queryFn: ({ signal }) => call(listTestVersions, { params: { id }, signal }),
  });
export const surveyVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['versions', 'survey', id] as const,
    queryFn: ({ signal }) => call(listSurveyVersions, { params: { id }, signal }),
  });

export const bringTestBack = (id: string, number: number) =>
  call(restoreTestVersion, { params: { id }, body: { number } });
export const bringSurveyBack = (id: string, number: number) =>
  call(restoreSurveyVersion, { params: { id }, body: { number } });

/** Preview of publishing a test as written. */
export const foreseeTest = (id: string, body: TestBody & { seenAt?: string }) =>
  call(previewPublication, { params: { id }, query: {}, body });
export const foreseeSurvey = (id: string, body: SurveyBody & { seenAt?: string }) =>
  call(previewSurveyPublication, { params: { id }, body });

/** Preview of publishing the saved draft. */
export const readTestPublication = (id: string) => call(getTestPublication, { params: { id } });
export const readSurveyPublication = (id: string) => call(getSurveyPublication, { params: { id } });

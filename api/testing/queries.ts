import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import type { AuthoredAction } from '@/lib/domain/authored-state';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import {
  changeTestStates,
  copyTest,
  createTest,
  deleteTest,
  discardTestDraft,
  getAuthoredTest,
  getFirstLoading,
  getTestAttempt,
  getTestResults,
  listBankQuestions,
  listTestAttempts,
  listTests,
  publishTest,
  readQuestions,
  updateTest,
} from './endpoints';
import type { attemptRow, attemptsQuery, resultsQuery, sentAttempt, testResults } from './schemas';
import type { bankQuery, bankQuestion } from './question-schemas';
import type { authoredTest, testBody } from './author-schemas';
import type { questionsFile } from './question-schemas';
import type { testEditor, testRow, testsQuery } from './list-schemas';

export type AuthoredTest = z.output<(typeof authoredTest)['schema']>;
export type TestRow = z.output<(typeof testRow)['schema']>;
export type TestEditorFacts = z.output<(typeof testEditor)['schema']>;
export type TestList = ResultOf<Awaited<ReturnType<(typeof listTests)['shapes']>>>;
export type TestBody = z.input<typeof testBody>;
export type QuestionsFile = z.output<(typeof questionsFile)['schema']>;
export type BankQuestion = z.output<(typeof bankQuestion)['schema']>;
type BankFilter = NonNullable<z.input<typeof bankQuery>['filter']>;
export type TestResults = z.output<(typeof testResults)['schema']>;
export type AttemptRow = z.output<(typeof attemptRow)['schema']>;
export type SentAttempt = z.output<(typeof sentAttempt)['schema']>;
export type AttemptList = ResultOf<Awaited<ReturnType<(typeof listTestAttempts)['shapes']>>>;
export type ResultsFilter = NonNullable<z.input<typeof resultsQuery>['filter']>;
type AttemptsQuery = z.input<typeof attemptsQuery>;
type Query = z.input<typeof testsQuery>;

const keys = { all: ['testing'] as const };

/** The authors' list as the address shows it. */
export const testListQuery = (
  filter: NonNullable<Query['filter']>,
  sort: NonNullable<Query['sort']>,
  shown: Shown,
) =>
  queryOptions({
    queryKey: [...keys.all, 'list', filter, sort, shown] as const,
    queryFn: ({ signal }) => call(listTests, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** Parameters of the list, besides the page. */
export interface TestsAsked {
  filter: NonNullable<Query['filter']>;
  sort: NonNullable<Query['sort']>;
}

/** Marks, limits and counts by state. */
export const firstLoadingQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'first-loading'] as const,
    queryFn: ({ signal }) => call(getFirstLoading, { query: {}, signal }),
  });

/** One test with its key; CallError 404 when there is none. */
export const authoredTestQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id] as const,
    queryFn: ({ signal }) => call(getAuthoredTest, { params: { id }, query: {}, signal }),
  });

/** A version of a test by its number; CallError 404 when there is none. */
export const testVersionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...keys.all, 'version', id, revision] as const,
    queryFn: ({ signal }) => call(getAuthoredTest, { params: { id }, query: { revision }, signal }),
  });

/** Questions of all tests, page by page. */
export const questionBankQuery = (filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, 'bank', filter] as const,
    queryFn: ({ signal, pageParam: number }) =>
      call(listBankQuestions, { query: { filter, page: { number, size: 20 } }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page && page.number < page.pages ? page.number + 1 : undefined),
  });

export const readAuthoredTest = (id: string) => call(getAuthoredTest, { params: { id }, query: {} });
/** Creates a test; retries with the same key and body create only one. */
export const makeTest = (body: TestBody, idempotencyKey: string) =>
  call(createTest, { query: {}, body, idempotencyKey });
export const saveTest = (id: string, body: TestBody & { seenAt?: string }) =>
  call(updateTest, { params: { id }, query: {}, body });
/** Publishes the saved draft; `seenAt` is the version that was seen. */
export const publishSavedTest = (id: string, seenAt: string) =>
  call(publishTest, { params: { id }, query: {}, body: { seenAt } });
export const dropTestDraft = (id: string) => call(discardTestDraft, { params: { id } });
export const duplicateTest = (id: string, idempotencyKey: string) =>
  call(copyTest, { params: { id }, body: {}, idempotencyKey });
export const removeTest = (id: string) => call(deleteTest, { params: { id }, query: {} });
export const actOnTests = (ids: readonly string[], action: AuthoredAction) =>
  call(changeTestStates, { body: { ids: [...ids], action } });
/** Changes every test under the filter; refused when their number differs from `expected`. */
export const actOnEveryTest = (
  filter: NonNullable<Query['filter']>,
  expected: number,
  action: AuthoredAction,
) => call(changeTestStates, { body: { filter, expected, action } });
export const checkQuestions = (file: File) => call(readQuestions, { body: { file } });

/** Statistics of a test; CallError 404 when there is none. */
export const testResultsQuery = (id: string, filter: ResultsFilter) =>
  queryOptions({
    queryKey: [...keys.all, 'results', id, filter] as const,
    queryFn: ({ signal }) => call(getTestResults, { params: { id }, query: { filter }, signal }),
  });

/** The page of sent attempts that the address shows. */
export const attemptsOfQuery = (
  id: string,
  filter: NonNullable<AttemptsQuery['filter']>,
  sort: NonNullable<AttemptsQuery['sort']>,
  shown: Shown,
) =>
  queryOptions({
    queryKey: [...keys.all, 'attempts', id, filter, sort, shown] as const,
    queryFn: ({ signal }) =>
      call(listTestAttempts, { params: { id }, query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** One attempt with its key; CallError 404 when there is none. */
export const attemptQuery = (id: string, attempt: string) =>
  queryOptions({
    queryKey: [...keys.all, 'attempt', id, attempt] as const,
    queryFn: ({ signal }) => call(getTestAttempt, { params: { id, attempt }, signal }),
  });

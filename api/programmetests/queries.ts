import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AuthoredAction } from '@/lib/domain/authored-state';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import type { ResultOf } from '../core/endpoint';
import type { ResultsFilter } from '../testing/queries';
import type { attemptsQuery } from '../testing/schemas';
import {
  changeProgrammeTestStates,
  copyProgrammeTest,
  createProgrammeTest,
  deleteProgrammeTest,
  discardProgrammeTestDraft,
  getAuthoredProgrammeTest,
  getProgrammeFirstLoading,
  getProgrammeTestAttempt,
  getProgrammeTestResults,
  listProgrammeTestAttempts,
  listProgrammeTests,
  updateProgrammeTest,
  uploadProgrammePicture,
} from './endpoints';
import type {
  programmeTestBody,
  programmeTestEditor,
  programmeTestRow,
  programmeTestsQuery,
} from './schemas';

export type ProgrammeTestRow = z.output<(typeof programmeTestRow)['schema']>;
export type ProgrammeTestFacts = z.output<(typeof programmeTestEditor)['schema']>;
export type ProgrammeTestList = ResultOf<Awaited<ReturnType<(typeof listProgrammeTests)['shapes']>>>;
export type ProgrammeTestBody = z.input<typeof programmeTestBody>;
type Query = z.input<typeof programmeTestsQuery>;
type AttemptsQuery = z.input<typeof attemptsQuery>;

const keys = { all: ['programme-testing'] as const };

/** Parameters of the authors' list, besides the page. */
export interface ProgrammeTestsAsked {
  filter: NonNullable<Query['filter']>;
  sort: NonNullable<Query['sort']>;
}

/** The calls of `api/testing` for tests of the programme, in the same order. */
export const programmeTestListQuery = (
  filter: ProgrammeTestsAsked['filter'],
  sort: ProgrammeTestsAsked['sort'],
  shown: Shown,
) =>
  queryOptions({
    queryKey: [...keys.all, 'list', filter, sort, shown] as const,
    queryFn: ({ signal }) =>
      call(listProgrammeTests, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** Marks, limits, counts by state, and the months that exist. */
export const programmeFirstLoadingQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'first-loading'] as const,
    queryFn: ({ signal }) => call(getProgrammeFirstLoading, { query: {}, signal }),
  });

export const authoredProgrammeTestQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', id] as const,
    queryFn: ({ signal }) => call(getAuthoredProgrammeTest, { params: { id }, query: {}, signal }),
  });

export const readProgrammeTest = (id: string) =>
  call(getAuthoredProgrammeTest, { params: { id }, query: {} });
export const makeProgrammeTest = (body: ProgrammeTestBody, idempotencyKey: string) =>
  call(createProgrammeTest, { query: {}, body, idempotencyKey });
export const saveProgrammeTest = (id: string, body: ProgrammeTestBody & { seenAt?: string }) =>
  call(updateProgrammeTest, { params: { id }, query: {}, body });
export const dropProgrammeTestDraft = (id: string) => call(discardProgrammeTestDraft, { params: { id } });
export const duplicateProgrammeTest = (id: string, idempotencyKey: string) =>
  call(copyProgrammeTest, { params: { id }, body: {}, idempotencyKey });
export const removeProgrammeTest = (id: string) => call(deleteProgrammeTest, { params: { id }, query: {} });
export const actOnProgrammeTests = (ids: readonly string[], action: AuthoredAction) =>
  call(changeProgrammeTestStates, { body: { ids: [...ids], action } });
/** Changes every test under the filter; refused when their number differs from `expected`. */
export const actOnEveryProgrammeTest = (
  filter: ProgrammeTestsAsked['filter'],
  expected: number,
  action: AuthoredAction,
) => call(changeProgrammeTestStates, { body: { filter, expected, action } });
export const sendProgrammePicture = (file: File) =>
  call(uploadProgrammePicture, { body: { file, purpose: 'test' } });

export const programmeTestResultsQuery = (id: string, filter: ResultsFilter) =>
  queryOptions({
    queryKey: [...keys.all, 'results', id, filter] as const,
    queryFn: ({ signal }) => call(getProgrammeTestResults, { params: { id }, query: { filter }, signal }),
  });

export const programmeAttemptsQuery = (
  id: string,
  filter: NonNullable<AttemptsQuery['filter']>,
  sort: NonNullable<AttemptsQuery['sort']>,
  shown: Shown,
) =>
  queryOptions({
    queryKey: [...keys.all, 'attempts', id, filter, sort, shown] as const,
    queryFn: ({ signal }) =>
      call(listProgrammeTestAttempts, {
        params: { id },
        query: { filter, sort, page: pageQuery(shown) },
        signal,
      }),
  });

export const programmeAttemptQuery = (id: string, attempt: string) =>
  queryOptions({
    queryKey: [...keys.all, 'attempt', id, attempt] as const,
    queryFn: ({ signal }) => call(getProgrammeTestAttempt, { params: { id, attempt }, signal }),
  });

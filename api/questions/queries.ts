import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import {
  answerQuestion,
  askQuestion,
  hideQuestion,
  listQuestions,
  redirectQuestion,
  removeQuestion,
} from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type Question = z.output<Schemas['question']['schema']>;
type Query = z.input<Schemas['questionQuery']>;
export type QuestionFilter = NonNullable<Query['filter']>;
export type QuestionSort = NonNullable<Query['sort']>;

export const QUESTIONS_PAGE = 10;

export const questionKeys = {
  all: ['questions'] as const,
  list: (filter: QuestionFilter, sort: QuestionSort, page: Paging) =>
    [...questionKeys.all, filter, sort, page] as const,
};

interface Paging {
  /** Number of the page, from 1. */
  number?: number;
  size?: number;
  /** Adds counts by expert. */
  recipients?: boolean;
}

/** One page of questions. */
export const questionListQuery = (filter: QuestionFilter, sort: QuestionSort, paging: Paging = {}) => {
  const { number = 1, size = QUESTIONS_PAGE, recipients = false } = paging;
  const query = { filter, sort, page: { number, size }, ...(recipients ? { recipients: '1' as const } : {}) };
  return queryOptions({
    queryKey: questionKeys.list(filter, sort, paging),
    queryFn: ({ signal }) => call(listQuestions, { query, signal }),
  });
};

/** Write calls; the caller refreshes the page that shows the list. */
export const sendQuestion = (body: z.input<Schemas['askQuestion']>) => call(askQuestion, { body });
export const sendAnswer = (id: string, body: z.input<Schemas['answerQuestion']>) =>
  call(answerQuestion, { params: { id }, body });
export const setHidden = (id: string, isHidden: boolean) =>
  call(hideQuestion, { params: { id }, body: { isHidden } });
export const sendByEmail = (
  id: string,
  { idempotencyKey, ...body }: z.input<Schemas['redirectQuestion']> & { idempotencyKey: string },
) => call(redirectQuestion, { params: { id }, body, idempotencyKey });
export const deleteQuestion = (id: string) => call(removeQuestion, { params: { id } });

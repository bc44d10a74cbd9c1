import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import {
  answerOnWebinar,
  askOnWebinar,
  confirmPresence,
  getPresence,
  listWebinarQuestions,
  registerOnWebinar,
  sayPresent,
} from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type WebinarQuestion = z.output<Schemas['webinarQuestion']['schema']>;
export type Presence = z.output<Schemas['presence']['schema']>;

const MOST_QUESTIONS = 100;

export const webinarQuestionsQuery = (trainingId: string) =>
  queryOptions({
    queryKey: ['webinars', trainingId, 'questions'],
    queryFn: ({ signal }) =>
      call(listWebinarQuestions, {
        params: { id: trainingId },
        query: { page: { size: MOST_QUESTIONS } },
        signal,
      }),
  });

export const presenceQuery = (trainingId: string) =>
  queryOptions({
    queryKey: ['webinars', trainingId, 'presence'],
    queryFn: ({ signal }) => call(getPresence, { params: { id: trainingId }, signal }),
  });

/** Write calls; the caller refreshes the page that shows them. */
export const joinWebinar = (trainingId: string) => call(sayPresent, { params: { id: trainingId } });
/** A repeated press with the same key returns the same visits: the portal's server reports them again if needed. */
export const markPresent = (trainingId: string, idempotencyKey: string) =>
  call(confirmPresence, { params: { id: trainingId }, idempotencyKey });
export const askLeader = (trainingId: string, text: string, idempotencyKey: string) =>
  call(askOnWebinar, { params: { id: trainingId }, body: { text }, idempotencyKey });
export const answerQuestion = (id: string, answer: string) =>
  call(answerOnWebinar, { params: { id }, body: { answer } });
export const askForLink = (trainingId: string) => call(registerOnWebinar, { body: { trainingId } });

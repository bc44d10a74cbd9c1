import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CourseRating } from '@/lib/domain/course-rating';
import { call } from '../core/call';
import { whenOpened } from '../core/when-opened';
import { runKeys } from '../runs/queries';
import type { progressBody } from '../articles/schemas';
import {
  answerProgrammeQuestion,
  askProgrammeQuestion,
  closeProgramme,
  getMember,
  getProgrammeArticle,
  getProgrammeClosing,
  listMonthlyPoints,
  listProgrammeContent,
  listProgrammeExports,
  listProgrammeQuestions,
  rateCourse,
  reportProgrammeProgress,
  undoProgrammeClosing,
} from './endpoints';
import type { closingBody, member, monthlyPoints, programmeClosing, programmeContent } from './schemas';

export type Member = z.output<(typeof member)['schema']>;
export type MonthlyPoints = z.output<(typeof monthlyPoints)['schema']>;
export type ProgrammeContent = z.output<(typeof programmeContent)['schema']>;
export type ProgrammeClosing = z.output<(typeof programmeClosing)['schema']>;

/** The viewer's own questions, the rules, or, for those who answer, the waiting and the answered ones. */
type QuestionsOf = 'mine' | 'faq' | 'waiting' | 'answered';

export const programmeKeys = {
  all: ['programme'] as const,
  member: () => [...programmeKeys.all, 'member'] as const,
  months: (userId: string) => [...programmeKeys.all, 'months', userId] as const,
  content: (month: string | undefined) => [...programmeKeys.all, 'content', month ?? ''] as const,
  article: (id: string) => [...programmeKeys.all, 'article', id] as const,
  questions: (of: QuestionsOf) => [...programmeKeys.all, 'questions', of] as const,
  exports: () => [...programmeKeys.all, 'exports'] as const,
  closing: () => [...programmeKeys.all, 'closing'] as const,
};

export const memberQuery = () =>
  queryOptions({
    queryKey: programmeKeys.member(),
    queryFn: ({ signal }) => call(getMember, { signal }),
  });

/** Every month of the programme with its lines. `userId` must be the viewer's own. */
export const monthlyPointsQuery = (userId: string) =>
  queryOptions({
    queryKey: programmeKeys.months(userId),
    queryFn: ({ signal }) => call(listMonthlyPoints, { params: { id: userId }, signal }),
  });

/** Content of every month, or of one. */
export const programmeContentQuery = (month?: string) =>
  queryOptions({
    queryKey: programmeKeys.content(month),
    queryFn: ({ signal }) =>
      call(listProgrammeContent, { query: month ? { filter: { month } } : {}, signal }),
  });

/** An article or a video; CallError 404 when there is none. */
export const programmeArticleQuery = (id: string) =>
  queryOptions({
    queryKey: programmeKeys.article(id),
    queryFn: ({ signal }) =>
      call(getProgrammeArticle, { params: { id }, query: { showViewAvailable: '1' }, signal }),
  });

const ASKED = {
  mine: {},
  faq: { filter: { isFaq: '1' } },
  waiting: { filter: { isAnswered: '0' } },
  answered: { filter: { isAnswered: '1' } },
} as const;

export const programmeQuestionsQuery = (of: QuestionsOf) =>
  queryOptions({
    queryKey: programmeKeys.questions(of),
    queryFn: ({ signal }) => call(listProgrammeQuestions, { query: ASKED[of], signal }),
  });

export const programmeExportsQuery = () =>
  queryOptions({
    queryKey: programmeKeys.exports(),
    queryFn: ({ signal }) => call(listProgrammeExports, { signal }),
  });

export const closingQuery = () =>
  queryOptions({
    queryKey: programmeKeys.closing(),
    queryFn: ({ signal }) => call(getProgrammeClosing, { signal }),
  });

export const sendProgrammeQuestion = (question: string) => call(askProgrammeQuestion, { body: { question } });

export const sendProgrammeAnswer = (id: string, answer: string) =>
  call(answerProgrammeQuestion, { params: { id }, body: { answer } });

/** Reports what was watched or read. Retrying is safe. */
export function sendProgrammeProgress(id: string, body: z.input<typeof progressBody>, signal?: AbortSignal) {
  return whenOpened({
    send: () => call(reportProgrammeProgress, { params: { id }, body, ...(signal ? { signal } : {}) }),
    mend: { 'page-required': () => call(getProgrammeArticle, { params: { id } }) },
  });
}

const CLOSING_CALLS = { close: closeProgramme, undo: undoProgrammeClosing };

/** Moves the points to the main balance, or reverses that; the same key has no second effect. */
export function useClosing(act: keyof typeof CLOSING_CALLS) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: z.input<typeof closingBody> & { idempotencyKey: string }) =>
      call(CLOSING_CALLS[act], { body, idempotencyKey }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: runKeys.all }),
        cache.invalidateQueries({ queryKey: programmeKeys.closing() }),
      ]),
  });
}

/** Rates a month of study from 1 to 5; the last rating counts. */
export const rateMonth = (month: string, rating: number, comment: string) =>
  call(rateCourse, {
    body: { rateableType: 'course', rateableId: month, rating: rating as CourseRating, comment },
  });

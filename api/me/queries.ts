import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getMe, getMyWork } from './endpoints';
import type { work } from './schemas';
import type { me } from '../user/schemas';

export type Me = z.output<(typeof me)['schema']>;

export type Work = z.output<(typeof work)['schema']>;

export const userKeys = {
  all: ['user'] as const,
  me: () => [...userKeys.all, 'me'] as const,
  work: () => [...userKeys.all, 'work'] as const,
  experts: () => [...userKeys.all, 'experts'] as const,
};

/** The signed-in person: roles, points by mark, pharmacy. Layout and page share one call per request. */
export const meQuery = () =>
  queryOptions({ queryKey: userKeys.me(), queryFn: ({ signal }) => call(getMe, { signal }) });

/** Waiting work of a member of staff; requested only for those who have such work (`hasWork`). */
export const workQuery = () =>
  queryOptions({ queryKey: userKeys.work(), queryFn: ({ signal }) => call(getMyWork, { signal }) });

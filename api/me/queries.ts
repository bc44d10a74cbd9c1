import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getMe } from './endpoints';
import type { me } from '../user/schemas';

export type Me = z.output<(typeof me)['schema']>;

export const userKeys = {
  all: ['user'] as const,
  me: () => [...userKeys.all, 'me'] as const,
  experts: () => [...userKeys.all, 'experts'] as const,
};

/** The signed-in person: roles, points by mark, pharmacy. One call per request, layout and page share it. */
export const meQuery = () =>
  queryOptions({ queryKey: userKeys.me(), queryFn: ({ signal }) => call(getMe, { signal }) });

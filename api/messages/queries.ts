import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { listMessages, readMessages } from './endpoints';
import type { message } from './schemas';

export type Message = z.output<(typeof message)['schema']>;

/** The newest; of the unread alone where only those are shown. */
export const messagesQuery = (size: number, read?: '0') =>
  queryOptions({
    queryKey: ['messages', 'newest', size, read ?? 'all'],
    queryFn: ({ signal }) =>
      call(listMessages, { query: { page: { size }, ...(read ? { filter: { read } } : {}) }, signal }),
  });

export function useReadMessage() {
  return useMutation({ mutationFn: (id: string) => call(readMessages, { body: { ids: [id] } }) });
}

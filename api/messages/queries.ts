import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import { listMessages, readMessages } from './endpoints';
import type { message } from './schemas';

export type Message = z.output<(typeof message)['schema']>;

/** The page that the address shows, or the newest few; `read` `0`: unread ones only. */
export const messagesQuery = (shown: Shown | number, read?: '0') =>
  queryOptions({
    queryKey: ['messages', 'newest', shown, read ?? 'all'],
    queryFn: ({ signal }) =>
      call(listMessages, {
        query: { page: pageQuery(shown), ...(read ? { filter: { read } } : {}) },
        signal,
      }),
  });

/** Marks a message as read; not a React Query hook, whose mutations no other part of home needs. */
export const readMessage = (id: string) => call(readMessages, { body: { ids: [id] } });

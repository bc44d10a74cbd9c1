import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import { listMessages, readMessages } from './endpoints';
import type { message } from './schemas';

export type Message = z.output<(typeof message)['schema']>;

/** What the address shows, or so many of the newest; of the unread alone where only those are shown. */
export const messagesQuery = (shown: Shown | number, read?: '0') =>
  queryOptions({
    queryKey: ['messages', 'newest', shown, read ?? 'all'],
    queryFn: ({ signal }) =>
      call(listMessages, {
        query: { page: pageQuery(shown), ...(read ? { filter: { read } } : {}) },
        signal,
      }),
  });

/** It is read from now on; no hook of React Query, whose mutations no other part of home needs. */
export const readMessage = (id: string) => call(readMessages, { body: { ids: [id] } });

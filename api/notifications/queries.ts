import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { userKeys } from '../user/queries';
import { listNotifications, readNotifications } from './endpoints';
import type { notification } from './schemas';

export type Notification = z.output<(typeof notification)['schema']>;

export const notificationKeys = {
  all: ['notifications'] as const,
  newest: () => [...notificationKeys.all, 'newest'] as const,
};

const NEWEST = 20;

/** The newest ones, with how many are unread in all. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: notificationKeys.newest(),
    queryFn: ({ signal }) => call(listNotifications, { query: { page: { size: NEWEST } }, signal }),
  });

/** Marks these as read, or all of them. */
export function useReadNotifications() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call(readNotifications, { body: ids ? { ids } : {} }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: notificationKeys.all }),
        cache.invalidateQueries({ queryKey: userKeys.me() }),
      ]),
  });
}

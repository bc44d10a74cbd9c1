import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { applySettings, inverseSettings } from '@/lib/domain/notification-settings';
import { call } from '../core/call';
import { userKeys } from '../me/queries';
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  removePush,
  subscribePush,
  updateNotificationSettings,
} from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type Notification = z.output<Schemas['notification']['schema']>;
export type NotificationSettings = z.output<Schemas['notificationSettings']['schema']>;
export type SettingsChange = z.input<Schemas['settingsBody']>;

export const notificationKeys = {
  all: ['notifications'] as const,
  newest: () => [...notificationKeys.all, 'newest'] as const,
  settings: () => ['notification-settings'] as const,
};

export const NOTIFICATIONS_PAGE = 20;

/** All notifications from the newest on, page by page; `meta.unread` counts all unread ones. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: notificationKeys.newest(),
    queryFn: ({ signal, pageParam }) =>
      call(listNotifications, { query: { page: { size: NOTIFICATIONS_PAGE, ...pageParam } }, signal }),
    initialPageParam: {},
    // by key: a new notification at the top shifts no page
    getNextPageParam: ({ page }) => (page?.next ? { after: page.next } : undefined),
  });

/** One page of notifications as the address shows it: the newest, or those after a key. */
export const notificationPageQuery = (after?: string) =>
  queryOptions({
    queryKey: [...notificationKeys.all, 'page', after ?? ''],
    queryFn: ({ signal }) =>
      call(listNotifications, {
        query: { page: { size: NOTIFICATIONS_PAGE, ...(after ? { after } : {}) } },
        signal,
      }),
  });

/** Marks these notifications as read; without `ids` all of them. */
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

/** The matrix, quiet hours and devices of the signed-in person. */
export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: notificationKeys.settings(),
    queryFn: ({ signal }) => call(getNotificationSettings, { signal }),
  });

const CHANGING = ['notification-settings', 'change'];

/**
 * Changes the settings optimistically: requests are sent one after another, and a refused change is rolled back cell by
 * cell. Only the response of the last pending request replaces the shown settings, so that an earlier one can't undo a
 * later press.
 */
export function useChangeSettings() {
  const cache = useQueryClient();
  const key = notificationKeys.settings();
  const set = (change: SettingsChange) =>
    cache.setQueryData<NotificationSettings>(key, (known) => known && applySettings(known, change));
  return useMutation({
    mutationKey: CHANGING,
    scope: { id: 'notification-settings' },
    mutationFn: (body: SettingsChange) => call(updateNotificationSettings, { body }),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: key });
      const known = cache.getQueryData<NotificationSettings>(key);
      set(change);
      return known && inverseSettings(known, change);
    },
    onError: (_error, _change, back) => void (back && set(back)),
    onSuccess: (settings) => {
      if (cache.isMutating({ mutationKey: CHANGING }) <= 1) cache.setQueryData(key, settings);
    },
  });
}

type Subscription = z.input<Schemas['pushBody']>;

function useDevicesRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: notificationKeys.settings() });
}

export function useSubscribePush() {
  const onSuccess = useDevicesRefresh();
  return useMutation({ mutationFn: (body: Subscription) => call(subscribePush, { body }), onSuccess });
}

export function useRemovePush() {
  const onSuccess = useDevicesRefresh();
  return useMutation({ mutationFn: (id: string) => call(removePush, { params: { id } }), onSuccess });
}

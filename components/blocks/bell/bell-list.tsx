'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '@/api/core/call-error';
import { notificationsQuery, useReadNotifications, type Notification } from '@/api/notifications/queries';
import { meQuery, userKeys, type Me } from '@/api/me/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Failure } from '@/components/ui/deferred/failure';
import { Hidden } from '@/components/ui/hidden/hidden';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { relativePast } from '@/lib/format/date';
import styles from './bell-list.module.css';
import { KindMark } from './kind-mark';
import * as path from '@/lib/routes/path';

/** The list of notifications, newest first; keeps the bell's count and the list consistent with the latest response. */
function useNotificationList() {
  const cache = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery());
  const { data: me } = useQuery(meQuery());
  const { refetch } = list;
  const counted = me?.unreadNotifications;
  const unread = list.data?.pages.at(-1)?.meta.unread;
  useEffect(() => {
    if (unread === undefined) return;
    cache.setQueryData<Me>(userKeys.me(), (known) => known && { ...known, unreadNotifications: unread });
  }, [cache, unread]);
  useEffect(() => {
    const shown = cache.getQueryData(notificationsQuery().queryKey)?.pages.at(-1)?.meta.unread;
    if (counted !== undefined && shown !== undefined && counted !== shown) void refetch();
  }, [cache, counted, refetch]);
  // pages may overlap when a notification arrives between their requests: duplicates are removed by id
  const items = new Map(list.data?.pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { list, items: [...items.values()], unread: unread ?? 0 };
}

/** Notifications; following one marks it as read, a button marks all of them. */
export function BellList() {
  const { list, items, unread } = useNotificationList();
  const read = useReadNotifications();
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>Уведомления</p>
        {unread > 0 && (
          <button
            type="button"
            className={styles.all}
            aria-busy={read.isPending || undefined}
            onClick={() => read.mutate(undefined)}
          >
            Прочитать все
          </button>
        )}
      </div>
      {list.isPending && (
        <div role="status">
          <Hidden>Загружаем…</Hidden>
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {list.isError && <Failure text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
      {read.isError && <Failure text={messageOf(read.error)} />}
      {list.isSuccess && items.length === 0 && (
        <p className={styles.note}>
          Здесь появятся начисленные баллы, ответы экспертов, новости о заказах и сроках.
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} onRead={() => read.mutate([item.id])} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className={styles.more}
          aria-busy={list.isFetchingNextPage || undefined}
          onClick={() => void list.fetchNextPage()}
        >
          Показать еще
        </button>
      )}
      <div className={styles.foot}>
        <Anchor href={path.allNotifications()} className={styles.settings}>
          Все уведомления
        </Anchor>
        <Anchor href={path.notifications()} className={styles.settings}>
          Настроить уведомления
        </Anchor>
      </div>
    </>
  );
}

function Item({ item, onRead }: { item: Notification; onRead: () => void }) {
  const { title, text, link } = item.data;
  return (
    <li>
      <Anchor
        href={link}
        className={styles.item}
        data-unread={!item.isRead || undefined}
        onClick={() => {
          if (!item.isRead) onRead();
        }}
      >
        <KindMark kind={item.kind} isRead={item.isRead} />
        <span className={styles.words}>
          <b>
            {!item.isRead && <Hidden>Новое: </Hidden>}
            {title}
          </b>
          {text && <span className={styles.text}>{text}</span>}
          <small>{relativePast(item.createdAt)}</small>
        </span>
      </Anchor>
    </li>
  );
}

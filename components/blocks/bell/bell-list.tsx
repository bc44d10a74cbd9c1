'use client';

import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/api/core/call-error';
import { notificationsQuery, useReadNotifications, type Notification } from '@/api/notifications/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { relativePast } from '@/lib/format/date';
import menuStyles from '../header/menu.module.css';
import styles from './bell.module.css';

/** The newest notifications; one that is followed is read, or all of them at once. */
export function BellList() {
  const list = useQuery(notificationsQuery());
  const read = useReadNotifications();
  const items = list.data?.items ?? [];
  const unread = list.data?.meta.unread ?? 0;
  return (
    <div className={menuStyles.pop} data-side="right" data-wide="">
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
      {list.isPending && <RowSkeleton />}
      {list.isError && (
        <p role="alert" className={styles.note}>
          {messageOf(list.error)}
        </p>
      )}
      {list.isSuccess && items.length === 0 && (
        <p className={styles.note}>Здесь появятся ответы экспертов и новости о ваших отзывах и записях.</p>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} onRead={() => read.mutate([item.id])} />
          ))}
        </ul>
      )}
    </div>
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
        <b>
          {!item.isRead && <Hidden>Новое: </Hidden>}
          {title}
        </b>
        {text && <span className={styles.text}>{text}</span>}
        <small>{relativePast(item.createdAt)}</small>
      </Anchor>
    </li>
  );
}

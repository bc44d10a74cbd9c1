'use client';

import { useRouter } from 'next/navigation';
import { messageOf } from '@/api/core/call-error';
import { useReadNotifications, type Notification } from '@/api/notifications/queries';
import { KindMark } from '@/components/blocks/bell/kind-mark';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { formatTime } from '@/lib/format/date';
import styles from './all-notifications.module.css';

/** Marks all notifications as read. */
export function ReadAll() {
  const router = useRouter();
  const read = useReadNotifications();
  return (
    <div data-script="">
      <Button
        kind="second"
        size="s"
        loading={read.isPending}
        onClick={() => read.mutate(undefined, { onSuccess: () => router.refresh() })}
      >
        Прочитать все
      </Button>
      {read.isError && <p role="alert">{messageOf(read.error)}</p>}
    </div>
  );
}

/** One notification; following its link marks it as read. */
export function NotificationRow({ item }: { item: Notification }) {
  const read = useReadNotifications();
  const { title, text, link } = item.data;
  return (
    <Anchor
      href={link}
      className={styles.row}
      data-unread={!item.isRead || undefined}
      onClick={() => {
        if (!item.isRead) read.mutate([item.id]);
      }}
    >
      <KindMark kind={item.kind} isRead={item.isRead} />
      <b>
        {!item.isRead && <Hidden>Новое: </Hidden>}
        {title}
      </b>
      <small>{formatTime(item.createdAt)}</small>
      {text && <span>{text}</span>}
    </Anchor>
  );
}

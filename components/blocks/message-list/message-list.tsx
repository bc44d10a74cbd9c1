'use client';

import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { Message } from '@/api/messages/queries';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { toast } from '@/components/ui/toast/toast-store';
import { sampleMessage } from '@/lib/domain/samples';
import { formatDate } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import styles from './message-list.module.css';

const UNREAD = ['непрочитанное', 'непрочитанных', 'непрочитанных'] as const;

/** Loads the call with the first opened message. */
const read = async (id: string) => (await import('@/api/messages/queries')).readMessage(id);

interface MessageListProps {
  items: readonly Message[];
  /** Number of unread messages among all, not among `items`; not shown when absent. */
  unread?: number | undefined;
}

/** Titles that unfold their texts; an opened message is marked read at once, and unread again after a refusal. */
export function MessageList({ items, unread }: MessageListProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = ({ id, read: known }: Message) => {
    if (known || opened.includes(id)) return;
    setOpened((ids) => [...ids, id]);
    read(id).catch((error: unknown) => {
      setOpened((ids) => ids.filter((one) => one !== id));
      toast({ text: messageOf(error), kind: 'bad' });
    });
  };
  const left = (unread ?? 0) - items.filter(({ id, read: known }) => !known && opened.includes(id)).length;
  return (
    <>
      {unread !== undefined && (
        <p className={styles.unread} role="status">
          {left > 0 && counted(left, UNREAD)}
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Line item={item} unread={!item.read && !opened.includes(item.id)} onOpen={() => open(item)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ item, unread, onOpen }: { item: Message; unread: boolean; onOpen: () => void }) {
  return (
    <details
      className={styles.message}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen();
      }}
    >
      <summary data-unread={unread || undefined}>
        <span>
          <b>
            {unread && <Hidden>Новое: </Hidden>}
            {item.title}
          </b>
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
        </span>
        <Icon name="down" size="s" />
      </summary>
      <p>{item.text}</p>
    </details>
  );
}

/** Shown before the first message: a welcome that is already read. */
export function MessageSample({ hasGifts }: { hasGifts: boolean }) {
  const { title, text } = sampleMessage(hasGifts);
  return (
    <div className={styles.sample}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

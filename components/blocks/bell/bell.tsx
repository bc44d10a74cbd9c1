'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { meQuery, userKeys } from '@/api/me/queries';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { Deferred } from '@/components/ui/deferred/deferred';
import { counted } from '@/lib/format/number';
import { PUSH_CAME } from '@/lib/pwa/worker-message';
import menuStyles from '../header/menu.module.css';
import styles from './bell.module.css';

const MOST = 9;
/** The frame of a page outlives soft navigation: after it the count is asked for anew, no more often than this. */
const FRESH_MS = 30_000;
const list = async () => (await import('./bell-list')).BellList;

/** Keeps the count: after a soft navigation when it is old, and when the worker says that a push came or was read. */
function useFreshCount(): void {
  const cache = useQueryClient();
  const path = usePathname();
  useEffect(() => {
    const known = cache.getQueryState(userKeys.me());
    if (!known?.dataUpdatedAt || Date.now() - known.dataUpdatedAt < FRESH_MS) return;
    void cache.invalidateQueries({ queryKey: userKeys.me(), exact: true });
  }, [cache, path]);
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent) => {
      if (data === PUSH_CAME) void cache.invalidateQueries({ queryKey: userKeys.me(), exact: true });
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [cache]);
}

/** What happened to the person; the list is fetched when it is first opened. Hidden where no script could. */
export function Bell() {
  const { data } = useQuery({ ...meQuery(), refetchOnWindowFocus: true });
  const [opened, setOpened] = useState(false);
  useFreshCount();
  const unread = data?.unreadNotifications ?? 0;
  return (
    <details
      className={menuStyles.menu}
      data-menu=""
      data-script=""
      name="header"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary data-icon="" className={styles.bell}>
        <Icon name="bell" />
        <Hidden>Уведомления{unread > 0 ? `, ${counted(unread, ['новое', 'новых', 'новых'])}` : ''}</Hidden>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </summary>
      <div className={menuStyles.pop} data-side="right" data-wide="">
        {opened && <Deferred load={list} />}
      </div>
    </details>
  );
}

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
/** Age after which a soft navigation refetches the count, because the layout is not rendered again. */
const FRESH_MS = 30_000;
const list = async () => (await import('./bell-list')).BellList;

/** Refetches the count: after a soft navigation when it is old, and when the worker reports a new or read push. */
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

/** The menu of notifications; the list is loaded when first opened. Hidden without scripts. */
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

'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { meQuery } from '@/api/user/queries';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { counted } from '@/lib/format/number';
import menuStyles from '../header/menu.module.css';
import styles from './bell.module.css';

const MOST = 9;
const BellList = lazy(async () => ({ default: (await import('./bell-list')).BellList }));

/** What happened to the person; the list is fetched when it is first opened. Hidden where no script could. */
export function Bell() {
  const { data } = useQuery({ ...meQuery(), refetchOnWindowFocus: true });
  const [opened, setOpened] = useState(false);
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
      {opened && (
        <Suspense fallback={null}>
          <BellList />
        </Suspense>
      )}
    </details>
  );
}

'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { loadPage } from '@/lib/routes/load-page';
import { openWhenThere } from './open-when-there';
import { subscribeToNetwork } from './use-online';
import * as path from '@/lib/routes/path';

/** Address that was requested and that this page replaces; `/` if this page was opened by its own address. */
const wanted = () => (location.pathname === path.offline() ? '/' : location.pathname + location.search);

const ASKED = 'Страница откроется сама, как только сеть вернётся.';
/** Three cases: no network; a network, but the page did not load; this page opened by its own address. */
const WORDS = {
  offline: { title: 'Нет сети', text: `Проверьте подключение. ${ASKED}`, action: 'Попробовать ещё раз' },
  away: {
    title: 'Портал не отвечает',
    text: 'Страница откроется сама, как только он ответит.',
    action: 'Попробовать ещё раз',
  },
  online: {
    title: 'Доступно без сети',
    text: 'Сеть есть. Без неё скачанное на это устройство и недавно прочитанное откроется отсюда же. Избранное — другой список: он один на всех ваших устройствах.',
    action: 'Открыть портал',
  },
} as const;

function stateHere(): keyof typeof WORDS {
  if (!navigator.onLine) return 'offline';
  return location.pathname === path.offline() ? 'online' : 'away';
}

/** Reason and a button to retry; the requested page opens by itself when the network returns. */
export function NetworkState() {
  const state = useSyncExternalStore(subscribeToNetwork, stateHere, () => 'offline' as const);
  useEffect(
    () => (location.pathname === path.offline() ? undefined : openWhenThere(() => loadPage(wanted()))),
    [],
  );
  useEffect(() => {
    // with a network people open this page for the saved items, so the title names them
    if (state === 'online') document.title = 'Доступно без сети — ПроЭксперт';
  }, [state]);
  const { title, text, action } = WORDS[state];
  return (
    <Empty
      level={1}
      {...(state === 'online' ? {} : { picture: '/art/empty-offline.svg' })}
      title={title}
      text={text}
      action={
        <Button icon={state === 'online' ? 'home' : 'repeat'} onClick={() => loadPage(wanted())}>
          {action}
        </Button>
      }
    />
  );
}

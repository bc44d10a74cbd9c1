'use client';

import { Icon } from '@/components/ui/icon/icon';
import styles from './outbox.module.css';
import { useOutbox, type Outbox } from './use-outbox';
import { useSending } from './use-sending';
import * as path from '@/lib/routes/path';

/** Short text about waiting entries; empty when there are none. */
export function outboxWords({ online, entries, tests }: Outbox): string {
  const isRefused = ({ problem }: { problem?: string }) => problem !== undefined;
  const [entriesRefused, testsRefused] = [entries.filter(isRefused).length, tests.filter(isRefused).length];
  const refused = entriesRefused + testsRefused;
  // online, a test's answers wait only for a moment after each press
  const all = entries.length - entriesRefused + (online ? 0 : tests.length - testsRefused);
  const parts = [
    online ? '' : 'Нет сети',
    all > 0 ? `${online ? 'Отправляем' : 'Ждут отправки'}: ${all}` : '',
    refused > 0 ? `Не отправлено: ${refused}` : '',
  ];
  return parts.filter(Boolean).join('. ');
}

/**
 * Shows that there is no network and how many entries wait; links to the list, and is hidden where the list is on the
 * page.
 */
export function OutboxBar() {
  useSending();
  const outbox = useOutbox();
  const words = outboxWords(outbox);
  return (
    <div className={styles.place} role="status" aria-label="Сеть и отправка">
      {words && (
        // a full load: without a network the service worker answers it

        <a className={styles.bar} href={path.offline()}>
          <Icon name={outbox.online ? 'repeat' : 'warn'} size="s" />
          {words}
        </a>
      )}
    </div>
  );
}

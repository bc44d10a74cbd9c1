'use client';

import { Icon } from '@/components/ui/icon/icon';
import styles from './outbox.module.css';
import { useOutbox, type Outbox } from './use-outbox';
import { useSending } from './use-sending';
import * as path from '@/lib/routes/path';

/** Short words for what waits; empty when there is nothing to say. */
export function outboxWords({ online, entries, tests }: Outbox): string {
  const isRefused = ({ problem }: { problem?: string }) => problem !== undefined;
  const [entriesRefused, testsRefused] = [entries.filter(isRefused).length, tests.filter(isRefused).length];
  const refused = entriesRefused + testsRefused;
  // with a network a test's answers are on their way for a moment after each press
  const all = entries.length - entriesRefused + (online ? 0 : tests.length - testsRefused);
  const parts = [
    online ? '' : 'Нет сети',
    all > 0 ? `${online ? 'Отправляем' : 'Ждут отправки'}: ${all}` : '',
    refused > 0 ? `Не отправлено: ${refused}` : '',
  ];
  return parts.filter(Boolean).join('. ');
}

/** Says that there is no network and how much waits; leads to the list, and gives way to it where it is on the page. */
export function OutboxBar() {
  useSending();
  const outbox = useOutbox();
  const words = outboxWords(outbox);
  return (
    <div className={styles.place} role="status" aria-label="Сеть и отправка">
      {words && (
        // a whole load: without a network the worker answers it

        <a className={styles.bar} href={path.offline()}>
          <Icon name={outbox.online ? 'repeat' : 'warn'} size="s" />
          {words}
        </a>
      )}
    </div>
  );
}

'use client';

import { useSyncExternalStore } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { SEARCH_PATH } from '@/lib/domain/search-documents';
import { forgetSearches, keptSearches, onSearches, searchesIn } from '@/lib/pwa/recent-searches';
import { withQuery } from '@/lib/routes/query';
import styles from './recent-searches.module.css';

interface RecentSearchesProps {
  level?: 2 | 3;
}

/** The person's last searches on this device, as links; renders nothing without any. */
export function RecentSearches({ level = 2 }: RecentSearchesProps) {
  const kept = useSyncExternalStore(onSearches, keptSearches, () => '');
  const texts = searchesIn(kept);
  if (texts.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="recent-searches" className={styles.recent}>
      <div className={styles.head}>
        <Heading id="recent-searches">Вы искали</Heading>
        <button type="button" onClick={forgetSearches}>
          Очистить
        </button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Anchor href={withQuery(SEARCH_PATH, { q: text })} className={styles.chip}>
              <Icon name="clock" size="xs" />
              <span>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

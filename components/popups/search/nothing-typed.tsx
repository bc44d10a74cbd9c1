'use client';

import { useQuery } from '@tanstack/react-query';
import { popularQuery } from '@/components/blocks/popular/popular-query';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { RecentSearches } from '@/components/blocks/recent-searches/recent-searches';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { learningHref } from '@/lib/domain/learning';
import { typeset } from '@/lib/format/typeset';
import styles from './search.module.css';

/** Shown while the search field is empty: recent searches and popular articles. */
export function NothingTyped() {
  const { data } = useQuery(popularQuery());
  const popular = data?.items ?? [];
  return (
    <>
      <RecentSearches level={3} />
      {popular.length > 0 && (
        <section aria-labelledby="popular-now" className={styles.popular}>
          <h3 id="popular-now">Популярное</h3>
          <ul>
            {popular.map((item) => (
              <li key={item.id}>
                <Anchor href={learningHref({ type: 'article', ...item })} className={styles.option}>
                  <Icon name="doc" size="s" />
                  <span className={styles.words}>
                    <span>{typeset(item.title)}</span>
                    <small>Статья, {item.markName}</small>
                  </span>
                </Anchor>
                <EridMark {...item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

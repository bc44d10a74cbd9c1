import type { Article } from '@/api/articles/queries';
import { ArticleCard } from '@/components/blocks/article-card/article-card';
import { groupNews, type TileKind } from '@/lib/domain/news-grouping';
import styles from './news-tiles.module.css';

const SIZES: Record<TileKind, string> = {
  large: '(max-width: 767px) 100vw, 64vw',
  paired: '(max-width: 767px) 50vw, 48vw',
  single: '220px',
};

/** Tiles 0 and 7 are large, pairs below position 10, then one in a row; the second large tile is mirrored. */
export function NewsTiles({ items, branded }: { items: readonly Article[]; branded: boolean }) {
  const rows = groupNews(items);
  const [first] = items;
  return (
    <div className={styles.news}>
      {rows.map(({ kind, items: row }, place) => (
        <div key={row[0]?.id} className={styles.row} data-kind={kind} data-flip={place > 0 || undefined}>
          {row.map((item) => (
            <ArticleCard
              key={item.id}
              item={item}
              branded={branded}
              described
              first={item === first}
              sizes={SIZES[kind]}
              className={styles.tile}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

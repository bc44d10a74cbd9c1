import type { Learning } from '@/api/learnings/queries';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import styles from './mosaic.module.css';

const LEAD = '(max-width: 1023px) 100vw, 620px';

/** One large and up to four small ones, each in the silhouette of its kind. */
export function NewMosaic({ items, now }: { items: readonly Learning[]; now: Date }) {
  return (
    <div className={styles.mosaic} data-count={items.length}>
      {items.map((item, place) => (
        <LearningCard
          key={item.id}
          item={item}
          now={now}
          className={place === 0 ? styles.lead : undefined}
          described={place === 0}
          branded
          sizes={place === 0 ? LEAD : undefined}
        />
      ))}
    </div>
  );
}

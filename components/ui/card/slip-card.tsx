import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardTitle, type CardHead } from './card-head';
import styles from './card.module.css';

export type SlipCardProps = CardHead & {
  state?: 'plain' | 'locked' | 'finished';
  /** Badges over the title. */
  badges?: ReactNode;
  meta?: ReactNode;
  /** Picture address, 72 × 72. */
  thumb?: string;
  /** The footer: a deadline on the left, an action or a ring on the right. */
  foot?: ReactNode;
  brand?: string;
  full?: boolean;
  className?: string;
};

/** An outlined card with a thumbnail and a footer. */
export function SlipCard({
  state = 'plain',
  badges,
  meta,
  thumb,
  foot,
  brand,
  full,
  className,
  ...head
}: SlipCardProps) {
  return (
    <article
      className={clsx(styles.card, styles.slip, className)}
      data-brand={brand}
      data-state={state}
      data-full={full || undefined}
    >
      <div className={styles.body}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <CardTitle {...head} />
        {meta}
      </div>
      {thumb && (
        <div className={styles.thumb}>
          <img src={thumb} alt="" width={72} height={72} loading="lazy" decoding="async" />
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardTitle, type CardHead } from './card-head';
import styles from './card.module.css';

export type BareCardProps = CardHead & {
  /** `<Shot>`; its ratio gives the card's shape: 4/3 for reading, 1/1 for products. */
  shot?: ReactNode;
  /** A caption over the title. */
  eyebrow?: ReactNode;
  meta?: ReactNode;
  brand?: string;
  /** Takes the whole row of `<Tiles>`. */
  full?: boolean;
  /** Text and actions under the title. */
  children?: ReactNode;
  className?: string;
};

/** A card without a box: a picture with text under it. */
export function BareCard({ shot, eyebrow, meta, brand, full, children, className, ...head }: BareCardProps) {
  return (
    <article className={clsx(styles.card, className)} data-brand={brand} data-full={full || undefined}>
      {shot}
      <div className={styles.body}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <CardTitle {...head} />
        {meta}
        {children}
      </div>
    </article>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardTitle, type CardHead } from './card-head';
import styles from './card.module.css';

export type LineCardProps = CardHead & {
  shot: ReactNode;
  meta?: ReactNode;
  brand?: string;
  children?: ReactNode;
  className?: string;
};

/** A card in a row: a small picture on the left, text on the right. */
export function LineCard({ shot, meta, brand, children, className, ...head }: LineCardProps) {
  return (
    <article className={clsx(styles.card, styles.line, className)} data-brand={brand}>
      {shot}
      <div className={styles.body}>
        <CardTitle {...head} />
        {meta}
        {children}
      </div>
    </article>
  );
}

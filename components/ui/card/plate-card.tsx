import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardTitle, type CardHead } from './card-head';
import styles from './card.module.css';

export type PlateCardProps = CardHead & {
  /** `<Shot ratio="16/10">`. */
  shot: ReactNode;
  /** Usually `<StepDots>`. */
  steps?: ReactNode;
  meta?: ReactNode;
  brand?: string;
  full?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A tinted card: the picture reaches its edges, the text is padded. */
export function PlateCard({ shot, steps, meta, brand, full, children, className, ...head }: PlateCardProps) {
  return (
    <article
      className={clsx(styles.card, styles.plate, className)}
      data-brand={brand}
      data-full={full || undefined}
    >
      {shot}
      <div className={styles.body}>
        <CardTitle {...head} />
        {steps}
        {meta}
        {children}
      </div>
    </article>
  );
}

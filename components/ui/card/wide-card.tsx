import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlayMark } from '../play-mark/play-mark';
import { Shot, type ShotProps } from '../shot/shot';
import { CardTitle, type CardHead } from './card-head';
import styles from './card.module.css';

export type WideCardProps = CardHead & {
  shot: Omit<ShotProps, 'children'>;
  /** Watched share, 0–100, a line at the picture's bottom; nothing for 0 and undefined. Repeat the number in `meta`. */
  seen?: number;
  eyebrow?: ReactNode;
  meta?: ReactNode;
  brand?: string;
  full?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A video card: a 16:9 picture with a play mark and the watched share. */
export function WideCard({
  shot,
  seen,
  eyebrow,
  meta,
  brand,
  full,
  children,
  className,
  ...head
}: WideCardProps) {
  return (
    <article className={clsx(styles.card, className)} data-brand={brand} data-full={full || undefined}>
      <Shot ratio="16/9" {...shot}>
        <PlayMark />
        {seen ? (
          <div className={styles.seen} aria-hidden="true">
            <i style={{ width: `${seen}%` }} />
          </div>
        ) : null}
      </Shot>
      <div className={styles.body}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <CardTitle {...head} />
        {meta}
        {children}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { typeset } from '@/lib/format/typeset';
import { Anchor } from '../anchor/anchor';
import styles from './card.module.css';

export type CardHead = {
  title: ReactNode;
  /** The whole card leads there; without it nothing does. */
  href?: string;
  level?: 2 | 3 | 4;
  /** Leads out of the portal. */
  external?: boolean;
};

/** The title of a card: its link covers the card, so one stop for the keyboard and a large target for a finger. */
export function CardTitle({ title, href, level = 3, external }: CardHead) {
  const Tag = `h${level}` as const;
  const words = typeof title === 'string' ? typeset(title) : title;
  return (
    <Tag className={styles.title}>
      {href ? (
        <Anchor href={href} external={external} className={styles.cover}>
          {words}
        </Anchor>
      ) : (
        words
      )}
    </Tag>
  );
}

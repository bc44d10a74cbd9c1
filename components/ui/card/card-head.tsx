import type { ReactNode } from 'react';
import { typeset } from '@/lib/format/typeset';
import { Anchor } from '../anchor/anchor';
import styles from './card.module.css';

export type CardHead = {
  title: ReactNode;
  /** Address of the link that covers the whole card; without it the card has no link. */
  href?: string;
  level?: 2 | 3 | 4;
  /** The address is outside the portal. */
  external?: boolean;
};

/** The title of a card; its link covers the card: one stop for the keyboard, a large touch target. */
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

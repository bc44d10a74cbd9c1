import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tiles.module.css';

export type TilesProps = {
  /** Columns on a desktop; on a tablet 2 and 3 become 2, 4 stays 4. */
  columns?: 2 | 3 | 4;
  /** Columns on a phone; cards in two columns shrink automatically. */
  phone?: 1 | 2;
  /** `ul` when every child is an `<li>`. */
  as?: 'div' | 'ul';
  busy?: boolean;
  /** Cards of different shapes: each as high as its content, not stretched to its neighbour. */
  mixed?: boolean;
  /** When the last card would be alone in its row, the first card takes a row, with the picture beside the text. */
  lead?: boolean;
  children: ReactNode;
  className?: string;
};

/** Equal cards in columns; a card with `full` takes the row. */
export function Tiles({
  columns = 4,
  phone = 2,
  as: Tag = 'div',
  busy,
  mixed,
  lead,
  children,
  className,
}: TilesProps) {
  return (
    <Tag
      className={clsx(styles.tiles, className)}
      data-columns={columns}
      data-phone={phone}
      data-mixed={mixed || undefined}
      data-lead={lead || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </Tag>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tiles.module.css';

export type TilesProps = {
  /** Columns on a desktop; a tablet has 2 for 2 and 3, four stay four. */
  columns?: 2 | 3 | 4;
  /** Columns on a phone; cards in two columns become smaller by themselves. */
  phone?: 1 | 2;
  /** `ul` when every child is an `<li>`. */
  as?: 'div' | 'ul';
  busy?: boolean;
  /** Cards of several silhouettes: each as high as its own words, none stretched to its neighbour. */
  mixed?: boolean;
  /** Where the last card would stand alone, the first takes a row: its picture beside its words. */
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

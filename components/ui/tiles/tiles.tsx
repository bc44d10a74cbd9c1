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
  children: ReactNode;
  className?: string;
};

/** Equal cards in columns; a card with `full` takes the row. */
export function Tiles({ columns = 4, phone = 2, as: Tag = 'div', busy, children, className }: TilesProps) {
  return (
    <Tag
      className={clsx(styles.tiles, className)}
      data-columns={columns}
      data-phone={phone}
      aria-busy={busy || undefined}
    >
      {children}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { formatNumber, percent } from '@/lib/format/number';
import { Hidden } from '../hidden/hidden';
import styles from './bar-table.module.css';

export interface BarRow {
  key: string;
  title: ReactNode;
  value: number;
  /** The value is a lower bound, because cells are hidden. */
  isLeast?: boolean;
}

interface BarTableProps {
  /** The table's name for screen readers. */
  caption: string;
  /** What the rows are: «Ответ». */
  of: string;
  /** What is counted: «Человек». */
  counted: string;
  rows: readonly BarRow[];
  /** The whole that shares are computed of; null when unknown. */
  whole: number | null;
}

const number = ({ value, isLeast }: BarRow) => {
  if (!isLeast) return formatNumber(value);
  return value > 0 ? `от ${formatNumber(value)}` : 'скрыто';
};

/** A table of parts of a whole, each with a bar and a number; for names too long for an axis. */
export function BarTable({ caption, of, counted, rows, whole }: BarTableProps) {
  return (
    <table
      role="table"
      className={styles.bars}
      aria-label={caption}
      data-part={rows.some(({ isLeast }) => isLeast) || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          {[of, counted, 'Доля'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              <Hidden>{name}</Hidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const { key, title, value, isLeast = false } = row;
          const share = whole ? Math.min(1, value / whole) : 0;
          return (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {title}
              </th>
              <td role="cell" className={styles.number}>
                {number(row)}
              </td>
              <td role="cell" className={styles.share}>
                {!(isLeast && value === 0) && (
                  <i style={{ inlineSize: `${String(share * 100)}%` }} aria-hidden="true" />
                )}
                {whole !== null && !(isLeast && value === 0) && (
                  <span>
                    {isLeast && 'от '}
                    {percent(share)}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

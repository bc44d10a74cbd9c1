import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Hidden } from '../hidden/hidden';
import { Icon } from '../icon/icon';
import styles from './table.module.css';

export type Column = {
  key: string;
  label: string;
  /** Place in a phone's card: `lead` is its heading, `full` takes a row, `span` two thirds, `acts` its corner. */
  place?: 'lead' | 'full' | 'span' | 'acts' | 'pick';
  /** A column of numbers: right-aligned, digits of equal width. */
  number?: boolean;
  /** The table can be sorted by this column; `descending` puts the largest first. */
  sortable?: boolean | 'descending';
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Content of the header cell in place of the label. */
  head?: ReactNode;
  /** CSS width of the column. */
  width?: string;
};

/** A row has an id and a field for every column's key. */
export type TableRow = { id: string; selected?: boolean } & Record<string, ReactNode>;

export type Sort = { key: string; direction: 'ascending' | 'descending' };

export type TableProps = {
  /** What the table shows, for a screen reader. */
  caption: string;
  columns: Column[];
  rows: TableRow[];
  empty?: ReactNode;
  sort?: Sort;
  /** For a list sorted in the browser. */
  onSort?: (sort: Sort) => void;
  /** For a list sorted on the server. */
  sortHref?: (sort: Sort) => string;
  /** Below 1024 px a table that scrolls horizontally, instead of cards. */
  always?: boolean;
  busy?: boolean;
  className?: string;
};

/** The sort after a press of a column; a second press reverses the direction. */
function nextSort({ key, sortable }: Column, sort?: Sort): Sort {
  const turned = sort?.direction === 'ascending' ? 'descending' : 'ascending';
  const first = sortable === 'descending' ? 'descending' : 'ascending';
  return { key, direction: sort?.key === key ? turned : first };
}

function Head({
  column,
  sort,
  onSort,
  sortHref,
}: { column: Column } & Pick<TableProps, 'sort' | 'onSort' | 'sortHref'>) {
  if (column.head) return column.head;
  if (column.hideLabel) return <Hidden>{column.label}</Hidden>;
  if (!column.sortable) return column.label;
  const next = nextSort(column, sort);
  const sorted = sort?.key === column.key;
  const face = (
    <>
      {column.label}
      <Icon
        name={sorted ? 'down' : 'sort'}
        size="xs"
        className={sorted && sort.direction === 'ascending' ? styles.upward : undefined}
      />
    </>
  );
  if (sortHref) {
    return (
      <Anchor href={sortHref(next)} scroll={false} className={styles.sort}>
        {face}
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.sort} onClick={onSort && (() => onSort(next))}>
      {face}
    </button>
  );
}

/** A table; below 1024 px every row is a card. Roles are explicit, because the cards' CSS `display` drops them. */
export function Table(props: TableProps) {
  const { caption, columns, rows, empty = 'Нет данных', sort, always, busy, className } = props;
  return (
    <div
      className={clsx(styles.wrap, className)}
      data-always={always || undefined}
      role={always ? 'region' : undefined}
      aria-label={always ? caption : undefined}
      tabIndex={always ? 0 : undefined}
    >
      <table role="table" className={styles.table} aria-label={caption} aria-busy={busy || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-number={column.number || undefined}
                data-place={column.place}
                style={column.width ? { width: column.width } : undefined}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                <Head {...props} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" aria-selected={row.selected || undefined}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-place={column.place}
                  data-number={column.number || undefined}
                  data-label={column.place === 'lead' || column.hideLabel ? undefined : column.label}
                >
                  {row[column.key]}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role="row" className={styles.nothing}>
              <td role="cell" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

import { asc, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { orderItems, orders } from '../../db/schema/orders';
import type { Db } from '../../db/types';
import { PERSONAL_COLUMNS, type PersonalColumn } from './personal-tables';

/** Columns of the person's own row that only the server reads. */
const NEVER = ['passwordHash'];

/** A file of the export: rows of one table, in the order of its key. */
export interface AccountTable extends Pick<PersonalColumn, 'table' | 'secret' | 'others'> {
  name: string;
  own(db: Db, userId: string): SQL;
}

const linesOf = (db: Db, userId: string) =>
  inArray(orderItems.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)));

/** All exported tables. The cursor of a run is an index into them: add a new table at the end. */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  ...PERSONAL_COLUMNS.flatMap(({ export: name, column, ...rest }) =>
    typeof name === 'string' ? [{ ...rest, name, own: (_: Db, userId: string) => eq(column, userId) }] : [],
  ),
  { name: 'order-items', table: orderItems, own: linesOf },
];

/** Returns the columns of the primary key, by which rows are paged. */
export function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** Returns the number of the person's rows in a table. */
export async function countOwn(db: Db, { table, own }: AccountTable, userId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(own(db, userId));
  return row?.rows ?? 0;
}

export interface OwnPage {
  rows: object[];
  /** Key of the last row as the database reads it; null past the end. */
  last: unknown[] | null;
}

/** Rows of the person after the key `after`, without secret columns and data about other people. */
export async function ownPage(
  db: Db,
  { table, secret = [], others = {}, own }: AccountTable,
  { userId, after, most }: { userId: string; after: readonly unknown[] | null; most: number },
): Promise<OwnPage> {
  const hidden = [...NEVER, ...secret];
  const columns = Object.entries(getTableColumns(table))
    .filter(([name]) => !hidden.includes(name))
    .map(([name, column]) => {
      const keys = others[name];
      return [name, keys ? sql`${column} - ${sql.param(keys)}::text[]` : column] as const;
    });
  const key = keyOf(table);
  const past =
    after &&
    sql`(${sql.join(key, sql`, `)}) > (${sql.join(
      after.map((value, at) => sql.param(value, key[at])),
      sql`, `,
    )})`;
  const selected = await db
    .select({
      row: Object.fromEntries(columns),
      key: Object.fromEntries(key.map((column, at) => [at, column])),
    })
    .from(table)
    .where(sql`${own(db, userId)}${past ? sql` and ${past}` : sql``}`)
    .orderBy(...key.map((column) => asc(column)))
    .limit(most);
  const last = selected.at(-1)?.key;
  return {
    rows: selected.map(({ row }) => row),
    last: selected.length === most && last ? Object.values(last) : null,
  };
}

import { getTableColumns, getTableName, is, sql, type Column } from 'drizzle-orm';
import { getTableConfig, PgJsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/types';

const CHUNK = 5000;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const typeOf = (column: Column) => column.getSQLType().replace('bigserial', 'bigint');

function asJson(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return is(column, PgJsonb) ? value : column.mapToDriverValue(value);
}

/**
 * Inserts rows as one JSON parameter per chunk: tens of thousands of rows in a second, where an insert with a
 * parameter per value takes many. Every row has the same fields; fields no row has take their default.
 */
export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>).filter(
    ([field]) => field in first,
  );
  const names = sql.raw(columns.map(([field]) => `"${snake(field)}"`).join(', '));
  const shape = sql.raw(columns.map(([field, column]) => `"${snake(field)}" ${typeOf(column)}`).join(', '));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const records = rows.slice(from, from + CHUNK).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(
        columns.map(([field, column]) => [snake(field), asJson(column, values[field])]),
      );
    });
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row(${shape})`,
    );
  }
}

/** Moves the id sequences past ids that the seed has set itself, so that new rows continue after them. */
export async function followIds(tx: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const serial = getTableConfig(table).columns.find((column) => column.getSQLType() === 'bigserial');
    if (!serial) continue;
    const name = getTableName(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table})) where exists (select 1 from ${table})`,
    );
  }
}

/** Ids of one table, from 1. */
export function counter(): () => string {
  let last = 0;
  return () => String((last += 1));
}

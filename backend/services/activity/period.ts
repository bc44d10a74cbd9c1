import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/types';

export interface Period {
  from: Date;
  to: Date;
}

/**
 * Limits of the report: a person reads it, so the newest findings are enough, and finding them must not block the
 * process.
 */
export const MOST_PEOPLE = 200;
export const MOST_EVENTS = 2000;

/** Condition on a column of time. */
export const periodOf = (column: string, { from, to }: Period): SQL =>
  sql`${sql.raw(column)} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`;

export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Events read of one kind; `isCut`: there were more, only the newest are included. */
export interface Evidence<E> {
  events: E[];
  isCut: boolean;
}

/** One row more than is used, to detect that there are more. */
export const NEWEST = sql.raw(`limit ${String(MOST_EVENTS + 1)}`);

/** The newest of rows that were read with `NEWEST`. */
export function evidence<R, E>(rows: readonly R[], toEvent: (row: R) => E): Evidence<E> {
  return { events: rows.slice(0, MOST_EVENTS).map(toEvent), isCut: rows.length > MOST_EVENTS };
}

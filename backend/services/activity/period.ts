import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/types';

export interface Period {
  from: Date;
  to: Date;
}

/** The report is read by a person: the newest of what is found are enough, and hold the process for no one. */
export const MOST_PEOPLE = 200;
export const MOST_EVENTS = 2000;

/** Condition on a column of time. */
export const periodOf = (column: string, { from, to }: Period): SQL =>
  sql`${sql.raw(column)} between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`;

export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** What was read of one kind; `isCut`: there was more, and only the newest is here. */
export interface Evidence<E> {
  events: E[];
  isCut: boolean;
}

/** One more than is taken: then it is known that there was more. */
export const NEWEST = sql.raw(`limit ${String(MOST_EVENTS + 1)}`);

/** The newest of rows that were read with `NEWEST`. */
export function evidence<R, E>(rows: readonly R[], toEvent: (row: R) => E): Evidence<E> {
  return { events: rows.slice(0, MOST_EVENTS).map(toEvent), isCut: rows.length > MOST_EVENTS };
}

import { sql } from 'drizzle-orm';

/** Sizes of the portal's own pages and blocks; a plan is kept for each, so that any other stays a parameter. */
const OWN_SIZES: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 8, 10, 12, 20, 24, 48, 50, 51, 100]);

/**
 * The limit of a statement, in its text. A plan that is kept knows no parameters and takes one in ten of all rows for
 * asked: it sorts whole tables where an index holds the first rows.
 */
export const firstRows = (count: number): number => (OWN_SIZES.has(count) ? inText(count) : count);

/** A limit that is always the same, and that few lists come to: without it a kept plan walks a whole index for it. */
export const mostRows = (count: number): number => inText(count);

// drizzle writes what it is given: a number as a parameter, SQL as it is
const inText = (count: number) => sql.raw(String(count)) as unknown as number;

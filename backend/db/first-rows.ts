import { sql } from 'drizzle-orm';

/**
 * Page and block sizes that the portal itself requests. Each has its own cached plan; any other limit is a parameter.
 */
const OWN_SIZES: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 8, 10, 12, 20, 24, 48, 50, 51, 100]);

/**
 * Returns the limit of a statement as literal SQL if it is one of `OWN_SIZES`, else as a parameter. A cached plan does
 * not know its parameters and assumes that a tenth of all rows is requested: it sorts whole tables where an index would
 * return the first rows.
 */
export const firstRows = (count: number): number => (OWN_SIZES.has(count) ? inText(count) : count);

/**
 * Returns a constant limit as literal SQL, for an upper bound that few lists reach: as a parameter it makes a cached
 * plan scan a whole index.
 */
export const mostRows = (count: number): number => inText(count);

// drizzle passes a number as a parameter, SQL verbatim
const inText = (count: number) => sql.raw(String(count)) as unknown as number;

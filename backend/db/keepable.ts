const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Search operators. A plan made without the searched values scans the whole table each time, so these statements are
 * planned with their values.
 */
const ASKS = /\bi?like\b|tsquery|\bsearch_|~[<>]|<?%>?>/i;

/** A statement with more parameters contains a list, and its text differs for each length of the list. */
const MOST_PARAMETERS = 60;

/** Returns true if the plan of this statement can be cached and reused. */
export function isKeepable(text: string, parameters: number): boolean {
  return parameters <= MOST_PARAMETERS && PLANNED.test(text) && !ASKS.test(text);
}

/** Transaction and session statements, which never change the schema. */
const LEAVES_SCHEMA = /^\s*(begin|commit|rollback|savepoint|release|set|show|lock|listen|notify|explain)\b/i;

/**
 * Returns true if the statement may change the schema that cached plans depend on. An unknown statement counts as a
 * change: dropping the plans is the cheaper mistake.
 */
export const mayChangeSchema = (text: string): boolean => !PLANNED.test(text) && !LEAVES_SCHEMA.test(text);

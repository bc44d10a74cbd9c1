const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Patterns and words that are looked for: a plan made for any of them reads the whole table for each, so that these
 * statements are planned with what they ask.
 */
const ASKS = /\bi?like\b|tsquery|\bsearch_|~[<>]|<?%>?>/i;

/** With more parameters it is a list, and its text is another one for each length of it. */
const MOST_PARAMETERS = 60;

/** Whether the plan of this statement serves its next run too. */
export function isKeepable(text: string, parameters: number): boolean {
  return parameters <= MOST_PARAMETERS && PLANNED.test(text) && !ASKS.test(text);
}

/** Of a transaction or a session: leaves every table as it is. */
const LEAVES_SCHEMA = /^\s*(begin|commit|rollback|savepoint|release|set|show|lock|listen|notify|explain)\b/i;

/** Whether the statement may change the tables that kept plans read; of two doubts it is the one that costs less. */
export const mayChangeSchema = (text: string): boolean => !PLANNED.test(text) && !LEAVES_SCHEMA.test(text);

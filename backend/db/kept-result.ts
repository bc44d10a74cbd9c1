import type { messages, PGlite, QueryOptions, Results } from '@electric-sql/pglite';

type Message = messages.BackendMessage;

const isRow = (one: Message): one is messages.DataRowMessage => one.name === 'dataRow';
const isComplete = (one: Message): one is messages.CommandCompleteMessage => one.name === 'commandComplete';

/** Commands whose row count is the number of changed rows. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE']);

type Parsers = PGlite['parsers'];

/**
 * Builds the result that the engine's own `query` would return; that one rebuilds its table of all types for each
 * response.
 */
export function resultOf(
  fields: Results['fields'],
  answer: Message[],
  own: Parsers,
  { parsers, rowMode }: QueryOptions,
): Results {
  const readers = fields.map(({ dataTypeID: type }) => parsers?.[type] ?? own[type]);
  const valuesOf = (row: messages.DataRowMessage) =>
    row.fields.map((value, at): unknown => {
      const reader = readers[at];
      return value === null || !reader ? value : (reader(value, fields[at]?.dataTypeID) as unknown);
    });
  const named = (values: unknown[]) =>
    Object.fromEntries(values.map((value, at) => [fields[at]?.name ?? '', value]));
  const rows = answer.filter(isRow).map(valuesOf);
  const [command = '', ...counts] = answer.find(isComplete)?.text.split(' ') ?? [];
  const rowCount = Number(counts.at(-1) ?? 0);
  return {
    rows: (rowMode === 'array' ? rows : rows.map(named)) as Results['rows'],
    fields,
    affectedRows: CHANGES.has(command) ? rowCount : 0,
    command,
    rowCount,
  };
}

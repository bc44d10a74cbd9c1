/**
 * Contract files that `npm test` runs on PGlite besides PostgreSQL, where every file runs, each with the possible
 * difference between the engines; the other files use the same plain statements on both. A file run alone uses the
 * engine it is started with.
 */
export const ON_PGLITE = {
  core: 'the health of the engine',
  'core-kept-plans': 'plans kept through another protocol',
  'core-process': 'the lock of the data folder',
  'core-transaction': 'transactions in turn over one connection',
  'core-unavailable': 'an engine that does not answer',
  'disk-full': 'a disk without room under the folder',
  'empty-database': 'rows that migrations write',
  fuzz: 'odd values in statements, and one connection for everybody',
  glossary: 'order by collation',
  imports: 'jsonb recordsets and rows held by a step',
  'kill-imports': 'the folder comes back after kill -9',
  'kill-runs': 'the folder comes back after kill -9',
  'kill-seats': 'the folder comes back after kill -9',
  learnings: 'lateral joins, keyed pages and order by collation',
  migrations: 'statements of migrations over full tables',
  notifications: 'many rows in one statement',
  orders: 'jsonb and order by collation',
  points: 'triggers of the ledger',
  products: 'jsonb and order by collation',
  'programme-sums': 'a thousand payments in turn over one connection',
  'programme-closing': 'the closing second with everybody in one connection',
  'races-seats': 'seats over one connection, where no two transactions are open at once',
  repeatable: 'functions and views, replaced in a transaction',
  runs: 'pages by keys of many types',
  search: 'text search, dictionaries and similarity',
  select: 'order by collation',
  'session-shared': 'one connection, and a session that is asked for once',
  statistics: 'counts of days in Moscow time',
  trainings: 'lateral joins and row comparisons',
  surveys: 'jsonb lists, and a race of sendings over one connection',
  'unusual-activity': 'windows of time over the journal',
};

/** Files that take minutes and test the data folder: they run on PGlite only. */
export const ON_PGLITE_ALONE = {
  'kill-orders': 'the folder comes back after kill -9; on PostgreSQL core-process kills a writer',
  'demo-world': 'npm start fills the folder with it; the journeys fill PostgreSQL and read it',
};

const fileOf = (/** @type {string} */ name) => `tests/contract/${name}.test.ts`;

/**
 * Contract files that a run of `npm test` skips, because another engine runs them.
 *
 * @param {string | undefined} engine
 * @param {readonly string[]} all
 * @returns {string[]}
 */
export function leftToOtherEngine(engine, all) {
  const alone = Object.keys(ON_PGLITE_ALONE).map(fileOf);
  if (engine === 'postgres') return alone;
  const here = [...Object.keys(ON_PGLITE).map(fileOf), ...alone];
  return all.filter((file) => !here.includes(file));
}

import { postgresMissing, startPostgres } from './postgres';

/** Vitest's global setup: one PostgreSQL for all test files of a run with `TEST_ENGINE=postgres`. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_ENGINE !== 'postgres' || postgresMissing()) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_BASE = server.base;
  return server.stop;
}

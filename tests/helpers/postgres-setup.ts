import { startPostgres } from './postgres';
import { postgresMissing } from './postgres-install';

let stop: (() => Promise<void>) | undefined;

/** Vitest's global setup: starts one PostgreSQL for all test files of a run with `TEST_ENGINE=postgres`. */
export async function setup(): Promise<void> {
  if (process.env.TEST_ENGINE !== 'postgres' || postgresMissing()) return;
  const server = await startPostgres({ inMemory: true });
  stop = server.stop;
  process.env.TEST_POSTGRES_BASE = server.base;
}

export async function teardown(): Promise<void> {
  await stop?.();
}

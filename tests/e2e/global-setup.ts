import { startWorld } from './world';

/** One world for the whole run; each test mints its own people and things in it. */
// Playwright takes the default export
// eslint-disable-next-line import/no-default-export
export default async function setup(): Promise<() => Promise<void>> {
  const world = await startWorld();
  process.env.E2E_PORTAL = world.portal;
  process.env.E2E_BACKEND = world.backend;
  process.env.E2E_DATABASE_URL = world.databaseUrl;
  process.env.E2E_TOKEN_SECRET = world.tokenSecret;
  process.env.E2E_DATA_DIR = world.dataDir;
  return world.stop;
}

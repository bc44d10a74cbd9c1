import { openDatabase } from '@/backend/db/client';
import { ledgerBreaches } from '../helpers/ledger-breaches';
import { startWorld, type World } from './world';

/** Checks after all journeys that `sum(ledger) = balance` for everyone. */
async function endWorld(world: World): Promise<void> {
  const database = await openDatabase({ databaseUrl: world.databaseUrl });
  const breaches = await ledgerBreaches(database.db).finally(() => database.close());
  await world.stop();
  if (breaches.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(breaches)}`);
}

/** Starts one world for the whole run; each test creates its own people and items in it. */
// Playwright takes the default export
// oxlint-disable-next-line import/no-default-export
export default async function setup(): Promise<() => Promise<void>> {
  const world = await startWorld();
  process.env.E2E_PORTAL = world.portal;
  process.env.E2E_BACKEND = world.backend;
  process.env.E2E_DATABASE_URL = world.databaseUrl;
  process.env.E2E_TOKEN_SECRET = world.tokenSecret;
  process.env.E2E_SESSION_SECRET = world.sessionSecret;
  process.env.E2E_DATA_DIR = world.dataDir;
  process.env.E2E_DEMO_DATABASE = world.demo.databaseUrl;
  process.env.E2E_DEMO_FILES = world.demo.dataDir;
  process.env.E2E_PUSH_PORT = String(world.pushPort);
  return () => endWorld(world);
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasesBeside } from '../helpers/postgres';

/** The demo world of a run, created once: a database without connections and a folder of files. */
export interface DemoWorld {
  databaseUrl: string;
  dataDir: string;
}

export interface DemoCopy extends DemoWorld {
  remove(): Promise<void>;
}

/** Copies the demo world into a new database and folder: creating it again takes many times longer. */
export async function copyDemo(demo: DemoWorld): Promise<DemoCopy> {
  const databases = databasesBeside(demo.databaseUrl);
  const databaseUrl = await databases.createDatabase(new URL(demo.databaseUrl).pathname.slice(1));
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-copy-'));
  cpSync(demo.dataDir, dataDir, { recursive: true });
  return {
    ...{ databaseUrl, dataDir },
    async remove() {
      await databases.dropDatabase(databaseUrl);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The demo world that the global setup created for this run. */
export function demoOfRun(): DemoWorld {
  const { E2E_DEMO_DATABASE: databaseUrl, E2E_DEMO_FILES: dataDir } = process.env;
  if (!databaseUrl || !dataDir) throw new Error('The demo world is missing: run through the global setup');
  return { databaseUrl, dataDir };
}

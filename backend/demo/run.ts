import { readConfig } from '../config';
import { openStore } from '../files/open-store';
import { openDatabase } from '../db/client';
import { isEmpty } from '../db/empty';
import { emptyAll } from './empty-all';
import { seedDemoWorld } from './world';

/** `npm run seed`: fills the configured database with the demo world; `--force` empties one that is in use first. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    if (!(await isEmpty(database.db))) {
      if (!process.argv.includes('--force')) {
        throw new Error(
          'There is data already. `npm run seed -- --force` ERASES it and makes the demo world anew.',
        );
      }
      await emptyAll(database.db);
    }
    const files = await openStore(config);
    const { seconds, rendered } = await seedDemoWorld({
      ...{ database, files, now: new Date() },
      programmeFinishAt: config.PROGRAMME_FINISH_AT,
    });
    process.stdout.write(
      `The demo world is ready: ${seconds.toFixed(1)} s, ${rendered} pictures rendered.\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

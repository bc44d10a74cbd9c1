import { pino } from 'pino';
import type { Config } from './config';
import { openDatabase } from './db/client';
import { openStore } from './files/open-store';
import type { Deps } from './http/context';
import { makeMailer } from './mail/mailer';
import { tokenSecret } from './secret';

/** Opens all resources of a backend process; the caller closes `database`. */
export async function makeDeps(config: Config): Promise<Deps> {
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  const { DATABASE_URL: databaseUrl, DATABASE_TIMEOUT_S: timeoutS, DATA_DIR: dataDir } = config;
  const onWait = (error: unknown) => log.warn({ err: error }, 'the database does not answer yet');
  const database = await openDatabase(databaseUrl ? { databaseUrl, timeoutS, onWait } : { dataDir });
  return {
    database,
    config,
    log,
    secret: tokenSecret(config),
    mail: makeMailer(config, log),
    files: await openStore(config),
    now: () => new Date(),
  };
}

import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/client';
import { programmeMonths } from '@/backend/db/schema/programme';
import type { Db } from '@/backend/db/types';
import { bundleBackend, bundlePortal } from '../../scripts/lib/bundle.mjs';
import { makeGiven, type Given } from '../helpers/given';
import { givenProgramme, type GivenProgramme } from '../helpers/given-programme';
import { databasesBeside } from '../helpers/postgres';
import { test as base } from './fixtures';
import { freePort } from '../helpers/free-port';
import { ended, untilOk } from './world';

const DAY_MS = 864e5;

export interface ProgrammeWorld {
  /** The portal while the programme runs. */
  portal: string;
  /** Starts another backend and portal on this database, with the programme over; returns the portal's address. */
  finished: () => Promise<string>;
  db: Db;
  given: Given;
  programme: GivenProgramme;
  /** The current month, open until its last day. */
  month: () => ReturnType<GivenProgramme['month']>;
}

/** Starts a backend and a portal on their own database, where the programme has its own finish. */
async function startProgramme(databaseUrl: string) {
  const [tokenSecret, sessionSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  const pair = async (finishAt: Date) => {
    const [portalPort, backendPort] = [String(await freePort()), String(await freePort())];
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-programme-'));
    folders.push(DATA_DIR);
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR, DEMO_DATA: '0' },
      ...{ TOKEN_SECRET: tokenSecret, SESSION_SECRET: sessionSecret },
      ...{ BACKEND_PORT: backendPort, API_BASE_URL: `http://127.0.0.1:${backendPort}` },
      ...{ PORT: portalPort, HOST: 'localhost', PUBLIC_URL: `http://localhost:${portalPort}` },
      ...{ LEAST_TIME_SCALE: '0', LOG_LEVEL: 'error', PROGRAMME_FINISH_AT: finishAt.toISOString() },
    };
    const run = async (file: string, address: string) => {
      const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      children.push(child);
      await untilOk(`${address}/healthz`, child, 90);
      return address;
    };
    await run(await bundleBackend(), `http://127.0.0.1:${backendPort}`);
    return run(await bundlePortal(), `http://localhost:${portalPort}`);
  };
  const stop = async () => {
    await Promise.all(children.map(ended));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { pair, stop, tokenSecret };
}

/** Journeys of the education programme, each in its own world. */
export const test = base.extend<{ world: ProgrammeWorld }>({
  world: async ({ deps }, use) => {
    const databases = databasesBeside(process.env.E2E_DATABASE_URL ?? '');
    const databaseUrl = await databases.createDatabase();
    const database = await openDatabase({ databaseUrl });
    const { pair, stop, tokenSecret } = await startProgramme(databaseUrl);
    const own = {
      ...deps,
      ...{ database, secret: new TextEncoder().encode(tokenSecret), log: pino({ level: 'silent' }) },
      config: readConfig({ NODE_ENV: 'test' }),
    };
    const given = makeGiven(own);
    const never = () => {
      throw new Error('Only the server does this.');
    };
    const clock = { set: never, advance: never, now: () => new Date() };
    const programme = givenProgramme({ db: database.db, given, clock, ctx: never } as never);
    const month = async () => {
      const made = await programme.month(new Date().toISOString().slice(0, 7));
      const soon = new Date(Date.now() + DAY_MS * 3);
      if (made.endAt < soon) await database.db.update(programmeMonths).set({ endAt: soon });
      return made;
    };
    await use({
      portal: await pair(new Date(Date.now() + DAY_MS * 23)),
      finished: () => pair(new Date(Date.now() - DAY_MS)),
      ...{ db: database.db, given, programme, month },
    });
    await stop();
    await database.close();
    await databases.dropDatabase(databaseUrl);
  },
});
export { expect } from './fixtures';

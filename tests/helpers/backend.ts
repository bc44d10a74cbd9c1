import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/config';
import type { Database, Db, Engine } from '@/backend/db/types';
import { openStore } from '@/backend/files/open-store';
import type { CallLimits } from '@/backend/http/calls-of-person';
import { makeCtx, type Ctx, type Deps } from '@/backend/http/context';
import type { Routes } from '@/backend/http/mount';
import { sendDue } from '@/backend/jobs/outgoing';
import type { Letter } from '@/backend/mail/mailer';
import { groups } from '@/backend/routes/all';
import { workRuns } from '@/backend/runs/work-runs';
import { openTestDatabase } from './backend-database';
import { makeCall, type Call } from './call';
import { makeCallsLog } from './calls-log';
import { makeClock, type TestClock } from './clock';
import { makeGiven, type Actor, type Given } from './given';
import { openPageOf } from './open-page';
import { ledgerBreaches } from './ledger-breaches';
import { seatBreaches } from './seat-breaches';

/** A hundred parallel writes of one person exceed the normal limit; its own tests set it. */
const UNLIMITED = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };

export interface TestBackend {
  url: string;
  db: Db;
  deps: Deps;
  endpoints: readonly Endpoint[];
  given: Given;
  /** Letters sent so far. */
  letters: Letter[];
  /** Runs the sender once: due deliveries are sent. Returns the number of deliveries taken. */
  deliver(): Promise<number>;
  /** Completes all due runs. Returns the number of runs taken. */
  work(): Promise<number>;
  clock: Pick<TestClock, 'set' | 'advance' | 'now'>;
  during: TestClock['during'];
  call: Call;
  /** Creates a person with the role; without one, a pharmacist. */
  as(role?: string): Promise<Actor>;
  /** Context for calling a service without HTTP. */
  ctx(actor?: Actor): Ctx;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface TestOptions {
  engine?: Engine;
  /** Database opened by the test, for several backends on one database; closed with the backend. */
  database?: Database;
  /** Start of the clock, which stands still unless the test moves it. Absent: the real clock. */
  now?: Date;
  env?: Record<string, string>;
  /** Skips the check of the ledger at the backend's close, for tests that break it on purpose. */
  ledger?: 'broken';
  /** Skips the check of training seats in the same way. */
  seats?: 'broken';
  /** Limits of parallel calls of one person; wide by default, as the database decides races. */
  limits?: CallLimits;
  /** Additional routes of the test. */
  routes?: (routes: Routes) => void;
}

/** Starts a backend on a free port with an empty database of the run's engine (`TEST_ENGINE`). */
export async function startTestBackend({
  engine,
  database: opened,
  now,
  env = {},
  routes,
  ledger,
  seats,
  limits = { atOnce: 100, waiting: 1000, waitMs: 60_000 },
}: TestOptions = {}): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const database = opened ?? (await openTestDatabase(engine));
  const clock = makeClock(now);
  const letters: Letter[] = [];
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...UNLIMITED, ...env });
  const deps: Deps = {
    database,
    config,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secret: new TextEncoder().encode('a secret that only this test knows'),
    mail: { send: async (letter) => void letters.push(letter) },
    files: await openStore(config),
    now: clock.now,
  };
  const { app, endpoints } = createApp(deps, routes ? [...groups, routes] : groups, limits);
  const noteCall = makeCallsLog(endpoints);
  const noted: typeof app.fetch = async (request, ...rest) => {
    const answer = await app.fetch(request, ...rest);
    noteCall(request, answer.status);
    return answer;
  };
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: noted, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
  });
  // a hundred parallel calls can block this process for over 5 s: idle connections must not be closed meanwhile
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = makeGiven(deps);
  const bareCall = makeCall(url);
  const call: Call = async (endpoint, options = {}) => {
    if (!options.bare) await openPageOf(database.db, endpoint, options, clock.now());
    return bareCall(endpoint, options);
  };
  return {
    url,
    db: database.db,
    deps,
    endpoints,
    given,
    letters,
    deliver: () => sendDue(deps),
    work: () => workRuns(deps),
    clock,
    during: clock.during,
    call,
    as: (role) => given.user({ roles: role ? [role] : [] }),
    ctx: (actor) =>
      makeCtx(deps, actor?.viewer ?? null, {
        requestId: 'test',
        ip: '127.0.0.1',
        userAgent: 'test',
        idempotencyKey: crypto.randomUUID(),
      }),
    fetch: (path, init) => fetch(url + path, init),
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const breaches = ledger === 'broken' ? [] : await ledgerBreaches(database.db);
      const seated = seats === 'broken' ? [] : await seatBreaches(database.db, clock.now());
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      expect(breaches, 'sum(ledger) = balance, for everyone').toEqual([]);
      expect(seated, 'taken = count(registered), nobody waits beside a free seat').toEqual([]);
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { expect } from 'vitest';
import {
  referencePath,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  type ResultOf,
  type Shapes,
} from '@/api/core/endpoint';
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
import { toSnake } from '@/lib/json-api/case';
import { JSON_API, readDocument } from '@/lib/json-api/document';
import type { Problem } from '@/lib/json-api/errors';
import { toSearch } from '@/lib/json-api/search';
import { openTestDatabase } from './backend-database';
import { makeCallsLog } from './calls-log';
import { makeGiven, type Actor, type Given } from './given';
import { openPageOf } from './open-page';
import { ledgerBreaches } from './ledger-breaches';
import { seatBreaches } from './seat-breaches';

/** One person's hundred racers are not what the limit is for; its own tests set it. */
const UNLIMITED = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };

export interface CallOptions<S extends Shapes> {
  /** Who calls; nobody when absent. */
  as?: Actor | { token: string };
  params?: Record<string, string>;
  query?: QueryOf<S>;
  body?: BodyOf<S>;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** The call alone, as a script makes it: otherwise the page that it needs was opened an hour ago. */
  bare?: boolean;
}

export interface Called<S extends Shapes> {
  status: number;
  headers: Headers;
  /** The document as it came. */
  document: unknown;
  errors: Problem[];
  /** The answer as the portal reads it; throws when the call failed or the document breaks the contract. */
  value: ResultOf<S>;
}

export interface TestBackend {
  url: string;
  db: Db;
  deps: Deps;
  endpoints: readonly Endpoint[];
  given: Given;
  /** Letters sent so far. */
  letters: Letter[];
  /** Runs the sender once: what is due leaves the portal. Answers how many were taken. */
  deliver(): Promise<number>;
  /** Works on every run that is due to its end. Answers how many were taken. */
  work(): Promise<number>;
  clock: { set(at: Date): void; advance(ms: number): void; now(): Date };
  /** What `act` does at another moment; then the clock stands where it stood before. */
  during<T>(moment: Date, act: () => Promise<T>): Promise<T>;
  call<S extends Shapes>(endpoint: Endpoint<S>, options?: CallOptions<S>): Promise<Called<S>>;
  /** A new person with the role (none: a pharmacist). */
  as(role?: string): Promise<Actor>;
  /** What a service gets, for calling one without HTTP. */
  ctx(actor?: Actor): Ctx;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface TestOptions {
  engine?: Engine;
  /** Opened by the test, for several backends over one; closed with the backend. */
  database?: Database;
  /** Where the clock starts; it stands still unless it is moved. Absent: the real clock. */
  now?: Date;
  env?: Record<string, string>;
  /** A control breaks it on purpose; everywhere else it is looked over as the backend closes. */
  ledger?: 'broken';
  /** The same for seats of trainings. */
  seats?: 'broken';
  /** Calls of one person at once. Wide unless named: a race is decided by the database. */
  limits?: CallLimits;
  /** Routes of the test's own, beside the real ones. */
  routes?: (routes: Routes) => void;
}

function makeClock(start: Date | undefined) {
  let fixed = start;
  let shift = 0;
  const now = () => new Date((fixed ?? new Date()).getTime() + shift);
  return {
    now,
    set: (at: Date) => {
      fixed = at;
      shift = 0;
    },
    advance: (ms: number) => {
      shift += ms;
    },
    during: async <T>(at: Date, act: () => Promise<T>): Promise<T> => {
      const [stood, moved] = [fixed, shift];
      [fixed, shift] = [at, 0];
      try {
        return await act();
      } finally {
        [fixed, shift] = [stood, moved];
      }
    },
  };
}

function bodyOf(endpoint: Endpoint, body: unknown): RequestInit['body'] {
  if (body === undefined) return undefined;
  if (endpoint.consumes !== 'form') {
    return JSON.stringify({ data: { type: endpoint.bodyType ?? 'resources', attributes: toSnake(body) } });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
  return form;
}

/** Calls a running backend by its address as the portal does. */
export function makeCall(url: string): TestBackend['call'] {
  return async (endpoint, { as, params = {}, query, body, headers, idempotencyKey } = {}) => {
    const shapes = await endpoint.shapes();
    const path = referencePath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = query ? `?${toSearch(query as object)}` : '';
    const response = await fetch(url + path + search, {
      method: endpoint.method,
      body: bodyOf(endpoint as unknown as Endpoint, body) ?? null,
      headers: {
        accept: JSON_API,
        ...(body !== undefined && endpoint.consumes === 'json-api' ? { 'content-type': JSON_API } : {}),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
    });
    if (response.ok && shapes.answer.kind === 'file') {
      const value = {
        name: response.headers.get('content-disposition'),
        body: new Uint8Array(await response.arrayBuffer()),
      };
      return {
        status: response.status,
        headers: response.headers,
        document: undefined,
        errors: [],
        value,
      } as never;
    }
    const text = await response.text();
    const document: unknown = text ? JSON.parse(text) : undefined;
    const value: unknown = response.ok
      ? await readDocument(shapes.answer, structuredClone(document))
      : undefined;
    return {
      status: response.status,
      headers: response.headers,
      document,
      errors: (document as { errors?: Problem[] } | undefined)?.errors ?? [],
      get value() {
        if (!response.ok) throw new Error(`${endpoint.method} ${path} answered ${response.status}: ${text}`);
        return value as never;
      },
    };
  };
}

/** A backend of its own on a free port, with an empty database of the run's engine (`TEST_ENGINE`). */
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
  // a hundred racers can keep this process busy past 5 s: an idle connection must not be closed under them
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 120_000;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given = makeGiven(deps);
  const bareCall = makeCall(url);
  const call: TestBackend['call'] = async (endpoint, options = {}) => {
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '@/backend/db/schema/orders';
import { ledgerEntries } from '@/backend/db/schema/points';
import { transferPoints } from '@/api/points/endpoints';
import { makeCall } from '../helpers/call';
import { testEngine } from '../helpers/backend-database';
import { runServer, type Running } from '../helpers/backend-process';
import { Traffic } from '../helpers/kill-traffic';
import { fillWorld, openWorld, SECRET } from '../helpers/kill-world';
import { ledgerBreaches } from '../helpers/ledger-breaches';
import { freePort } from '../helpers/free-port';
import { startPostgres, type PostgresControl } from '../helpers/postgres';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy';

/** Thirty in every run; `KILLS=100` is the full count. */
const KILLS = Number(process.env.KILLS ?? 30);
const PEOPLE = 4;
/** What a server that answers nothing can hold a call for: the statement's time and the client's patience. */
const TIMEOUT_S = 2;

class Enough extends Error {}

let folder: string;
let server: PostgresControl;
let proxy: TcpProxy;
let direct: string;
let backend: Running & { url: string };
let traffic: Traffic[];
let died = false;

describe.runIf(testEngine() === 'postgres')('the backend survives', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-lost-'));
    server = await startPostgres({ durable: true });
    direct = await server.createDatabase();
    const { port, pathname } = new URL(direct);
    proxy = await startTcpProxy(Number(port));
    const world = await openWorld({ databaseUrl: direct }, folder);
    traffic = (await fillWorld(world, PEOPLE, 60)).map((busy) => new Traffic(busy));
    await world.close();
    backend = await runServer({
      DATA_DIR: folder,
      TOKEN_SECRET: SECRET,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}${pathname}`,
      DATABASE_TIMEOUT_S: String(TIMEOUT_S),
    });
    void backend.ended.then(() => (died = true));
  });
  afterAll(async () => {
    expect(backend.output()).not.toMatch(/uncaught|unhandled/i);
    expect(await backend.kill('SIGTERM')).toBe(0);
    proxy.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => expect(died).toBe(false));

  /** Everyone works and repeats what failed, until `act` is over and everyone was answered once more. */
  async function under(act: (progress: (answers: number) => Promise<void>) => Promise<void>): Promise<void> {
    let answers = 0;
    let isOver = false;
    const work = traffic.map(async (one) => {
      while (!died) {
        const onDone = () => {
          answers += 1;
          if (isOver) throw new Enough();
        };
        const ended = await one.run(backend.url, onDone).catch((error: unknown) => error);
        if (ended instanceof Enough) return;
        if (ended) throw ended as Error;
        await new Promise((resolve) => setTimeout(resolve, 5)); // refused: not a loop as tight as the machine
      }
    });
    const progress = async (more: number) => {
      const goal = answers + more;
      await expect.poll(() => died || answers >= goal, { timeout: 20_000, interval: 5 }).toBe(true);
      expect(died).toBe(false);
    };
    try {
      await progress(1);
      await act(progress);
    } finally {
      isOver = true;
    }
    await Promise.all(work);
  }

  /** Statements of the operator, one after another on one connection. */
  async function operate(...texts: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: direct });
    client.on('error', () => undefined);
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  }

  /** All that was acknowledged to everyone is there, once, and the ledger is whole. */
  async function expectNothingLost(address = direct): Promise<void> {
    const world = await openWorld({ databaseUrl: address }, folder);
    for (const { busy, acknowledged } of traffic) {
      const userId = busy.actor.id;
      const entries = await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
      const keys = new Set(entries.map((entry) => entry.idempotencyKey));
      expect([...acknowledged.transfers].filter((key) => !keys.has(`transfer:${key}:out`))).toEqual([]);
      const paid = entries.filter(({ kind }) => kind === 'test').map(({ subjectId }) => subjectId);
      expect([...acknowledged.tests].filter((id) => !paid.includes(id))).toEqual([]);
      expect(new Set(paid).size).toBe(paid.length);
      const mine = await world.db.select().from(orders).where(eq(orders.userId, userId));
      const status = new Map(mine.map((order) => [order.id, order.status]));
      expect([...acknowledged.orders].filter((id) => !status.has(id))).toEqual([]);
      expect([...acknowledged.cancelled].filter((id) => status.get(id) !== 'cancelled')).toEqual([]);
      // what is repeated with its key is one order
      expect(mine.length - acknowledged.orders.size - acknowledged.cancelled.size).toBeLessThanOrEqual(1);
    }
    expect(await ledgerBreaches(world.db)).toEqual([]);
    await world.close();
  }

  test(`${KILLS} ends of every connection under load`, { timeout: 300_000 }, async () => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await under(async (progress) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await operate(end);
        await progress(1 + (kill % 3));
      }
    });
    await expectNothingLost();
  });

  test.each(['fast', 'immediate'] as const)('a stop -m %s and a start', { timeout: 60_000 }, async (mode) => {
    await under(async (progress) => {
      await server.halt(mode);
      const { status, headers } = await makeCall(backend.url)(transferPoints, {
        as: traffic[0]?.busy.actor,
        body: { from: 'lrp', to: 'vichy', amount: 1 },
        idempotencyKey: 'while it is away',
      } as never);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      await server.resume();
      await progress(3 * PEOPLE);
    });
    await expectNothingLost();
  });

  test('a server that became read-only', { timeout: 60_000 }, async () => {
    await under(async (progress) => {
      await operate('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
      const healthy = async () => (await fetch(`${backend.url}/healthz`)).status;
      await expect.poll(healthy, { timeout: 10_000 }).toBe(503);
      const writable = 'set default_transaction_read_only = off';
      const reset = 'alter system reset default_transaction_read_only';
      await operate(writable, reset, 'select pg_reload_conf()');
      await progress(3 * PEOPLE);
    });
    await expectNothingLost();
  });

  test('a commit whose answer was lost: 503, and its retry has one effect', async () => {
    const actor = traffic[0]?.busy.actor;
    const idempotencyKey = crypto.randomUUID();
    const call = () =>
      makeCall(backend.url)(transferPoints, {
        ...(actor ? { as: actor } : {}),
        body: { from: 'lrp', to: 'vichy', amount: 1 },
        idempotencyKey,
      });
    proxy.loseNextCommit();
    const first = await call();
    expect([first.status, first.headers.get('retry-after'), proxy.lost()]).toEqual([503, '5', 1]);
    const [second, third] = [await call(), await call()];
    expect([second.status, second.document]).toEqual([200, third.document]);
    const world = await openWorld({ databaseUrl: direct }, folder);
    const entries = await world.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.subjectId, idempotencyKey));
    await world.close();
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['transfer-in', 'transfer-out']);
  });

  test('a failover to another address, the old connections hanging', { timeout: 60_000 }, async () => {
    const moved = new URL(direct);
    moved.port = String(await freePort());
    await under(async (progress) => {
      proxy.freeze();
      await server.halt('immediate');
      await server.resume(Number(moved.port));
      proxy.lead(Number(moved.port));
      await progress(3 * PEOPLE);
    });
    await expectNothingLost(moved.href);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '@/api/orders/endpoints';
import type { Source } from '@/backend/db/client';
import { orders } from '@/backend/db/schema/orders';
import { ledgerEntries } from '@/backend/db/schema/points';
import { makeCall } from '../helpers/call';
import { testEngine } from '../helpers/backend-database';
import { runServer, type Running } from '../helpers/backend-process';
import { givenGifts } from '../helpers/given-gifts';
import { Traffic } from '../helpers/kill-traffic';
import { fillWorld, openWorld, PURSE, SECRET, STOCK } from '../helpers/kill-world';
import { expectLedgerWhole } from '../helpers/ledger-check';
import { databasesOn, startPostgres, type TestPostgres } from '../helpers/postgres';

/** Three in every run; `KILLS=20` is the full count (quality, 'Nothing lost'). */
const KILLS = Number(process.env.KILLS ?? 3);
const PEOPLE = 5;
/** The goal is 3 s; on a machine that others use, no more than twice what its first start, killed by nobody, took. */
const READY_MS = 5000;

let folder: string;
let server: Pick<TestPostgres, 'createDatabase' | 'stop'> | undefined;
let running: Running | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  if (testEngine() !== 'postgres') return;
  const shared = process.env.TEST_POSTGRES_BASE;
  server = shared ? { ...databasesOn(shared), stop: async () => undefined } : await startPostgres();
});
afterAll(async () => {
  await running?.kill('SIGKILL');
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function newSource(): Promise<{ source: Source; env: Record<string, string> }> {
  const common = { DATA_DIR: folder, TOKEN_SECRET: SECRET };
  if (!server) return { source: { dataDir: folder }, env: common };
  const databaseUrl = await server.createDatabase();
  return { source: { databaseUrl }, env: { ...common, DATABASE_URL: databaseUrl } };
}

/** Everyone works; after a random number of answers, with others under way, the server is killed. */
async function workUntilKilled(backend: Running & { url: string }, traffic: Traffic[]): Promise<void> {
  let left = 10 + Math.floor(Math.random() * 20);
  let enough = () => {};
  const moment = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const onDone = () => {
    left -= 1;
    if (left === 0) enough();
  };
  const work = Promise.all(traffic.map((one) => one.run(backend.url, onDone)));
  await Promise.race([moment, work]);
  await backend.kill('SIGKILL');
  await work;
}

/** Everything acknowledged so far is told by the server that has just come back. */
async function expectOrdersThere(url: string, { busy, acknowledged }: Traffic): Promise<void> {
  const { value } = await makeCall(url)(listOrders, { as: busy.actor });
  const status = new Map(value.items.flatMap((wave) => wave.orders.map((order) => [order.id, order.status])));
  const lost = [
    // one that is 'cancelled' now was being cancelled when the server died
    ...[...acknowledged.orders].filter((id) => !status.has(id)),
    ...[...acknowledged.cancelled].filter((id) => status.get(id) !== 'cancelled'),
  ];
  expect(lost).toEqual([]);
}

test(
  `kill -9 of the backend under orders, transfers and tests, ${KILLS} times`,
  { timeout: 600_000 + KILLS * 60_000 },
  async () => {
    const { source, env } = await newSource();
    const made = await openWorld(source, folder);
    const traffic = (await fillWorld(made, PEOPLE, 40)).map((busy) => new Traffic(busy));
    await made.close();

    const ready: number[] = [];
    for (let round = 0; round <= KILLS; round += 1) {
      const from = performance.now();
      const backend = await runServer(env);
      running = backend;
      expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
      ready.push(Math.round(performance.now() - from));
      for (const one of traffic) await expectOrdersThere(backend.url, one);
      await workUntilKilled(backend, traffic);
    }
    const restarts = ready.slice(1).sort((left, right) => left - right);
    const median = restarts[Math.floor(restarts.length / 2)] ?? Infinity;
    process.stdout.write(
      `ready after a kill -9 (${testEngine()}): median ${median} ms of ${restarts.join(', ')}\n`,
    );
    expect(median).toBeLessThan(Math.max(READY_MS, 2 * (ready[0] ?? 0)));

    const world = await openWorld(source, folder);
    const shop = givenGifts(world);
    for (const { busy, acknowledged } of traffic) {
      const userId = busy.actor.id;
      const entries = await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
      const keys = new Set(entries.map((entry) => entry.idempotencyKey));
      const paidTests = entries.filter(({ kind }) => kind === 'test').map(({ subjectId }) => subjectId ?? '');
      expect([...acknowledged.transfers].filter((key) => !keys.has(`transfer:${key}:out`))).toEqual([]);
      expect([...acknowledged.tests].filter((id) => !paidTests.includes(id))).toEqual([]);
      expect(new Set(paidTests).size).toBe(paidTests.length);

      const mine = await world.db.select().from(orders).where(eq(orders.userId, userId));
      const standing = mine.filter(({ status }) => status === 'paid').length;
      const transfers = entries.filter(({ kind }) => kind === 'transfer-out').length;
      expect(await shop.stock(busy.giftId)).toBe(STOCK - standing);
      expect(await shop.balance(userId)).toBe(PURSE - standing - transfers + 10 * paidTests.length);
      expect(await shop.balance(userId, 'vichy')).toBe(PURSE + transfers);
      // every unanswered call was repeated until it was answered: at most the last one is open
      const { orders: kept, cancelled } = acknowledged;
      expect(mine.length - kept.size - cancelled.size).toBeLessThanOrEqual(1);
    }
    await expectLedgerWhole(world.db);
    const done = (name: keyof Traffic['acknowledged']) =>
      traffic.reduce((sum, { acknowledged }) => sum + acknowledged[name].size, 0);
    const sums = [done('orders'), done('cancelled'), done('transfers'), done('tests')];
    process.stdout.write(`acknowledged: orders, cancelled, transfers, tests = ${sums.join(', ')}\n`);
    for (const sum of sums) expect(sum).toBeGreaterThan(0);
    await world.close();
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSelf } from '@/api/trainings/endpoints';
import type { Source } from '@/backend/db/client';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { testEngine } from '../helpers/backend-database';
import { runServer, type Running } from '../helpers/backend-process';
import { makeCall } from '../helpers/call';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { openWorld, SECRET } from '../helpers/kill-world';
import { databasesOn, startPostgres, type TestPostgres } from '../helpers/postgres';
import { seatBreaches } from '../helpers/seat-breaches';

/** One in every run; `KILLS=20` is the full count. As many callers as acceptance names; `SEAT_CALLERS=100` for a look. */
const KILLS = Number(process.env.KILLS ?? 1);
const PEOPLE = Number(process.env.SEAT_CALLERS ?? 1000);
/** How long after a kill the server may take to answer, or twice what its first start took on a busy machine. */
const READY_MS = 3000;
const SEATS = Math.floor(PEOPLE / 3);

let folder: string;
let server: Pick<TestPostgres, 'createDatabase' | 'stop'> | undefined;
let running: Running | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kill-seats-'));
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

interface Caller {
  actor: Actor;
  /** The same at each try. */
  key: string;
  /** As the service has answered; null: nobody knows. */
  state: 'registered' | 'waiting' | null;
}

/** One press. Without an answer, or with 503, nobody knows whether it had its effect. */
async function press(url: string, id: string, caller: Caller): Promise<void> {
  const { actor: as, key: idempotencyKey } = caller;
  const asked = { as, params: { id }, body: { waiting: true }, idempotencyKey };
  const answer = await makeCall(url)(registerSelf, asked).catch(() => null);
  if (!answer || answer.status === 503) return;
  expect([answer.status, answer.errors]).toEqual([200, []]);
  caller.state = answer.value.registeredPharmacistId ? 'registered' : 'waiting';
}

test(
  `kill -9 of the backend while ${PEOPLE} people book ${SEATS} seats, ${KILLS} times`,
  { timeout: 300_000 + KILLS * 30_000 },
  async () => {
    const { source, env } = await newSource();
    const made = await openWorld(source, folder);
    const trained = givenTrainings({ ...made, call: makeCall('') });
    const { id } = await trained.training({ capacity: SEATS });
    const callers: Caller[] = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      callers.push({ actor: await made.given.user(), key: crypto.randomUUID(), state: null });
    }
    await made.close();

    const unknown = () => callers.filter(({ state }) => state === null);
    const ready: number[] = [];
    for (let round = 0; round <= KILLS || unknown().length > 0; round += 1) {
      const from = performance.now();
      const backend = await runServer(env);
      running = backend;
      expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
      ready.push(Math.round(performance.now() - from));
      const left = unknown();
      let answers = 0;
      // the last rounds come to their end; in the others as many are under way as have been answered
      const enough = round < KILLS ? Math.ceil(PEOPLE / (KILLS + 2)) : Infinity;
      await Promise.all(
        left.map(async (caller) => {
          await press(backend.url, id, caller);
          answers += 1;
          if (answers === enough) await backend.kill('SIGKILL');
        }),
      );
      await backend.kill('SIGKILL');
      expect(round).toBeLessThan(KILLS + 5);
    }

    const [first = 0, ...after] = ready;
    process.stdout.write(
      `ready after a kill -9 (${testEngine()}): ${after.join(', ')} ms, first ${first} ms\n`,
    );
    const late = after.filter((took) => took > Math.max(READY_MS, 2 * first));
    // the embedded engine replays its log before it answers: measured, not promised
    if (server) expect(late).toEqual([]);

    const world = await openWorld(source, folder);
    expect(await seatBreaches(world.db, new Date())).toEqual([]);
    const [training] = await world.db.select().from(trainings).where(eq(trainings.id, id));
    expect(training?.taken).toBe(SEATS);
    const row = trainingRegistrations;
    const rows = await world.db.select().from(row).where(eq(row.trainingId, id)).orderBy(row.id);
    const stateOf = new Map(rows.map(({ userId, state }) => [userId, state]));
    // one row for each, and what was told stands
    expect([rows.length, stateOf.size]).toEqual([PEOPLE, PEOPLE]);
    expect(callers.filter(({ actor, state }) => stateOf.get(actor.id) !== state)).toEqual([]);
    const order = rows.map(({ state }) => state).join(' ');
    expect(order, 'nobody sits behind who waits').toMatch(/^(registered ?)*(waiting ?)*$/);
    await world.close();
  },
);

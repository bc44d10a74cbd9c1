import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { getRun, getRunFile } from '@/api/runs/endpoints';
import { exportAccount } from '@/api/user/endpoints';
import type { Source } from '@/backend/db/client';
import { runParts, runs } from '@/backend/db/schema/runs';
import { files } from '@/backend/db/schema/system';
import { testEngine } from '../helpers/backend-database';
import type { Actor } from '../helpers/given';
import { killServers, type KilledServer } from '../helpers/kill-servers';
import { openWorld } from '../helpers/kill-world';
import { unzip } from '../helpers/unzip';

/** Two in every run; `KILLS=20` is the full count. */
const KILLS = Number(process.env.KILLS ?? 2);
/** Most steps that a server makes before it is killed; the run has twice as many as all of them. */
const STEPS = 8;
const PAGE = 500;
const VISITS = (KILLS + 1) * STEPS * 2 * PAGE;
/** Of one step, so that most kills fall into the middle of its transaction. */
const STEP_S = 0.05;
const WAIT = { timeout: 60_000, interval: 20 };
/** The rest of the run after the last kill: some hundreds of slow steps. */
const REST = { timeout: 240_000, interval: 100 };

const { newSource, serve } = killServers();

const read = async ({ call }: KilledServer, as: Actor, id: string) =>
  (await call(getRun, { as, params: { id } })).value;

/** Every row once and in order, the photograph's place empty, one file and one notification. */
async function expectWhole(backend: KilledServer, as: Actor, id: string, rows: number): Promise<void> {
  const run = await read(backend, as, id);
  expect([run.status, run.progress]).toEqual(['done', run.total]);
  const { value } = await backend.call(getRunFile, { as, params: { id } });
  const found = await unzip(value.body as Uint8Array);
  const visits = JSON.parse(found.get('visits.json')?.toString() ?? '') as { url: string }[];
  const expected = Array.from({ length: rows }, (_, at) => `/page/${at + 1}`);
  expect(visits.length).toBe(rows);
  expect(visits.findIndex(({ url }, at) => url !== expected[at])).toBe(-1);
  const told = (await backend.call(listNotifications, { as })).value.items;
  expect(told.map(({ data }) => data.title)).toEqual(['Ваши данные собраны']);
}

async function givenPerson(source: Source, dataDir: string, people: number, rows: number): Promise<Actor[]> {
  const world = await openWorld(source, dataDir);
  const actors: Actor[] = [];
  for (let at = 0; at < people; at += 1) {
    const actor = await world.given.user();
    await world.db.execute(sql`
      insert into user_activity_log (event_id, user_id, happened_at, url)
      select gen_random_uuid(), ${actor.id}::bigint, now() + n * interval '1 second', '/page/' || n
      from generate_series(1, ${rows}::int) n`);
    actors.push(actor);
  }
  await world.db.execute(sql`
    create function slow_step() returns trigger language plpgsql as $$
      begin perform pg_sleep(${sql.raw(String(STEP_S))}); return new; end $$`);
  await world.db.execute(sql`
    create trigger slow_step before insert on run_parts for each row execute function slow_step()`);
  await world.close();
  return actors;
}

test(
  `kill -9 of the backend in the middle of a run, ${KILLS} times: it ends whole, nothing twice, nothing lost`,
  { timeout: 600_000 + KILLS * 60_000 },
  async () => {
    const { source, env, dataDir } = await newSource();
    const [anna] = (await givenPerson(source, dataDir, 1, VISITS)) as [Actor];
    let backend = await serve(env);
    const { id } = (await backend.call(exportAccount, { as: anna })).value;
    const stops: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const from = stops.at(-1) ?? 0;
      // a few steps, at the least, and some at random: wherever it is then
      const enough = from + PAGE * (1 + Math.floor(Math.random() * STEPS));
      await vi.waitFor(async () => {
        const run = await read(backend, anna, id);
        expect(run.progress).toBeGreaterThanOrEqual(enough);
      }, WAIT);
      await backend.kill('SIGKILL');
      backend = await serve(env);
      const { status, progress } = await read(backend, anna, id);
      expect(status).toBe('process');
      stops.push(progress);
    }
    await vi.waitFor(async () => expect((await read(backend, anna, id)).status).toBe('done'), REST);
    process.stdout.write(`killed at (${testEngine()}): ${stops.join(', ')} of ${VISITS}\n`);
    await expectWhole(backend, anna, id, VISITS);
    expect(await backend.kill('SIGTERM')).toBe(0);

    const world = await openWorld(source, dataDir);
    expect(await world.db.$count(runParts)).toBe(0);
    expect(await world.db.$count(files, eq(files.purpose, 'run'))).toBe(1);
    await world.close();
  },
);

const PEOPLE = 8;
test.runIf(testEngine() === 'postgres')(
  `runs of ${PEOPLE} people on two backends: each is taken once, both work`,
  { timeout: 180_000 },
  async () => {
    // long enough for the other server to join
    const rows = 30 * PAGE;
    const { source, env, dataDir } = await newSource();
    const people = await givenPerson(source, dataDir, PEOPLE, rows);
    // what the database knows each server by
    const one = { ...env, PGAPPNAME: 'one' };
    const other = { ...env, PGAPPNAME: 'other' };
    // files in one place, as servers that share a database have them
    const both = (await Promise.all([serve(one), serve(other)])) as [KilledServer, KilledServer];
    const world = await openWorld(source, dataDir);
    await world.db.execute(sql`create table takes (run_id bigint, server text)`);
    await world.db.execute(sql`
      create function note_take() returns trigger language plpgsql as $$
        begin insert into takes values (new.id, current_setting('application_name')); return new; end $$`);
    await world.db.execute(sql`
      create trigger note_take after update of holder on runs
        for each row when (new.holder is not null and new.holder is distinct from old.holder)
        execute function note_take()`);
    const ids = await Promise.all(
      people.map(async (as, at) => (await both[at % 2 === 0 ? 0 : 1].call(exportAccount, { as })).value.id),
    );
    await vi.waitFor(async () => {
      const left = await world.db.$count(runs, sql`${runs.status} <> 'done'`);
      expect(left).toBe(0);
    }, WAIT);
    const taken = (await world.db.execute(sql`
      select run_id::text as id, count(*)::int as times from takes group by run_id order by run_id`)) as unknown as {
      rows: { id: string; times: number }[];
    };
    expect(taken.rows).toEqual(
      [...ids].sort((a, b) => Number(a) - Number(b)).map((id) => ({ id, times: 1 })),
    );
    const servers = (await world.db.execute(
      sql`select distinct server from takes order by server`,
    )) as unknown as {
      rows: { server: string }[];
    };
    expect(servers.rows.map(({ server }) => server)).toEqual(['one', 'other']);
    for (const [at, id] of ids.entries()) await expectWhole(both[0], people[at] as Actor, id, rows);
    await world.close();
  },
);

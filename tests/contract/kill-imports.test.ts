import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { applyImport, checkImport, getImport, uploadImport } from '@/api/imports/endpoints';
import { listNotifications } from '@/api/notifications/endpoints';
import { glossaryWords } from '@/backend/db/schema/glossary';
import { importRows } from '@/backend/db/schema/imports';
import { testEngine } from '../helpers/backend-database';
import type { Actor } from '../helpers/given';
import { killServers, type KilledServer } from '../helpers/kill-servers';
import { openWorld, type World } from '../helpers/kill-world';

/** Of the check and of the loading each; `KILLS=20` is the full count. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 2) / 2);
/** Most steps that a server makes before it is killed; there are four times as many as all of them. */
const STEPS = 2;
const PAGE = 500;
const ROWS = (KILLS + 1) * STEPS * 4 * PAGE;
/** Of one step, so that most kills fall into the middle of its transaction. */
const STEP_S = 0.05;
const WAIT = { timeout: 60_000, interval: 20 };
const REST = { timeout: 240_000, interval: 100 };

const { newSource, serve } = killServers();

async function slowSteps({ db }: World): Promise<void> {
  await db.execute(sql`
    create function slow_step() returns trigger language plpgsql as $$
      begin perform pg_sleep(${sql.raw(String(STEP_S))}); return null; end $$`);
  for (const table of ['import_rows', 'glossary_words'])
    await db.execute(sql`
      create trigger slow_step after insert on ${sql.raw(table)} for each statement execute function slow_step()`);
}

const table = () =>
  new File(
    [
      `Слово;Определение\n${Array.from({ length: ROWS }, (_, at) => `Слово ${at};Что значит ${at}.`).join('\n')}`,
    ],
    'Слова.csv',
  );

const found = async ({ call }: KilledServer, as: Actor, id: string) =>
  (await call(getImport, { as, params: { id } })).value;

test(
  `kill -9 of the backend in the middle of an import, ${KILLS} × 2 times: each row is written once, none before it is asked for`,
  { timeout: 600_000 + KILLS * 60_000 },
  async () => {
    const { source, env, dataDir } = await newSource();
    const before = await openWorld(source, dataDir);
    const admin = await before.given.user({ roles: ['admin'] });
    await slowSteps(before);
    await before.close();
    let backend = await serve(env);
    const stops: number[] = [];

    /** Kills it after some steps, again and again, and waits for the state that the run leads to. */
    async function killUntil(id: string, state: string): Promise<void> {
      let from = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const enough = from + PAGE * (1 + Math.floor(Math.random() * STEPS));
        await vi.waitFor(async () => {
          const { run } = await found(backend, admin, id);
          expect(run?.progress).toBeGreaterThanOrEqual(enough);
        }, WAIT);
        await backend.kill('SIGKILL');
        backend = await serve(env);
        const { run } = await found(backend, admin, id);
        expect(run?.status).toBe('process');
        from = run?.progress ?? 0;
        stops.push(from);
      }
      await vi.waitFor(async () => expect((await found(backend, admin, id)).state).toBe(state), REST);
    }

    const uploaded = (
      await backend.call(uploadImport, { as: admin, body: { kind: 'glossary-words', file: table() } })
    ).value;
    const params = { id: uploaded.id };
    const body = { mapping: uploaded.mapping };
    await backend.call(checkImport, { as: admin, params, body });
    await killUntil(params.id, 'ready');
    expect((await found(backend, admin, params.id)).counts).toMatchObject({ create: ROWS, wrong: 0 });

    await backend.call(applyImport, { as: admin, params, body: { onlyRight: false } });
    await killUntil(params.id, 'done');
    process.stdout.write(`killed at (${testEngine()}): ${stops.join(', ')} of ${ROWS}\n`);
    const told = (await backend.call(listNotifications, { as: admin })).value.items;
    expect(told.map(({ data }) => data.title).sort()).toEqual(['Таблица загружена', 'Таблица проверена']);
    expect(await backend.kill('SIGTERM')).toBe(0);

    const world = await openWorld(source, dataDir);
    const words = await world.db.select({ name: glossaryWords.name }).from(glossaryWords);
    expect(new Set(words.map(({ name }) => name)).size).toBe(ROWS);
    expect(words).toHaveLength(ROWS);
    expect(await world.db.$count(importRows, sql`applied_at is not null`)).toBe(ROWS);
    await world.close();
  },
);

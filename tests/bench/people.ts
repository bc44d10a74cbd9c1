/**
 * What the list of pharmacists costs while the world grows from 10³ to 10⁵ people and the representative keeps their
 * forty pharmacies: `node scripts/run.mjs tests/bench/people.ts`, about two minutes, on PostgreSQL.
 */
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import type { Database } from '@/backend/db/types';
import type { Ctx } from '@/backend/http/context';
import { listPharmacies } from '@/backend/services/pharmacies/list-pharmacies';
import { listPharmacists } from '@/backend/services/people/list-pharmacists';
import { listRadar } from '@/backend/services/representative/radar';
import { startPostgres } from '../helpers/postgres';
import { median } from './figures';

const SIZES = [1000, 10_000, 100_000];
const PER_PHARMACY = 5;
const OWN = 40;
const ROUNDS = 15;
const GOAL = 1.5;

async function fill({ db }: Database, people: number): Promise<string> {
  const pharmacies = people / PER_PHARMACY;
  await db.execute(sql`insert into cities (name) select 'City ' || n from generate_series(1, 50) n`);
  await db.execute(sql`
    insert into pharmacies (name, address, city_id)
    select 'Pharmacy ' || n, 'Street, ' || n, c.id from generate_series(1, ${pharmacies}::int) n
    join cities c on c.name = 'City ' || (1 + n % 50)`);
  await db.execute(sql`
    insert into users (email, first_name, last_name, phone, pharmacy_id, last_activity_at, created_at)
    select 'person-' || n || '@bench.example', 'Name', 'Family ' || n, '+7900' || lpad(n::text, 7, '0'),
      p.id, now() - make_interval(hours => n % 2000), now() - interval '200 days'
    from generate_series(1, ${people}::int) n
    join pharmacies p on p.name = 'Pharmacy ' || (1 + n % ${pharmacies}::int)`);
  await db.execute(sql`
    insert into balances (user_id, mark_id, balance, earned, spent)
    select u.id, m.id, u.id % 900, u.id % 900, 0 from users u cross join (select id from marks order by id limit 4) m`);
  const made = await db.execute(
    sql`insert into users (email) values ('agent@bench.example') returning id::text as id`,
  );
  const id = (made as unknown as { rows: { id: string }[] }).rows[0]?.id ?? '';
  await db.execute(sql`
    insert into assignments (user_id, pharmacy_id)
    select ${id}::bigint, id from pharmacies order by id limit ${OWN}::int`);
  await db.execute(sql`vacuum analyze`);
  return id;
}

async function openWorld(databaseUrl: string, people: number) {
  const database = await openDatabase({ databaseUrl });
  const id = await fill(database, people);
  const as = (roles: string[]) => {
    const viewer = { id, roles, permissions: [], chainLocked: false };
    const config = { ENABLED_FEATURES: [], LOCKED_PHARMACY_CHAINS: [] };
    return { db: database.db, now: () => new Date(), viewer, config } as unknown as Ctx;
  };
  return { database, agent: as(['Представитель']), admin: as(['admin']) };
}
type World = Awaited<ReturnType<typeof openWorld>>;

const page = { size: 20 };
const filter = { is_pharmacist: '1' as const, archived: '0' as const };
const CALLS: [name: string, call: (world: World) => Promise<unknown>][] = [
  ['people by name', ({ agent }) => listPharmacists(agent, { page, filter })],
  ['people by points', ({ agent }) => listPharmacists(agent, { page, filter, sort: '-points' })],
  [
    'people, searched',
    ({ agent }) => listPharmacists(agent, { page, filter: { ...filter, search: 'family 7' } }),
  ],
  ['pharmacies by points', ({ agent }) => listPharmacies(agent, { page, sort: '-mark_points' })],
  ['radar', ({ agent }) => listRadar(agent, { page })],
  ['admin: people by name', ({ admin }) => listPharmacists(admin, { page, filter })],
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const say = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, at) => (at ? cell.padStart(11) : cell.padEnd(24))).join('')}\n`);

const postgres = await startPostgres();
const worlds: World[] = [];
try {
  for (const size of SIZES) worlds.push(await openWorld(await postgres.createDatabase(), size));
  say(['call, ms', ...SIZES.map(String), 'ratio', 'goal']);
  for (const [name, call] of CALLS) {
    const times: number[][] = SIZES.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, world] of worlds.entries()) {
        const time = await timeOf(() => call(world));
        if (round > 0) times[at]?.push(time);
      }
    const ms = times.map(median);
    const ratio = (ms.at(-1) ?? 0) / (ms[0] ?? 1);
    const verdict = `≤ ${String(GOAL)} ${ratio <= GOAL ? 'met' : 'SHORT'}`;
    say([name, ...ms.map((one) => one.toFixed(1)), ratio.toFixed(2), verdict]);
  }
} finally {
  await Promise.all(worlds.map(({ database }) => database.close()));
  await postgres.stop();
}

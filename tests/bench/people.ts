/**
 * `npm run bench people`: cost of the list of pharmacists and of a week of the schedule while the world grows from 10³
 * to 10⁵ people and the representative keeps forty pharmacies; about two minutes, on PostgreSQL.
 */
import { asc, sql, type SQL } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import type { Database } from '@/backend/db/types';
import type { Ctx } from '@/backend/http/context';
import { listPharmacies } from '@/backend/services/pharmacies/list-pharmacies';
import { listPharmacists } from '@/backend/services/people/list-pharmacists';
import { listRadar } from '@/backend/services/representative/radar';
import { listAllRegistered } from '@/backend/services/timetable/list-registered';
import { selectRegistered } from '@/backend/services/timetable/registered-row';
import { reportRows } from '@/backend/services/timetable/report-rows';
import { listSlots } from '@/backend/services/trainings/list-slots';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';
import { startPostgres } from '../helpers/postgres';
import { median } from './figures';

const SIZES = [1000, 10_000, 100_000];
const PER_PHARMACY = 5;
const OWN = 40;
/** Trainings in the coming week, and people on each. */
const WEEK = 100;
const SEATS = 10;
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
  await fillSchedule({ db }, people, id);
  await db.execute(sql`vacuum analyze`);
  return id;
}

/** A coming week of a hundred trainings in every world; past trainings and their visits grow with the people. */
async function fillSchedule({ db }: Pick<Database, 'db'>, people: number, leaderId: string): Promise<void> {
  await db.execute(sql`
    insert into training_topics (mark_id, name) select m.id, 'Topic ' || n
    from generate_series(1, 20) n join (select id, row_number() over (order by id) as place from marks) m
      on m.place = 1 + n % 4`);
  const dates = (count: number, hours: SQL) => sql`
    insert into trainings (topic_id, type, local_day, local_from, local_to, time_zone, starts_at, ends_at, city_id,
      address, capacity, taken, leader_id, author_id)
    select t.id, 'offline', (now() + ${hours})::date, '10:00', '12:00', 'Europe/Moscow', now() + ${hours},
      now() + ${hours} + interval '2 hours', c.id, 'Street, ' || n, 30, ${SEATS}::int, ${leaderId}::bigint, ${leaderId}::bigint
    from generate_series(1, ${count}::int) n join cities c on c.name = 'City ' || (1 + n % 50)
    join training_topics t on t.name = 'Topic ' || (1 + n % 20)`;
  await db.execute(dates(WEEK, sql`make_interval(mins => 60 + n * 90)`));
  await db.execute(dates(people / SEATS, sql`make_interval(mins => -n * 20)`));
  await db.execute(sql`
    insert into training_registrations (training_id, user_id, state, source, since, visited_at, check_in_code)
    select t.id, u.id, 'registered', 'self', now(), case when t.ends_at < now() then t.starts_at end, t.id || '-' || u.id
    from (select id, starts_at, ends_at, row_number() over (order by id) as place from trainings) t
    join generate_series(1, ${SEATS}::int) n on true
    join users u on u.email = 'person-' || (1 + (t.place * ${SEATS}::int + n) % ${people}::int) || '@bench.example'`);
  await db.execute(sql`
    insert into training_quotas (training_id, kind, code, seats, author_id)
    select id, 'link', 'code-' || id, 3, author_id from trainings where starts_at > now() and id % 5 = 0`);
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
const dayIn = (days: number) => moscowDay(new Date(Date.now() + days * DAY_MS));
const weekAhead = () => ({ from: dayIn(0), to: dayIn(7) });
/** One page of the query that `downloadReport` and a run read repeatedly. */
const reportPage = (ctx: Ctx) =>
  selectRegistered(ctx, reportRows(ctx, {})).orderBy(asc(trainingRegistrations.id)).limit(1000);
const CALLS: [name: string, call: (world: World) => Promise<unknown>][] = [
  ['people by name', ({ agent }) => listPharmacists(agent, { page, filter })],
  ['people by points', ({ agent }) => listPharmacists(agent, { page, filter, sort: '-points' })],
  [
    'people, searched',
    ({ agent }) => listPharmacists(agent, { page, filter: { ...filter, search: 'family 7' } }),
  ],
  ['pharmacies by points', ({ agent }) => listPharmacies(agent, { page, sort: '-mark_points' })],
  ['radar', ({ agent }) => listRadar(agent, { page })],
  ['schedule, a week', ({ agent }) => listSlots(agent, { page: { size: WEEK }, filter: weekAhead() })],
  [
    'admin: registrations',
    ({ admin }) => listAllRegistered(admin, { page: { ...page, number: 1 }, sort: '-since' }),
  ],
  ['admin: report, a page', ({ admin }) => reportPage(admin)],
  ['admin: people by name', ({ admin }) => listPharmacists(admin, { page, filter })],
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const say = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, at) => (at ? cell.padStart(11) : cell.padEnd(24))).join('')}\n`);

/** Measures lists and a week of the schedule in each world; the goal compares with the smallest. */
export async function people(): Promise<void> {
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
}

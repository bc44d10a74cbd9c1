/**
 * A million statements through the kept plans of PGlite: `node scripts/run.mjs tests/bench/plans.ts [count]`. Prints
 * processor time per statement, compared with planning each time, and the memory of the process; about four minutes.
 */
import { PGlite } from '@electric-sql/pglite';
import { keepPlans } from '@/backend/db/kept-plans';
import { residentMb } from './processes';

const COUNT = Number(process.argv[2] ?? 1_000_000);
const OWN = 2000;
const STEPS = 10;
/** More texts than plans are kept: some are closed and prepared again all the time. */
const TEXTS = 1000;
const OFTEN = 40;

const engine = await PGlite.create();
await engine.exec(`create table people (id int primary key, name text); create table points (person int, amount int);
  create index on points (person); insert into people select n, 'Person ' || n from generate_series(1, 1000) n;
  insert into points select n % 1000, n from generate_series(1, 10000) n; analyze;`);

const text = (
  at: number,
) => `select p.id, p.name, (select coalesce(sum(amount), 0) from points where person = p.id) as points
  from people p where p.id = $1 and p.id <> ${-at}`;
/** Nine of ten texts are from a small set, as in real calls. */
const textOf = (at: number) => text(at % 10 === 0 ? at % TEXTS : at % OFTEN);

async function cost(count: number): Promise<number> {
  const { user, system } = process.cpuUsage();
  for (let at = 0; at < count; at += 1) await engine.query(textOf(at), [at % 1000]);
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1000 / count;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const own = await cost(OWN);
say(`planned each time: ${own.toFixed(3)} ms a statement, ${residentMb(process.pid).toFixed(0)} MB`);
keepPlans(engine);
for (let step = 1; step <= STEPS; step += 1) {
  const kept = await cost(COUNT / STEPS);
  const ratio = (own / kept).toFixed(1);
  say(
    `${(COUNT / STEPS) * step} with kept plans: ${kept.toFixed(3)} ms, ${ratio} × less, ${residentMb(process.pid).toFixed(0)} MB`,
  );
}
await engine.close();

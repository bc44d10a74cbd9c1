import { median } from './figures';
import { residentMb } from './processes';
import { Walk } from './soak-load';
import { startAsPeopleDo, type Started } from './started';
import { Visitor } from './visitor';

const PEOPLE = ['pharmacist', 'admin', 'trainer', 'expert'];
const SAMPLE_MS = 5000;
/** Warm-up: code is compiled and caches are filled until then. */
const WARM_MINUTES = 5;
/** Largest relative change of memory after the warm-up: garbage collection alone varies by as much. */
const LEVEL = 0.1;

export interface SoakOptions {
  minutes: number;
  /** Requests per second of all people together. */
  rate: number;
  postgres: boolean;
}

export function readSoakOptions(words: readonly string[]): SoakOptions {
  const after = (name: string, standard: number) => {
    const at = words.indexOf(name);
    const value = at < 0 ? standard : Number(words[at + 1]);
    if (!(value > 0)) throw new Error(`${name} needs a number above 0`);
    return value;
  };
  return {
    minutes: after('--minutes', 30),
    rate: after('--rate', 20),
    postgres: words.includes('--postgres'),
  };
}

/** Slope in megabytes per minute, by least squares. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([top, bottom], value, at) => [top + (at - middle) * (value - mean), bottom + (at - middle) ** 2],
    [0, 0],
  );
  return under ? over / under : 0;
}

/** Result of the minutes after the warm-up: their slope, and the change from the first fifth to the last. */
export function judge(minutes: readonly number[]): { slope: number; change: number; level: boolean } | null {
  const after = minutes.slice(WARM_MINUTES);
  if (after.length < 5) return null;
  const fifth = Math.max(1, Math.round(after.length / 5));
  const change = median(after.slice(-fifth)) / median(after.slice(0, fifth)) - 1;
  return { slope: slopeOf(after), change, level: change <= LEVEL };
}

class Counts {
  readonly byKind = new Map<string, Map<number, number>>();
  total = 0;
  failed = 0;

  add(kind: string, status: number): void {
    const row = this.byKind.get(kind) ?? new Map<number, number>();
    row.set(status, (row.get(status) ?? 0) + 1);
    this.byKind.set(kind, row);
    this.total += 1;
    if (status >= 500 || status === 0) this.failed += 1;
  }

  tell(): void {
    for (const [kind, row] of this.byKind)
      console.log(
        `  ${kind.padEnd(8)} ${[...row].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      );
  }
}

/** Sends one person's requests in sequence, at that person's share of the rate; slow responses are not compensated. */
async function keepAsking(walk: Walk, everyMs: number, until: number, counts: Counts): Promise<void> {
  while (Date.now() < until) {
    const next = Date.now() + everyMs;
    const [kind, status] = await walk.step().catch(() => ['failed', 0] as const);
    counts.add(kind, status);
    const left = next - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}

type Levels = Record<'portal' | 'backend', number[]>;

/** Prints and returns resident memory per minute: the median of its samples. */
async function watch({ pids }: Started, until: number, counts: Counts): Promise<Levels> {
  const levels: Levels = { portal: [], backend: [] };
  console.log('minute    portal MB   backend MB   requests');
  while (Date.now() < until) {
    const end = Math.min(Date.now() + 60_000, until);
    const [portal, backend]: [number[], number[]] = [[], []];
    do {
      await new Promise((resolve) => setTimeout(resolve, Math.min(SAMPLE_MS, Math.max(end - Date.now(), 1))));
      portal.push(residentMb(pids.portal));
      backend.push(residentMb(pids.backend));
    } while (Date.now() < end);
    levels.portal.push(median(portal));
    levels.backend.push(median(backend));
    const cells = [levels.portal.length, median(portal).toFixed(0), median(backend).toFixed(0), counts.total];
    console.log(cells.map((cell, at) => String(cell).padStart(at ? 12 : 6)).join(''));
  }
  return levels;
}

function verdict(levels: Levels, counts: Counts): boolean {
  counts.tell();
  let good = counts.failed === 0;
  if (counts.failed) console.log(`  ${counts.failed} requests failed`);
  for (const name of ['portal', 'backend'] as const) {
    const judged = judge(levels[name]);
    if (levels[name].some(Number.isNaN)) {
      console.log(`${name}: the process ended`);
      good = false;
    } else if (!judged) console.log(`${name}: too short to judge (needs ten minutes)`);
    else {
      const { slope, change, level } = judged;
      const told = `${slope.toFixed(2)} MB a minute after the first ${WARM_MINUTES}, ${(change * 100).toFixed(1)} % in all`;
      console.log(`${name}: ${told} (goal ≤ ${LEVEL * 100} %): ${level ? 'level' : 'GROWS'}`);
      good &&= level;
    }
  }
  return good;
}

/** `npm run bench soak -- --minutes 30 --rate 20 [--postgres]`: a mixed load, and the memory of both processes. */
export async function soak({ minutes, rate, postgres }: SoakOptions): Promise<boolean> {
  const world = await startAsPeopleDo(postgres);
  try {
    const guest = new Visitor(world.portal);
    const walks: Walk[] = [];
    for (const [at, name] of PEOPLE.entries()) {
      const person = new Visitor(world.portal, `${name}@portal.example`);
      await person.signIn();
      walks.push(new Walk(person, guest, at));
    }
    console.log(
      `\nSoak: ${minutes} minutes, ${rate} requests a second, ${postgres ? 'PostgreSQL' : 'PGlite'}`,
    );
    const until = Date.now() + minutes * 60_000;
    const counts = new Counts();
    const everyMs = (1000 * walks.length) / rate;
    const watched = watch(world, until, counts);
    await Promise.all(walks.map((walk) => keepAsking(walk, everyMs, until, counts)));
    return verdict(await watched, counts);
  } finally {
    await world.stop();
  }
}

/**
 * Cost of the jobs on an idle server on PGlite, in % of a core: without jobs, by timers, by the queue.
 * `node scripts/run.mjs tests/bench/idle-jobs.ts` runs the three in sequence; about six minutes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';
import { readConfig } from '@/backend/config';
import { makeDeps } from '@/backend/deps';
import { JOBS, type Job } from '@/backend/jobs/jobs';
import { startQueued } from '@/backend/jobs/queue';
import { startTimers } from '@/backend/jobs/timers';

const WARM_MS = 20_000;
const MEASURED_MS = 90_000;
const [, , mode] = process.argv;

async function measure(how: string): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-idle-'));
  const deps = await makeDeps(readConfig({ DATA_DIR, LOG_LEVEL: 'silent', DEMO_DATA: '0' }));
  let turns = 0;
  const jobs = JOBS.map((job): Job => ({
    ...job,
    run: async (...given) => {
      turns += 1;
      await job.run(...given);
    },
  }));
  const { signal } = new AbortController();
  const engine = (deps.database.db as unknown as { $client: PGlite }).$client;
  if (how === 'timers') startTimers(deps, jobs, signal);
  if (how === 'queue') startQueued(deps, jobs, signal, { db: fromPglite(engine), backend: 'pglite' });
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  turns = 0;
  const [from, at] = [process.cpuUsage(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  const { user, system } = process.cpuUsage(from);
  const share = (user + system) / 10 / (performance.now() - at);
  process.stdout.write(
    `${how}: ${share.toFixed(2)} % of a core, ${turns} turns in ${MEASURED_MS / 1000} s\n`,
  );
  rmSync(DATA_DIR, { recursive: true, force: true });
  process.exit(0);
}

if (mode) await measure(mode);
else
  for (const how of ['none', 'timers', 'queue']) {
    const self = fileURLToPath(import.meta.url);
    spawnSync(process.execPath, ['--import', 'tsx', self, how], { stdio: 'inherit' });
  }

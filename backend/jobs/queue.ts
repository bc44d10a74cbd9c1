import { setTimeout } from 'node:timers/promises';
import { PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss';
import type { Deps } from '../http/context';
import { runJob, type Job } from './jobs';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** The queue of jobs that failed their last attempt, kept for inspection. */
const DEAD = 'dead-jobs';
const STOP_MS = 5000;
/** Pause before another start, when the database was lost during the first. */
const AGAIN_MS = 5000;

/** Retries after 5, 10, 20 … seconds, at most ten minutes apart; a dead server's job is retried within a minute. */
const RETRIES: QueueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: HOUR_S,
  heartbeatSeconds: 30,
  deleteAfterSeconds: HOUR_S,
};

/** Intervals of the library's own upkeep, as long as this number of jobs allows. */
const UPKEEP = {
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  queueCacheIntervalSeconds: 300,
  bamIntervalSeconds: 600,
  flowIntervalSeconds: 600,
} as const satisfies ConstructorOptions;

/**
 * Adds the queue of a job. A job that is due every few seconds queues its next turn when a turn begins, so that another
 * server can join this one; the schedule restarts the chain when it breaks. Such jobs lock their own rows, so that a
 * row held by a dead server delays no other.
 */
async function addQueue(boss: PgBoss, deps: Deps, job: Job, signal: AbortSignal): Promise<void> {
  const { name, everyS, atStart } = job;
  await boss.createQueue(name, { ...RETRIES, policy: everyS ? 'short' : 'stately', deadLetter: DEAD });
  await boss.schedule(name, everyS ? '* * * * *' : '17 * * * *');
  await boss.work(name, { pollingIntervalSeconds: everyS ? everyS / 2 : 15 }, async () => {
    if (everyS && !signal.aborted) await boss.send(name, null, { startAfter: everyS / 2 });
    await runJob(deps, job, signal);
  });
  if (atStart) await boss.send(name);
}

async function startQueue(
  deps: Deps,
  jobs: readonly Job[],
  where: ConstructorOptions,
  signal: AbortSignal,
): Promise<PgBoss> {
  const boss = new PgBoss({ ...where, ...UPKEEP });
  // without the database the next poll asks again
  boss.on('error', (error) => deps.log.warn({ err: error }, 'the queue of jobs'));
  await boss.start();
  await boss.createQueue(DEAD, { retentionSeconds: 30 * DAY_S });
  for (const job of jobs) if (!signal.aborted) await addQueue(boss, deps, job, signal);
  return boss;
}

/** Runs jobs by a queue that all servers of a database share: each turn runs on one of them. */
export function startQueued(
  deps: Deps,
  jobs: readonly Job[],
  signal: AbortSignal,
  where: ConstructorOptions = { connectionString: deps.config.DATABASE_URL, max: 3 },
): () => Promise<void> {
  const start = async (): Promise<PgBoss | undefined> => {
    while (!signal.aborted) {
      try {
        return await startQueue(deps, jobs, where, signal);
      } catch (error) {
        deps.log.error({ err: error }, 'jobs could not be started');
        await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const started = start();
  return async () => void (await (await started)?.stop({ graceful: true, timeout: STOP_MS }));
}

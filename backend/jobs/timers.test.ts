import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deps } from '../http/context';
import type { Job } from './jobs';
import { startTimers } from './timers';

const deps = {
  log: pino({ level: 'silent' }),
  config: { DATA_DIR: '.', DATA_RESERVE_MB: 0 },
  database: { engine: 'pglite' },
} as Deps;
let asked: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  asked = new AbortController();
});
afterEach(() => vi.useRealTimers());

const start = (job: Partial<Job> & Pick<Job, 'run'>) =>
  startTimers(deps, [{ name: 'test', everyS: 2, ...job }], asked.signal);

test('a job that begins with the process runs at once, another after its first wait', async () => {
  const run = vi.fn(() => Promise.resolve());
  start({ run });
  start({ run, atStart: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a turn never begins beside another, and a failure ends no row', async () => {
  let end = () => {};
  const run = vi
    .fn()
    .mockImplementationOnce(() => new Promise<void>((resolve) => (end = resolve)))
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue(undefined);
  start({ run, atStart: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(4000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('asked to stop, it waits for what is under way and begins nothing more', async () => {
  let end = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = start({ run, atStart: true });
  await vi.advanceTimersByTimeAsync(0);
  asked.abort();
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(stopped).toBe(false);
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

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

const inTurn = (...runs: Job['run'][]) =>
  startTimers(
    deps,
    runs.map((run) => ({ name: 'test', everyS: 60, run, atStart: true as const })),
    asked.signal,
  );

test('those that begin with the process do so in turn, whatever became of the one before', async () => {
  const order: string[] = [];
  const begins = (name: string, end: () => Promise<void>) => () => {
    order.push(`${name} begins`);
    return end().finally(() => void order.push(`${name} ends`));
  };
  const soon = () => new Promise<void>((resolve) => void setTimeout(resolve, 100));
  inTurn(
    begins('first', soon),
    begins('second', () => Promise.reject(new Error('broken'))),
    begins('third', soon),
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a first turn that hangs holds up the next by a second, and none of its later ones', async () => {
  const hangs = vi.fn(() => new Promise<void>(() => undefined));
  const next = vi.fn(() => Promise.resolve());
  inTurn(hangs, next);
  await vi.advanceTimersByTimeAsync(999);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(next).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([hangs, next].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test('asked to stop during the first turns, the next in line never begin', async () => {
  let end = () => {};
  const [first, second] = [vi.fn(() => new Promise<void>((resolve) => (end = resolve))), vi.fn()];
  const stop = inTurn(first, second);
  await vi.advanceTimersByTimeAsync(0);
  asked.abort();
  end();
  await stop();
  expect(second).not.toHaveBeenCalled();
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

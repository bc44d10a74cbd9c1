import { expect, test } from 'vitest';
import { busyLine } from './busy-line';

const here = () => ({ signal: new AbortController().signal });

/** Work that ends when it is told to. */
function held() {
  const state = { running: 0, most: 0, end: () => undefined as void };
  const over = new Promise<void>((resolve) => (state.end = resolve));
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await over;
    state.running -= 1;
  };
  return { state, work };
}
/** One call of a row at once, and as many of all rows as there are. */
const limits = (waiting: number, waitMs: number, all = 100) => ({
  row: { atOnce: 1, waiting, waitMs },
  all: { atOnce: all, waiting, waitMs },
});
const busy = expect.objectContaining({ status: 503, code: 'busy' }) as Error;

test('a hall of five hundred is served by four at a time, each in the order they came', async () => {
  const inLine = busyLine();
  const { state, work } = held();
  const served: number[] = [];
  const calls = Array.from({ length: 500 }, (_, at) =>
    inLine('7', here(), async () => {
      await work();
      served.push(at);
    }),
  );
  expect(state.running).toBe(4);
  state.end();
  await Promise.all(calls);
  expect(state.most).toBe(4);
  expect(served.slice(4)).toEqual([...served.slice(4)].sort((one, other) => one - other));
});

test('one training holds up no other', async () => {
  const inLine = busyLine(limits(10, 60_000));
  const { state, work } = held();
  const crowded = [inLine('7', here(), work), inLine('7', here(), work)];
  expect(await inLine('8', here(), async () => 'served')).toBe('served');
  state.end();
  await Promise.all(crowded);
});

test('a run on as many trainings as people holds eight connections, all are served', async () => {
  const inLine = busyLine();
  const { state, work } = held();
  const calls = Array.from({ length: 500 }, (_, at) => inLine(String(at), here(), work));
  expect(state.running).toBe(8);
  state.end();
  await Promise.all(calls);
  expect([state.most, state.running]).toEqual([8, 0]);
});

test('who is too late for the line of all leaves the place of the training too', async () => {
  const inLine = busyLine(limits(1, 20, 1));
  const { state, work } = held();
  const first = inLine('7', here(), work);
  await expect(inLine('8', here(), work)).rejects.toThrow(busy);
  state.end();
  await first;
  expect(await inLine('8', here(), async () => 'served')).toBe('served');
});

test('past the line, and past its time, it says when to come again; the place goes on to the next', async () => {
  const inLine = busyLine(limits(1, 20));
  const { state, work } = held();
  const first = inLine('7', here(), work);
  const waits: unknown = inLine('7', here(), work).catch((thrown: unknown) => thrown);
  await expect(inLine('7', here(), work)).rejects.toThrow(busy);
  expect(await waits).toMatchObject({ status: 503, options: { headers: { 'retry-after': '3' } } });
  state.end();
  await first;
  expect(await inLine('7', here(), async () => 'served')).toBe('served');
});

test('work that fails gives its place back', async () => {
  const inLine = busyLine(limits(1, 60_000));
  const failing = inLine('7', here(), () => Promise.reject(new Error('no seat')));
  await expect(failing).rejects.toThrow('no seat');
  expect(await inLine('7', here(), async () => 'served')).toBe('served');
});

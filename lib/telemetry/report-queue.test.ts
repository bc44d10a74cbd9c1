import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReportQueue, type Outcome } from './report-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(most = 3) {
  const state = {
    answer: 'sent' as Outcome,
    sent: [] as string[],
    tries: [] as number[],
    lines: [] as string[],
  };
  const made = new ReportQueue({
    most,
    mostOfOne: most,
    warn: (line) => void state.lines.push(line),
    send: ({ body }) => {
      state.tries.push(Date.now());
      if (state.answer === 'sent') state.sent.push(body);
      return Promise.resolve(state.answer);
    },
  });
  const push = (...bodies: string[]) => bodies.forEach((body) => made.push({ owner: '1', path: '/x', body }));
  return { made, state, push };
}

test('reports go in their order', async () => {
  const { state, push } = queue();
  push('a', 'b', 'c');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.sent).toEqual(['a', 'b', 'c']);
});

test('nobody waits for a collector that is away; it is asked ever more rarely, a minute apart at most', async () => {
  const { made, state, push } = queue();
  state.answer = 'away';
  push('a');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const waits = state.tries.slice(1).map((at, index) => at - (state.tries[index] ?? 0));
  expect(waits.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]);
  expect(Math.max(...waits)).toBe(60_000);
  expect(made.length).toBe(1);
});

test('when it is back everything that waited goes, once, and soon again at its usual pace', async () => {
  const { made, state, push } = queue();
  state.answer = 'away';
  push('a', 'b');
  await vi.advanceTimersByTimeAsync(5000);
  state.answer = 'sent';
  await vi.advanceTimersByTimeAsync(60_000);
  push('c');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.sent).toEqual(['a', 'b', 'c']);
  expect(made.length).toBe(0);
});

test('the line is bounded: what is beyond it is dropped, with a line in the log when that begins and ends', async () => {
  const { made, state, push } = queue(3);
  state.answer = 'away';
  push('a', 'b', 'c', 'd', 'e');
  await vi.advanceTimersByTimeAsync(0);
  expect(made.length).toBe(3);
  expect(state.lines).toEqual(['statistics: the collector is away, 3 reports wait, more are dropped']);
  state.answer = 'sent';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.sent).toEqual(['a', 'b', 'c']);
  expect(state.lines.at(-1)).toBe('statistics: the collector is back, 2 reports were dropped');
});

test('what is refused does not hold up the rest', async () => {
  const { state, push } = queue();
  state.answer = 'refused';
  push('a');
  await vi.advanceTimersByTimeAsync(0);
  state.answer = 'sent';
  push('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.sent).toEqual(['b']);
  expect(state.lines).toEqual(['statistics: /x was refused and dropped']);
});

test('a slow collector is sent eight at a time', async () => {
  const answers: (() => void)[] = [];
  const made = new ReportQueue({
    most: 100,
    warn: () => undefined,
    send: () => new Promise((resolve) => answers.push(() => resolve('sent'))),
  });
  for (let n = 0; n < 20; n += 1) made.push({ owner: String(Math.random()), path: '/x', body: String(n) });
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, made.length]).toEqual([8, 20]);
  answers[3]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, made.length]).toEqual([9, 19]);
});

test('a collector that went away with eight on their way is asked by one', async () => {
  const { state, push } = queue(100);
  state.answer = 'away';
  push(...'abcdefghij');
  await vi.advanceTimersByTimeAsync(0);
  expect(state.tries).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.tries).toHaveLength(9);
  state.answer = 'sent';
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.sent.join('')).toBe('abcdefghij');
});

test('one account fills a part of the line alone: the events of the others stay', async () => {
  const sent: string[] = [];
  const lines: string[] = [];
  let away = true;
  const made = new ReportQueue({
    most: 20,
    mostOfOne: 3,
    warn: (line) => void lines.push(line),
    send: ({ body }) => {
      if (!away) sent.push(body);
      return Promise.resolve(away ? 'away' : 'sent');
    },
  });
  for (let n = 0; n < 100; n += 1) made.push({ owner: 'flood', path: '/x', body: `flood ${String(n)}` });
  made.push({ owner: 'anna', path: '/x', body: 'anna' });
  expect(made.length).toBe(4);
  expect(lines).toEqual(['statistics: 3 reports of one account wait, more of it are dropped']);
  away = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.sort()).toEqual(['anna', 'flood 0', 'flood 1', 'flood 2']);
  made.push({ owner: 'flood', path: '/x', body: 'later' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toContain('later');
});

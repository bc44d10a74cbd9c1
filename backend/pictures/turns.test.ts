import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { status: 503, code: 'pictures-busy', options: { headers: { 'retry-after': '10' } } };

/** Works that end when they are told to, and how many of them run. */
function bench() {
  const ends: (() => void)[] = [];
  const fails: (() => void)[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(() => resolve('done'));
      fails.push(() => reject(new Error('broken')));
    });
  return { work, ends, fails };
}

test('no more run at once than may, and each has its turn in the order they came', async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 5, waitMs: 1000 });
  const { work, ends, fails } = bench();
  const all = Array.from({ length: 4 }, () => turns.run(work));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(3);
  fails[1]?.();
  await expect(all[1]).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(4);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['done', 'done', 'done']);
  // every turn was given back
  const again = [turns.run(work), turns.run(work)];
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(6);
  ends[4]?.();
  ends[5]?.();
  await Promise.all(again);
});

test('who finds the queue full is refused at once', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 1, waitMs: 1000 });
  const { work, ends } = bench();
  const [first, second] = [turns.run(work), turns.run(work)];
  await expect(turns.run(work)).rejects.toMatchObject(busy);
  ends[0]?.();
  await first;
  ends[1]?.();
  await second;
});

test('who has waited too long is refused, and its turn goes to the next', async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 5, waitMs: 1000 });
  const { work, ends } = bench();
  const first = turns.run(work);
  const late = expect(turns.run(work)).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  const third = turns.run(work);
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await third).toBe('done');
});

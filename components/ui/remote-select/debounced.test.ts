import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounced } from './debounced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs once, half a second after the last call, with its words', () => {
  const run = vi.fn();
  const late = debounced(run);
  late('а');
  vi.advanceTimersByTime(499);
  late('ап');
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['ап']]);
});

it('never waits longer than three seconds, however fast one types', () => {
  const run = vi.fn();
  const late = debounced(run);
  for (let typed = 0; typed < 15; typed++) {
    late(String(typed));
    vi.advanceTimersByTime(200);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

it('forgets what waits when cancelled', () => {
  const run = vi.fn();
  const late = debounced(run);
  late('а');
  late.cancel();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
